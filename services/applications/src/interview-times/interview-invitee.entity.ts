import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { Interview } from '../interviews/interview.entity.js';
import type { CloseReason } from '../interviews/invitations.js';
import { InterviewOffer } from './interview-offer.entity.js';
import { InterviewTime } from './interview-time.entity.js';

/** Somebody whom times are offered to, and what they chose; it goes with their application. */
@Entity('interview_invitees')
@Unique('interview_invitees_offer_id_application_id_key', ['offerId', 'applicationId'])
@Index('interview_invitees_application_id', ['applicationId'])
@Index('interview_invitees_time_id', ['timeId'])
@Index('interview_invitees_interview_id', ['interviewId'])
@Check('interview_invitees_close_reason_check', `close_reason IN ('ended', 'planned', 'replaced')`)
export class InterviewInvitee {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'interview_invitees_pkey',
  })
  id: number;

  @Column('int', { name: 'offer_id' })
  offerId: number;

  @ManyToOne(() => InterviewOffer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'interview_invitees_offer_id_fkey' })
  offer: Relation<InterviewOffer>;

  @Column('int', { name: 'application_id' })
  applicationId: number;

  @ManyToOne(() => Application, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'interview_invitees_application_id_fkey' })
  application: Relation<Application>;

  @Column('int', { name: 'time_id', nullable: true })
  timeId: number | null;

  @ManyToOne(() => InterviewTime, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'time_id', foreignKeyConstraintName: 'interview_invitees_time_id_fkey' })
  time: Relation<InterviewTime> | null;

  @Column('int', { name: 'interview_id', nullable: true })
  interviewId: number | null;

  @ManyToOne(() => Interview, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'interview_id', foreignKeyConstraintName: 'interview_invitees_interview_id_fkey' })
  interview: Relation<Interview> | null;

  @Column('timestamptz', { name: 'chosen_at', nullable: true })
  chosenAt: Date | null;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column('text', { name: 'close_reason', nullable: true })
  closeReason: CloseReason | null;
}
