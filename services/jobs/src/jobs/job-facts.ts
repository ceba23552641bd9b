import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { publishAll } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';

interface ToldJob extends EventPayload<'job.changed'> {
  announced: boolean;
}

/** Tells the others of changed jobs, in the transaction of the change. */
@Injectable()
export class JobFacts {
  /** Those of the company's jobs that are listed now. */
  async listedOf(manager: EntityManager, companyId: number): Promise<Set<number>> {
    const rows: { id: number }[] = await manager.query(`SELECT job_id AS id FROM job_search WHERE company_id = $1`, [
      companyId,
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Raises the version of changed jobs and tells `job.changed`; those that became public for the first time also
   * `job.published`. `publicBefore` holds the ids that were listed before the change. Answers what was told.
   */
  async changed(
    manager: EntityManager,
    { ids, publicBefore }: { ids: readonly number[]; publicBefore: ReadonlySet<number> },
  ): Promise<EventPayload<'job.changed'>[]> {
    if (ids.length === 0) {
      return [];
    }
    const [told]: [ToldJob[], number] = await manager.query(
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
    await publishAll(manager, 'job.changed', told);
    const announced = told.filter(({ announced }) => announced).map(({ id }) => ({ id }));
    await publishAll(manager, 'job.published', announced);
    return told;
  }

  /** Tells `job.deleted`; what the database does not remove along with the jobs goes here. */
  async deleted(manager: EntityManager, jobs: readonly EventPayload<'job.deleted'>[]): Promise<void> {
    await manager.query(`DELETE FROM job_views WHERE job_id = ANY ($1)`, [jobs.map(({ id }) => id)]);
    await publishAll(manager, 'job.deleted', jobs);
  }
}
