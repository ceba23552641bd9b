import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';

/** Keeps the copy of jobs; an older version never overwrites a newer one, and a deleted job stays deleted. */
@Injectable()
export class JobCopiesEvents {
  @OnEvent('job.changed')
  async onChanged(job: EventPayload<'job.changed'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO job_copies AS copy (id, version, company_id, title, status, is_public)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, company_id = excluded.company_id,
         title = excluded.title, status = excluded.status, is_public = excluded.is_public
       WHERE copy.version < excluded.version AND NOT copy.deleted`,
      [job.id, job.version, job.companyId, job.title, job.status, job.isPublic],
    );
  }
}
