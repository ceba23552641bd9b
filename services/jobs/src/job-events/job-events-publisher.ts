import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { publishAll } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { ReviewCases } from '../screening/review-cases.js';

type JobSnapshot = NonNullable<EventPayload<'job.deleted'>['job']>;

/** Fields that are emptied in the snapshot of a deleted job. */
const emptied: Partial<JobSnapshot> = {
  description: '',
  requirements: [],
  responsibilities: [],
  skills: [],
  benefits: [],
  hrEmail: null,
  postedById: null,
  publishedBy: null,
  status: 'inactive',
  published: false,
};

interface ChangedJob extends EventPayload<'job.changed'> {
  announced: boolean;
}

/** Publishes the events of changed and deleted jobs, in the transaction of the change. */
@Injectable()
export class JobEventsPublisher {
  constructor(private readonly cases: ReviewCases) {}

  /** Those of the company's jobs that are listed now. */
  async listedOf(manager: EntityManager, companyId: number): Promise<Set<number>> {
    const rows: { id: number }[] = await manager.query(`SELECT job_id AS id FROM job_search WHERE company_id = $1`, [
      companyId,
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Raises the version of changed jobs and publishes `job.changed`; for those that became public for the first time also
   * `job.published`. `publicBefore` holds the ids that were listed before the change. Returns the published `job.changed`.
   */
  async changed(
    manager: EntityManager,
    { ids, publicBefore }: { ids: readonly number[]; publicBefore: ReadonlySet<number> },
  ): Promise<EventPayload<'job.changed'>[]> {
    if (ids.length === 0) {
      return [];
    }
    const [changed]: [ChangedJob[], number] = await manager.query(
      `UPDATE jobs AS job SET version = job.version + 1,
         announced_at = CASE WHEN before.listed OR now_listed THEN coalesce(job.announced_at, now()) ELSE job.announced_at END
       FROM (
         SELECT id, announced_at, id = ANY ($2) AS listed, EXISTS (SELECT FROM job_search WHERE job_id = id) AS now_listed
         FROM jobs WHERE id = ANY ($1) ORDER BY id FOR UPDATE
       ) AS before
       WHERE before.id = job.id
       RETURNING job.id, job.version, job.title, job.company_id AS "companyId", job.status, now_listed AS "isPublic",
         (now_listed AND NOT before.listed AND before.announced_at IS NULL) AS announced`,
      [ids, [...publicBefore]],
    );
    await publishAll(manager, 'job.changed', changed);
    const announced = changed.filter(({ announced }) => announced).map(({ id }) => ({ id }));
    await publishAll(manager, 'job.published', announced);
    return changed;
  }

  /**
   * Snapshots of jobs that are about to be deleted, for those who applied (decision P19): title, place and company, without
   * the text and without anybody's name.
   */
  async snapshots(manager: EntityManager, ids: readonly number[]): Promise<Map<number, JobSnapshot>> {
    const rows: { id: number; job: JobSnapshot }[] = await manager.query(
      `SELECT job.id, job_json(job, card.card)::jsonb || $2 AS job
       FROM jobs AS job JOIN job_cards AS card ON card.job_id = job.id WHERE job.id = ANY ($1)`,
      [ids, JSON.stringify(emptied)],
    );
    return new Map(rows.map(({ id, job }) => [id, job]));
  }

  /** Publishes `job.deleted`; what the database does not remove along with the jobs is removed here. */
  async deleted(manager: EntityManager, jobs: readonly EventPayload<'job.deleted'>[]): Promise<void> {
    const ids = jobs.map(({ id }) => id);
    await manager.query(`DELETE FROM job_views WHERE job_id = ANY ($1)`, [ids]);
    // What was taken down is still compared with new ads.
    await manager.query(
      `DELETE FROM job_sketches AS known WHERE job_id = ANY ($1) AND NOT EXISTS (
         SELECT FROM review_cases AS review WHERE review.job_id = known.job_id
           AND review.decision IN ('take_down', 'revoke_company'))`,
      [ids],
    );
    await this.cases.closeUnreported(manager, ids, 'deleted');
    await publishAll(manager, 'job.deleted', jobs);
  }
}
