import type { ApplicationStatus, AskedQuestion } from '@workboard/contracts';
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
import { JobCopy } from '../job-copies/job-copy.entity.js';

/** One seeker's application for one job (spec §3). */
@Entity('applications')
@Unique('applications_job_id_user_id_key', ['jobId', 'userId'])
@Index('applications_user_id', ['userId'])
@Index('applications_resume', ['resume'])
@Index('applications_applied_at', ['appliedAt'])
@Check('applications_status_check', `status IN ('applied', 'reviewed', 'interviewing', 'offered', 'hired', 'rejected')`)
export class Application {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'applications_pkey',
  })
  id: number;

  @Column('int', { name: 'job_id' })
  jobId: number;

  @ManyToOne(() => JobCopy, { nullable: false })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'applications_job_id_fkey' })
  job: Relation<JobCopy>;

  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('text', { default: 'applied' })
  status: ApplicationStatus;

  @Column('text', { name: 'cover_letter' })
  coverLetter: string;

  /** The resume's address as it was when the application was sent (decision W7). */
  @Column('text', { nullable: true })
  resume: string | null;

  @Column('jsonb', { nullable: true })
  answers: Record<string, unknown> | null;

  /** The job's questions as they were asked (decision P48); null where there were none. */
  @Column('jsonb', { nullable: true })
  asked: AskedQuestion[] | null;

  /** The employer's own remarks; never shown to the seeker. */
  @Column('text', { nullable: true })
  notes: string | null;

  /** What the employer's team tagged it with; never shown to the seeker (decision P46). */
  @Column('text', { array: true, default: [] })
  tags: string[];

  /** When the employer made the offer (decision P16). */
  @Column('timestamptz', { name: 'offer_made_at', nullable: true })
  offerMadeAt: Date | null;

  /** Whether an interview was ever arranged, past and cancelled ones included (decision P16). */
  @Column('boolean', { name: 'had_interview', default: false })
  hadInterview: boolean;

  /** When the seeker withdrew it (decision P18). */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  /** When its job was deleted; from then on it is the seeker's alone (decision P19). */
  @Column('timestamptz', { name: 'job_withdrawn_at', nullable: true })
  jobWithdrawnAt: Date | null;

  @Column('timestamptz', { name: 'applied_at', default: () => 'now()' })
  appliedAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
