import type { InterviewType } from '@workboard/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InterviewDetails } from '../interviews/interview-details.js';
import { JobCopy } from '../job-copies/job-copy.entity.js';

/** Times to choose from, all with the same place and length (decision P53); they go with their job. */
@Entity('interview_offers')
@Index('interview_offers_job_id', ['jobId'])
@Check('interview_offers_places_check', 'places > 0')
@Check('interview_offers_duration_check', 'duration > 0')
@Check('interview_offers_type_check', `type IN ('video', 'phone', 'in-person')`)
export class InterviewOffer extends InterviewDetails {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'interview_offers_pkey',
  })
  id: number;

  @Column('int', { name: 'job_id' })
  jobId: number;

  @ManyToOne(() => JobCopy, { nullable: false })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'interview_offers_job_id_fkey' })
  job: Relation<JobCopy>;

  /** How many people may choose the same time. */
  @Column('int')
  places: number;

  /** Minutes. */
  @Column('int')
  duration: number;

  @Column('text')
  type: InterviewType;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
