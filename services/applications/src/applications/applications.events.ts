import { Injectable } from '@nestjs/common';
import type { CancelReason, EventPayload } from '@workboard/contracts';
import { OnEvent, publishAll } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { buryUser } from './deleted-users.queries.js';

/** Applications go with their job and with their seeker, whose interviews are cancelled first (decision P19). */
@Injectable()
export class ApplicationsEvents {
  constructor(private readonly interviews: InterviewCancelling) {}

  /** The tombstone comes first: it waits for applications being sent and refuses later ones. */
  @OnEvent('job.deleted')
  async onJobDeleted({ id, companyId }: EventPayload<'job.deleted'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO job_copies (id, version, company_id, title, status, is_public, deleted)
       VALUES ($1, 0, $2, '', 'inactive', false, true)
       ON CONFLICT (id) DO UPDATE SET status = 'inactive', is_public = false, deleted = true`,
      [id, companyId],
    );
    await this.removeWhere(manager, { column: 'job_id', value: id, reason: 'job_deleted' });
  }

  @OnEvent('user.deleted')
  async onUserDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    await buryUser(manager, userId);
    await this.removeWhere(manager, { column: 'user_id', value: userId, reason: 'user_deleted' });
  }

  private async removeWhere(
    manager: EntityManager,
    { column, value, reason }: { column: 'job_id' | 'user_id'; value: number; reason: CancelReason },
  ): Promise<void> {
    // Locked in the order of ids, so that two cascades that share rows wait for each other instead of deadlocking.
    const gone: EventPayload<'application.deleted'>[] = await manager.query(
      `SELECT a.id, a.job_id AS "jobId", a.user_id AS "userId", j.company_id AS "companyId"
       FROM applications a JOIN job_copies j ON j.id = a.job_id
       WHERE a.${column} = $1 ORDER BY a.id FOR UPDATE OF a`,
      [value],
    );
    const applicationIds = gone.map(({ id }) => id);
    await this.interviews.cancelPlanned(manager, { applicationIds, reason });
    await manager.query(`DELETE FROM applications WHERE id = ANY($1)`, [applicationIds]);
    await publishAll(manager, 'application.deleted', gone);
  }
}
