import { Injectable } from '@nestjs/common';
import { AppError, type Caller, dayOf, type JobFigures, type Source, sourceDays } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Job } from '../jobs/job.entity.js';
import { requireJobEditor } from '../jobs/job.policy.js';

const windowMs = 24 * 60 * 60 * 1000;
const pruneBatch = 10_000;

/** Counts views: once per visitor and job in 24 h, never the company's own team's (decision P9). */
@Injectable()
export class JobViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** `visitor` is a keyed hash. A seeker's own view also marks the job's recommendation as seen. */
  async record(
    caller: Caller | null,
    { id, visitor, source }: { id: number; visitor: string; source: Source },
  ): Promise<null> {
    const now = this.clock.now();
    const team = caller?.role === 'employer' ? caller.companyId : null;
    await this.dataSource.query(
      `WITH counted AS (
         INSERT INTO job_views AS seen (job_id, visitor, viewed_at)
         SELECT id, $2, $3 FROM jobs WHERE id = $1 AND company_id IS DISTINCT FROM $5
         ON CONFLICT (job_id, visitor) DO UPDATE SET viewed_at = excluded.viewed_at WHERE seen.viewed_at <= $4
         RETURNING job_id
       ), viewed AS (
         UPDATE jobs SET views = views + 1 FROM counted WHERE jobs.id = counted.job_id RETURNING jobs.id
       )
       INSERT INTO job_view_sources AS kept (job_id, day, source, views) SELECT id, $6, $7, 1 FROM viewed
       ON CONFLICT (job_id, day, source) DO UPDATE SET views = kept.views + 1`,
      [id, visitor, now, this.oldest(now), team, dayOf(now), source],
    );
    if (caller?.role === 'job_seeker') {
      await this.dataSource.query(
        `UPDATE job_recommendations SET is_viewed = true WHERE user_id = $1 AND job_id = $2 AND NOT is_viewed`,
        [caller.userId, id],
      );
    }
    return null;
  }

  /** Who came from where, day by day, for the job's own team (decision P56). Throws `job_not_found` and `not_job_editor`. */
  async figures(caller: Caller, id: number): Promise<Pick<JobFigures, 'jobId' | 'title' | 'views' | 'viewsFrom'>> {
    const job = await this.dataSource.getRepository(Job).findOneBy({ id });
    if (!job) {
      throw new AppError('job_not_found');
    }
    requireJobEditor(caller, job.companyId);
    const from = new Date(this.clock.now().getTime() - sourceDays * windowMs);
    const viewsFrom: JobFigures['viewsFrom'] = await this.dataSource.query(
      `SELECT day::text AS day, source, views AS count FROM job_view_sources WHERE job_id = $1 AND day > $2::date
       ORDER BY day, source`,
      [id, dayOf(from)],
    );
    return { jobId: id, title: job.title, views: job.views, viewsFrom };
  }

  /** Forgets visitors after their 24 h. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM job_views WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM job_views WHERE viewed_at <= $1 LIMIT ${pruneBatch} FOR UPDATE SKIP LOCKED))`,
      [this.oldest(this.clock.now())],
    );
  }

  private oldest(now: Date): Date {
    return new Date(now.getTime() - windowMs);
  }
}
