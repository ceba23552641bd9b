import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { OnEvent, publishAll } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { InterviewsQueries } from '../interviews/interviews.queries.js';
import { buryUser } from './deleted-users.queries.js';

/** Applications go with their job and with their seeker; interviews go with them in the database. */
@Injectable()
export class ApplicationsEvents {
  constructor(private readonly interviews: InterviewsQueries) {}

  /**
   * The tombstone comes first: it waits for applications being sent and refuses later ones. Whoever was invited to an
   * interview hears that it is off.
   */
  @OnEvent('job.deleted')
  async onJobDeleted({ id, companyId }: EventPayload<'job.deleted'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO job_copies (id, version, company_id, title, status, is_public, deleted)
       VALUES ($1, 0, $2, '', 'inactive', false, true)
       ON CONFLICT (id) DO UPDATE SET status = 'inactive', is_public = false, deleted = true`,
      [id, companyId],
    );
    await publishAll(manager, 'interview.cancelled', await this.interviews.plannedOf(manager, id));
    await this.removeWhere(manager, 'job_id', id);
  }

  @OnEvent('user.deleted')
  async onUserDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    await buryUser(manager, userId);
    await this.removeWhere(manager, 'user_id', userId);
  }

  private async removeWhere(manager: EntityManager, column: 'job_id' | 'user_id', value: number): Promise<void> {
    // Locked in the order of ids, so that two cascades that share rows wait for each other instead of deadlocking.
    const gone: EventPayload<'application.deleted'>[] = await manager.query(
      `SELECT a.id, a.job_id AS "jobId", a.user_id AS "userId", j.company_id AS "companyId"
       FROM applications a JOIN job_copies j ON j.id = a.job_id
       WHERE a.${column} = $1 ORDER BY a.id FOR UPDATE OF a`,
      [value],
    );
    await manager.query(`DELETE FROM applications WHERE id = ANY($1)`, [gone.map(({ id }) => id)]);
    await publishAll(manager, 'application.deleted', gone);
  }
}
