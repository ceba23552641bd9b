import type { ApplicationStatus } from '@workboard/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { Application } from '../applications/application.entity.js';

/**
 * A change of status that its applicant has not been told (decision P17). It goes with its application, and a newer change
 * takes its place under a new id, so that an Undo or 'Send now' for the older one finds nothing.
 */
@Entity('status_notices')
@Unique('status_notices_application_id_key', ['applicationId'])
@Index('status_notices_due_at', ['dueAt'])
export class StatusNotice {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'status_notices_pkey',
  })
  id: number;

  @Column('int', { name: 'application_id' })
  applicationId: number;

  @ManyToOne(() => Application, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'status_notices_application_id_fkey' })
  application: Relation<Application>;

  /** What Undo brings back: the status, and the offer with it, before the first change that was not told. */
  @Column('text', { name: 'from_status' })
  fromStatus: ApplicationStatus;

  @Column('timestamptz', { name: 'from_offer_made_at', nullable: true })
  fromOfferMadeAt: Date | null;

  /** When the first change was made that was not told. */
  @Column('timestamptz')
  since: Date;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  /** The employer's own text for the mail, filled in (decision P44). */
  @Column('text', { nullable: true })
  message: string | null;

  /** Who wrote it. */
  @Column('int', { name: 'message_by', nullable: true })
  messageBy: number | null;

  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;
}
