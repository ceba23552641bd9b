import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { withdraw } from '../deliveries/intents.js';

/** The subject of messages about a job, by which they are found again. */
export const jobSubject = (id: number): string => `job:${id}`;

/** Keeps track of which jobs are public and which are new. What they say is read by the worker. */
@Injectable()
export class JobsEvents {
  constructor(private readonly clock: Clock) {}

  @OnEvent('job.changed')
  async onChanged({ id, version, isPublic }: EventPayload<'job.changed'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO job_copies AS copy (job_id, version, is_public) VALUES ($1, $2, $3)
       ON CONFLICT (job_id) DO UPDATE SET version = excluded.version, is_public = excluded.is_public
       WHERE copy.version < excluded.version AND NOT copy.deleted`,
      [id, version, isPublic],
    );
  }

  @OnEvent('job.published')
  async onPublished({ id }: EventPayload<'job.published'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO job_copies AS copy (job_id, published_at, is_public) VALUES ($1, $2, true)
       ON CONFLICT (job_id) DO UPDATE SET published_at = excluded.published_at
       WHERE copy.published_at IS NULL AND NOT copy.deleted`,
      [id, this.clock.now()],
    );
  }

  @OnEvent('job.deleted')
  async onDeleted({ id }: EventPayload<'job.deleted'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO job_copies AS copy (job_id, deleted) VALUES ($1, true)
       ON CONFLICT (job_id) DO UPDATE SET deleted = true, is_public = false, words = NULL, places = NULL`,
      [id],
    );
    await manager.query(`DELETE FROM alert_matches WHERE job_id = $1`, [id]);
    await withdraw(manager, { subject: jobSubject(id), reason: 'the job is gone' });
  }
}
