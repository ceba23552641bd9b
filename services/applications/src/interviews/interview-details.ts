import { Column } from 'typeorm';

/** Where and with whom an interview is: the columns of one that is planned, and of times to choose from (decision P53). */
export abstract class InterviewDetails {
  @Column('text', { name: 'meeting_link', nullable: true })
  meetingLink: string | null;

  @Column('text', { nullable: true })
  notes: string | null;

  /** The address of an interview in person. */
  @Column('text', { nullable: true })
  place: string | null;

  /** The number that is called for an interview by phone. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { name: 'contact_name', nullable: true })
  contactName: string | null;

  @Column('text', { name: 'contact_phone', nullable: true })
  contactPhone: string | null;

  @Column('text', { name: 'contact_email', nullable: true })
  contactEmail: string | null;

  /** E-mail addresses of those who take part for the employer. */
  @Column('text', { array: true, default: [] })
  panel: string[];
}
