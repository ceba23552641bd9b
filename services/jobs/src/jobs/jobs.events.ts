import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { markUserDeleted, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';

/** What applications and accounts mean for jobs. */
@Injectable()
export class JobsEvents {
  /** The counter is a sum: it is right whichever event, sent or withdrawn, comes first (decision P10). */
  @OnEvent('application.created')
  async onApplied({ jobId }: EventPayload<'application.created'>, manager: EntityManager): Promise<void> {
    await manager.query(`UPDATE jobs SET applications = applications + 1 WHERE id = $1`, [jobId]);
  }

  @OnEvent('application.deleted')
  async onWithdrawn({ jobId }: EventPayload<'application.deleted'>, manager: EntityManager): Promise<void> {
    await manager.query(`UPDATE jobs SET applications = applications - 1 WHERE id = $1`, [jobId]);
  }

  @OnEvent('user.deleted')
  async onUserDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    await markUserDeleted(manager, userId);
    await manager.query(`DELETE FROM saved_jobs WHERE user_id = $1`, [userId]);
    await manager.query(`DELETE FROM job_recommendations WHERE user_id = $1`, [userId]);
    await manager.query(
      `SELECT FROM company_copies WHERE id IN (SELECT company_id FROM jobs WHERE posted_by_id = $1 OR published_by = $1 OR filled_by = $1)
       ORDER BY id FOR SHARE`,
      [userId],
    );
    await manager.query(
      `UPDATE jobs SET posted_by_id = nullif(posted_by_id, $1), published_by = nullif(published_by, $1),
         filled_by = nullif(filled_by, $1)
       WHERE posted_by_id = $1 OR published_by = $1 OR filled_by = $1`,
      [userId],
    );
  }
}
