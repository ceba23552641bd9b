import type { Priority } from '@workboard/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Job } from '../jobs/job.entity.js';

/** A job that a seeker keeps, with notes, folder and priority (spec §3). */
@Entity('saved_jobs')
@Unique('saved_jobs_user_id_job_id_key', ['userId', 'jobId'])
@Index('saved_jobs_job_id', ['jobId'])
@Check('saved_jobs_priority_check', `priority IN ('high', 'medium', 'low')`)
export class SavedJob {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'saved_jobs_pkey' })
  id: number;

  @Column('int', { name: 'user_id' })
  userId: number;

  @Column('int', { name: 'job_id' })
  @ForeignKey(() => Job, { name: 'saved_jobs_job_id_fkey', onDelete: 'CASCADE' })
  jobId: number;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('text', { default: 'default' })
  folder: string;

  @Column('text', { default: 'medium' })
  priority: Priority;

  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' })
  savedAt: Date;
}
