import { Injectable } from '@nestjs/common';
import { AppError, type EventPayload, type Job, type JobForApplication, jobsService } from '@workboard/contracts';
import { type Client, InjectClient, lockCopy, OnEvent } from '@workboard/service-kit';
import { DataSource, type EntityManager, In } from 'typeorm';
import { JobCopy } from './job-copy.entity.js';

/** The read copy of jobs: written by events, completed by message where an event is still on its way. */
@Injectable()
export class JobCopiesService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  /**
   * Applies `job.changed`, from the event or from the message that is ahead of it: an older version never overwrites a
   * newer one, and a deleted job stays deleted. A job that moves to another company leaves its hiring team behind (decision P68).
   */
  @OnEvent('job.changed')
  async apply(job: EventPayload<'job.changed'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `WITH left_behind AS (
         DELETE FROM hiring_teams AS team USING job_copies AS job
         WHERE team.job_id = $1 AND job.id = $1 AND job.company_id <> $3 AND job.version < $2 AND NOT job.deleted)
       INSERT INTO job_copies AS copy (id, version, company_id, title, status, is_public)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, company_id = excluded.company_id,
         title = excluded.title, status = excluded.status, is_public = excluded.is_public
       WHERE copy.version < excluded.version AND NOT copy.deleted`,
      [job.id, job.version, job.companyId, job.title, job.status, job.isPublic],
    );
  }

  /** A job that exists. Throws `job_not_found` for an unknown or deleted one. */
  async get(id: number): Promise<Pick<JobCopy, 'companyId' | 'status'>> {
    const copy = await this.dataSource.getRepository(JobCopy).findOneBy({ id });
    if (copy) {
      return this.living(copy);
    }
    // So new that its first event has not arrived yet.
    const job = await this.jobs.forApplication({ id });
    if (!job) {
      throw new AppError('job_not_found');
    }
    return { companyId: job.companyId, status: 'active' };
  }

  /** The copy of a job, made where its first event is still on its way. Throws `job_not_found`. */
  async ensure(id: number): Promise<JobCopy> {
    const copy = await this.dataSource.getRepository(JobCopy).findOneBy({ id });
    if (copy) {
      return this.living(copy);
    }
    const job = await this.jobs.forApplication({ id });
    if (!job) {
      throw new AppError('job_not_found');
    }
    return this.dataSource.transaction((manager) => this.lockShared(manager, job));
  }

  /**
   * Makes sure that a public job has its copy and locks it until the transaction ends, so that the job cannot be deleted
   * in between. Throws `job_not_found` when it already is, whatever the jobs service said a moment ago.
   */
  async lockShared(manager: EntityManager, job: JobForApplication): Promise<JobCopy> {
    const { id, title, companyId, isPublic } = job;
    const blank = { id, title, companyId, isPublic, version: 0, status: 'active' } as const;
    return this.living(await lockCopy(manager, JobCopy, { blank, mode: 'pessimistic_read' }));
  }

  /**
   * Turns the copy into a tombstone, which waits for applications being sent and refuses later ones, with the snapshot of
   * the job for those who applied.
   */
  async markDeleted(manager: EntityManager, { id, companyId, job }: EventPayload<'job.deleted'>): Promise<void> {
    await manager.query(
      `INSERT INTO job_copies AS copy (id, version, company_id, title, status, is_public, deleted, kept)
       VALUES ($1, 0, $2, coalesce($3::jsonb ->> 'title', ''), 'inactive', false, true, $3)
       ON CONFLICT (id) DO UPDATE SET status = 'inactive', is_public = false, deleted = true,
         kept = coalesce(excluded.kept, copy.kept)`,
      [id, companyId, job && JSON.stringify(job)],
    );
  }

  /** Snapshots of deleted jobs, by id. */
  async snapshotsOf(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Job>> {
    if (ids.length === 0) {
      return new Map();
    }
    const copies = await manager.find(JobCopy, { where: { id: In([...ids]) } });
    return new Map(copies.flatMap(({ id, kept }) => (kept ? [[id, kept] as const] : [])));
  }

  private living(copy: JobCopy): JobCopy {
    if (copy.deleted) {
      throw new AppError('job_not_found');
    }
    return copy;
  }
}
