import { Injectable } from '@nestjs/common';
import { dayOf, type Job, type JobTerms } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';

/** A job as it was read at a version; without terms while it is not public. */
interface ReadJob {
  job: Job;
  terms: JobTerms | undefined;
  version: number;
  now: Date;
}

/** What matching keeps of a job: its words and places, and what else alerts ask for. */
@Injectable()
export class JobCopies {
  /** Stores what was read of a job at a version; the job counts as new for digests from when it was first published. */
  async store(manager: EntityManager, { job, terms, version, now }: ReadJob): Promise<void> {
    await manager.query(
      `UPDATE job_copies SET read_version = $2, words = $3::tsvector, places = $4::tsvector, work_type = $5,
         employment_type = $6, salary_min = $7, salary_max = $8, salary_currency = $9, closing_day = $10,
         seen_at = CASE WHEN published_at IS NULL THEN seen_at ELSE coalesce(seen_at, $11) END
       WHERE job_id = $1 AND NOT deleted`,
      [
        job.id,
        version,
        terms?.words ?? null,
        terms?.places ?? null,
        job.workType,
        job.employmentType,
        job.salaryMin,
        job.salaryMax,
        job.salaryCurrency,
        closingDay(job),
        now,
      ],
    );
  }

  /** Adds open jobs whose events have not come yet, and closing days that changed. Their events still count them as new. */
  async reconcile(manager: EntityManager, jobs: readonly Job[]): Promise<void> {
    await manager.query(
      `INSERT INTO job_copies AS copy (job_id, is_public, read_version, closing_day)
       SELECT job_id, true, 0, closing_day
       FROM jsonb_to_recordset($1::jsonb) AS open (job_id int, closing_day date)
       ORDER BY job_id
       ON CONFLICT (job_id) DO UPDATE SET closing_day = excluded.closing_day
       WHERE NOT copy.deleted AND copy.closing_day IS DISTINCT FROM excluded.closing_day`,
      [JSON.stringify(jobs.map((job) => ({ job_id: job.id, closing_day: closingDay(job) })))],
    );
  }
}

const closingDay = ({ closingDate }: Job): string | null => (closingDate ? dayOf(new Date(closingDate)) : null);
