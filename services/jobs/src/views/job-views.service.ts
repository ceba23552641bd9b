import { Injectable } from '@nestjs/common';
import { AppError, type Caller, dayOf, type JobFigures, type JobView, sourceDays } from '@workboard/contracts';
import { Clock, queryPrepared } from '@workboard/service-kit';
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

  /**
   * Counts views; of several by one visitor of one job the first. A seeker's own view also marks the job's recommendation as seen.
   * Rows are locked by job and visitor, then by job, so that gateways that count at once do not wait for each other in a circle.
   */
  async record(views: readonly JobView[]): Promise<null> {
    const now = this.clock.now();
    await queryPrepared(
      this.dataSource,
      `WITH given AS (
         SELECT DISTINCT ON (job_id, visitor) job_id, visitor, source, company_id
         FROM unnest($1::int[], $2::text[], $3::text[], $4::int[]) WITH ORDINALITY AS given (job_id, visitor, source, company_id, place)
         ORDER BY job_id, visitor, place
       ), counted AS (
         INSERT INTO job_views AS seen (job_id, visitor, viewed_at)
         SELECT job_id, visitor, $5 FROM given JOIN jobs ON jobs.id = job_id AND jobs.company_id IS DISTINCT FROM given.company_id
         ORDER BY job_id, visitor
         ON CONFLICT (job_id, visitor) DO UPDATE SET viewed_at = excluded.viewed_at WHERE seen.viewed_at <= $6
         RETURNING job_id, visitor
       ), sources AS (
         SELECT job_id, source, count(*)::int AS views FROM counted JOIN given USING (job_id, visitor) GROUP BY job_id, source
       ), viewed AS (
         UPDATE jobs SET views = jobs.views + sums.views
         FROM (SELECT id FROM jobs WHERE id IN (SELECT job_id FROM sources) ORDER BY id FOR NO KEY UPDATE) AS locked
         JOIN (SELECT job_id, sum(views)::int AS views FROM sources GROUP BY job_id) AS sums ON sums.job_id = locked.id
         WHERE jobs.id = locked.id RETURNING jobs.id
       )
       INSERT INTO job_view_sources AS kept (job_id, day, source, views)
       SELECT job_id, $7, source, views FROM sources JOIN viewed ON viewed.id = job_id
       ON CONFLICT (job_id, day, source) DO UPDATE SET views = kept.views + excluded.views`,
      [
        views.map(({ id }) => id),
        views.map(({ visitor }) => visitor),
        views.map(({ source }) => source),
        views.map(({ companyId }) => companyId),
        now,
        this.oldest(now),
        dayOf(now),
      ],
    );
    const bySeekers = views.filter(({ seekerId }) => seekerId !== null);
    if (bySeekers.length > 0) {
      await this.dataSource.query(
        `UPDATE job_recommendations AS recommended SET is_viewed = true FROM unnest($1::int[], $2::int[]) AS seen (user_id, job_id)
         WHERE recommended.user_id = seen.user_id AND recommended.job_id = seen.job_id AND NOT is_viewed`,
        [bySeekers.map(({ seekerId }) => seekerId), bySeekers.map(({ id }) => id)],
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
