import type { Job, JobStatus } from '@workboard/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What this service must know of a job, written by its events. A deleted job stays as a tombstone. */
@Entity('job_copies')
@Index('job_copies_company_id', ['companyId'])
@Check('job_copies_status_check', `status IN ('active', 'inactive')`)
export class JobCopy {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'job_copies_pkey' })
  id: number;

  /** Grows with every change; 0 for a copy taken when somebody applied before the first event arrived. */
  @Column('int')
  version: number;

  @Column('int', { name: 'company_id' })
  companyId: number;

  @Column('text')
  title: string;

  @Column('text')
  status: JobStatus;

  @Column('boolean', { name: 'is_public' })
  isPublic: boolean;

  @Column('boolean', { default: false })
  deleted: boolean;

  /** The snapshot of a deleted job for those who applied (decision P19); null when nobody had. */
  @Column('jsonb', { nullable: true })
  kept: Job | null;
}
