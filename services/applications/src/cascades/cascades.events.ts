import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { Clock, markUserDeleted, OnEvent, publishAll } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { Invitations } from '../interviews/invitations.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { JobCopiesService } from '../job-copies/job-copies.service.js';
import { takeBackNotices } from '../notices/status-notices.js';
import { forgetJob, forgetPerson } from './forgetting.js';

type Ref = EventPayload<'application.deleted'>;

/**
 * Applications go with their seeker; those of a deleted job stay with the seeker alone. Interviews still to come are cancelled
 * first (decision P19).
 */
@Injectable()
export class CascadesEvents {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: JobCopiesService,
    private readonly interviews: InterviewCancelling,
    private readonly invitations: Invitations,
  ) {}

  /** What was not told yet is taken back: nobody is hired or rejected for a job that is gone. Coming again, it changes nothing. */
  @OnEvent('job.deleted')
  async onJobDeleted(deleted: EventPayload<'job.deleted'>, manager: EntityManager): Promise<void> {
    await this.jobs.markDeleted(manager, deleted);
    const ended = await this.lockWhere(manager, 'a.job_id = $1 AND a.job_withdrawn_at IS NULL', deleted.id);
    const applicationIds = ended.map(({ id }) => id);
    await takeBackNotices(manager, applicationIds);
    const cancelled = await this.interviews.cancelPlanned(manager, { applicationIds, reason: 'job_deleted' });
    await this.invitations.removeOfJob(manager, deleted.id);
    const now = this.clock.now();
    await manager.query(`UPDATE applications SET job_withdrawn_at = $2, updated_at = $2 WHERE id = ANY($1)`, [
      applicationIds,
      now,
    ]);
    await forgetJob(manager, { jobId: deleted.id, applicationIds });
    await publishAll(
      manager,
      'application.job_withdrawn',
      ended.map((ref) => ({ ...ref, interviewIds: cancelled.get(ref.id) ?? [] })),
    );
  }

  @OnEvent('user.deleted')
  async onUserDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    await markUserDeleted(manager, userId);
    await forgetPerson(manager, userId);
    const gone = await this.lockWhere(manager, 'a.user_id = $1', userId);
    const applicationIds = gone.map(({ id }) => id);
    await this.interviews.cancelPlanned(manager, { applicationIds, reason: 'user_deleted' });
    await manager.query(`DELETE FROM applications WHERE id = ANY($1)`, [applicationIds]);
    // What they wrote for their company stays with whom it was sent to.
    await manager.query(`UPDATE application_messages SET sender_id = NULL WHERE sender_id = $1`, [userId]);
    await manager.query(`UPDATE status_notices SET message_by = NULL WHERE message_by = $1`, [userId]);
    await manager.query(`DELETE FROM calendar_feeds WHERE user_id = $1`, [userId]);
    await publishAll(manager, 'application.deleted', gone);
  }

  /** Locked in the order of ids, so that two cascades that share rows wait for each other instead of deadlocking. */
  private lockWhere(manager: EntityManager, condition: string, value: number): Promise<Ref[]> {
    return manager.query(
      `SELECT a.id, a.job_id AS "jobId", a.user_id AS "userId", j.company_id AS "companyId"
       FROM applications a JOIN job_copies j ON j.id = a.job_id
       WHERE ${condition} ORDER BY a.id FOR UPDATE OF a`,
      [value],
    );
  }
}
