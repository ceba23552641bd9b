import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Job } from '../jobs/job.entity.js';

/** A job that suits a seeker, as ranking found it (decision P14). */
@Entity('job_recommendations')
@Unique('job_recommendations_user_id_job_id_key', ['userId', 'jobId'])
@Index('job_recommendations_job_id', ['jobId'])
@Check('job_recommendations_match_score_check', `match_score BETWEEN 0 AND 100`)
export class JobRecommendation {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'job_recommendations_pkey',
  })
  id: number;

  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('int', { name: 'job_id' })
  @ForeignKey(() => Job, { name: 'job_recommendations_job_id_fkey', onDelete: 'CASCADE' })
  jobId: number;

  /** 0 to 100. */
  @Column('double precision', { name: 'match_score' })
  matchScore: number;

  @Column('text')
  reason: string;

  @Column('boolean', { name: 'is_viewed', default: false })
  isViewed: boolean;

  @Column('boolean', { name: 'is_dismissed', default: false })
  isDismissed: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
