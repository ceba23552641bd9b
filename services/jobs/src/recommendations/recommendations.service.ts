import { Injectable } from '@nestjs/common';
import { AppError, type Caller, dayOf, type Job, type Recommendation } from '@workboard/contracts';
import { Clock, protectUser } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { JobRecommendation } from './job-recommendation.entity.js';

interface Match {
  jobId: number;
  matchScore: number;
  reason: string;
}
type Row = Omit<Recommendation, 'createdAt' | 'job'> & { createdAt: Date; job: string };

/** Jobs that suit a seeker, found by ranking (decision P14). */
@Injectable()
export class RecommendationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The caller's own, best first: only jobs that are public and open, none that was dismissed. */
  async list({ userId }: Caller, limit: number): Promise<Recommendation[]> {
    const now = this.clock.now();
    const rows: Row[] = await this.dataSource.query(
      `SELECT found.id, found.user_id AS "userId", found.job_id AS "jobId", found.match_score AS "matchScore",
         found.reason, found.is_viewed AS "isViewed", found.is_dismissed AS "isDismissed",
         found.created_at AS "createdAt", job_json(job, card.card) AS job
       FROM job_recommendations AS found
       JOIN jobs AS job ON job.id = found.job_id
       JOIN job_cards AS card ON card.job_id = job.id
       JOIN company_copies AS company ON company.id = job.company_id
       WHERE found.user_id = $1 AND NOT found.is_dismissed AND job_is_public(job, company, $2)
         AND (job.closing_date IS NULL OR job.closing_date >= $3)
       ORDER BY found.match_score DESC, job.created_at DESC, job.id DESC LIMIT $4`,
      [userId, now, dayOf(now), limit],
    );
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      job: JSON.parse(row.job) as Job,
    }));
  }

  /** Hides one of the caller's own for good; any other is `not_found`. */
  async dismiss({ userId }: Caller, id: number): Promise<null> {
    const { affected } = await this.dataSource
      .getRepository(JobRecommendation)
      .update({ id, userId }, { isDismissed: true });
    if (!affected) {
      throw new AppError('not_found');
    }
    return null;
  }

  /** Replaces a seeker's recommendations; dismissed ones stay dismissed, seen ones seen. */
  async store({ userId, matches }: { userId: number; matches: readonly Match[] }): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      await protectUser(manager, userId, 'unauthenticated');
      const parameters = [userId, JSON.stringify(matches)];
      await manager.query(
        `DELETE FROM job_recommendations WHERE user_id = $1 AND NOT is_dismissed
           AND job_id NOT IN (SELECT "jobId" FROM jsonb_to_recordset($2::jsonb) AS match ("jobId" int))`,
        parameters,
      );
      // The lock leaves out a job that is being deleted just now.
      await manager.query(
        `INSERT INTO job_recommendations (user_id, job_id, match_score, reason)
         SELECT DISTINCT ON (job.id) $1::int, job.id, match."matchScore", match.reason
         FROM jsonb_to_recordset($2::jsonb) AS match ("jobId" int, "matchScore" double precision, reason text)
         JOIN (SELECT id FROM jobs
               WHERE id IN (SELECT "jobId" FROM jsonb_to_recordset($2::jsonb) AS wanted ("jobId" int))
               ORDER BY id FOR KEY SHARE) AS job ON job.id = match."jobId"
         ORDER BY job.id, match."matchScore" DESC
         ON CONFLICT (user_id, job_id) DO UPDATE SET match_score = excluded.match_score, reason = excluded.reason`,
        parameters,
      );
    });
    return null;
  }
}
