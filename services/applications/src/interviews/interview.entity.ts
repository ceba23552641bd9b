import type {
  CancelReason,
  InterviewAnswer,
  InterviewOutcome,
  InterviewStatus,
  InterviewType,
} from '@workboard/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { InterviewDetails } from './interview-details.js';

/** An interview of an application (spec §3, decision P11); it goes with its application. */
@Entity('interviews')
@Index('interviews_application_id', ['applicationId', 'scheduledAt'])
@Check('interviews_duration_check', 'duration > 0')
@Check('interviews_type_check', `type IN ('video', 'phone', 'in-person')`)
@Check(
  'interviews_cancel_reason_check',
  `cancel_reason IN ('employer', 'rejected', 'hired', 'withdrawn', 'job_deleted', 'user_deleted')`,
)
@Check('interviews_answer_check', `answer IN ('coming', 'not_coming', 'other_time')`)
@Check('interviews_outcome_check', `outcome IN ('attended', 'no_show', 'not_held')`)
@Check('interviews_status_check', `status IN ('scheduled', 'completed', 'cancelled')`)
export class Interview extends InterviewDetails {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'interviews_pkey' })
  id: number;

  @Column('int', { name: 'application_id' })
  applicationId: number;

  @ManyToOne(() => Application, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'interviews_application_id_fkey' })
  application: Relation<Application>;

  @Column('timestamptz', { name: 'scheduled_at' })
  scheduledAt: Date;

  /** Minutes. */
  @Column('int', { default: 60 })
  duration: number;

  @Column('text', { default: 'video' })
  type: InterviewType;

  @Column('text', { default: 'scheduled' })
  status: InterviewStatus;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt: Date | null;

  @Column('text', { name: 'cancel_reason', nullable: true })
  cancelReason: CancelReason | null;

  @Column('text', { nullable: true })
  answer: InterviewAnswer | null;

  @Column('text', { name: 'answer_text', nullable: true })
  answerText: string | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** The employer's own record of how it went; never shown to the seeker. */
  @Column('text', { nullable: true })
  outcome: InterviewOutcome | null;

  @Column('text', { name: 'outcome_note', nullable: true })
  outcomeNote: string | null;

  /** Counts the changes that were told. */
  @Column('int', { default: 0 })
  sequence: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
