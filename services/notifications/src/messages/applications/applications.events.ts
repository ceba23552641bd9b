import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend, withdraw } from '../../deliveries/intents.js';
import { InterviewNotices } from '../../interviews/interview-notices.js';
import { wantsTexts } from '../../status-alerts/wants-texts.js';
import { subjectOf } from './about.js';
import { applicationMessage } from './application-message.js';
import { applicationReceived } from './application-received.js';
import { applicationSent } from './application-sent.js';
import { applicationStatus } from './application-status.js';
import { applicationWithdrawn } from './application-withdrawn.js';
import { jobWithdrawn } from './job-withdrawn.js';

const forgetInDigests = async (manager: EntityManager, applicationId: number): Promise<void> => {
  await manager.query(`DELETE FROM application_digest_items WHERE application_id = $1 AND period IS NULL`, [
    applicationId,
  ]);
};

/** What happens to applications, as mails to both sides, where what waits about them matters. */
@Injectable()
export class ApplicationsEvents {
  constructor(
    private readonly clock: Clock,
    private readonly notices: InterviewNotices,
  ) {}

  @OnEvent('application.deleted')
  async onDeleted({ id }: EventPayload<'application.deleted'>, manager: EntityManager): Promise<void> {
    await withdraw(manager, { subject: subjectOf(id), reason: 'the application is gone' });
    await forgetInDigests(manager, id);
    // They name the applicant.
    await manager.query(`UPDATE deliveries SET title = NULL, body = NULL WHERE data ->> 'applicationId' = $1`, [
      String(id),
    ]);
  }

  /** The employer is told once; news for the seeker that have not left yet are dropped (decision P18). */
  @OnEvent('application.withdrawn')
  async onWithdrawn(event: EventPayload<'application.withdrawn'>, manager: EntityManager): Promise<void> {
    const { id, interviewIds } = event;
    await withdraw(manager, {
      subject: subjectOf(id),
      kinds: [applicationStatus, applicationMessage],
      reason: 'withdrawn',
    });
    await forgetInDigests(manager, id);
    await intend(manager, [
      applicationWithdrawn.intent({
        dedupeKey: `application_withdrawn.${id}`,
        subject: subjectOf(id),
        data: { applicationId: id, ...(interviewIds.length > 0 && { interviewIds: interviewIds.join() }) },
        dueAt: this.clock.now(),
      }),
    ]);
  }

  /**
   * The seeker is told once (decision P19): by the mail that cancels their interview where they were told of one, else by
   * itself. The employer gets nothing more about the application.
   */
  @OnEvent('application.job_withdrawn')
  async onJobWithdrawn(event: EventPayload<'application.job_withdrawn'>, manager: EntityManager): Promise<void> {
    const { id, userId, interviewIds } = event;
    await withdraw(manager, {
      subject: subjectOf(id),
      kinds: [applicationSent, applicationReceived, applicationWithdrawn],
      reason: 'the job was withdrawn',
    });
    await forgetInDigests(manager, id);
    if (await this.notices.isSeekerExpecting(manager, interviewIds)) {
      return;
    }
    await intend(manager, [
      jobWithdrawn.intent({
        dedupeKey: `job_withdrawn.${id}`,
        userId,
        subject: subjectOf(id),
        data: { applicationId: id },
        dueAt: this.clock.now(),
      }),
    ]);
  }

  /** The hold is over; what is written says what is true when it leaves. */
  @OnEvent('application.status_changed')
  async onStatusChanged(
    { id, userId, to: status, changedAt, messageId }: EventPayload<'application.status_changed'>,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await this.isNewest({ id, changedAt, manager }))) {
      return;
    }
    const mail = applicationStatus.intent({
      dedupeKey: `application_status.${id}.${changedAt}.${status}`,
      userId,
      subject: subjectOf(id),
      data: { applicationId: id, status, ...(messageId && { messageId }) },
      dueAt: this.clock.now(),
      replaces: 'changed again',
    });
    const text = { ...mail, channel: 'sms' as const, dedupeKey: `sms.${mail.dedupeKey}` };
    await intend(manager, (await wantsTexts(manager, userId)) ? [mail, text] : [mail]);
  }

  /** Locks the application's row here; an older event that arrives late changes nothing. */
  private async isNewest(change: { id: number; changedAt: string; manager: EntityManager }): Promise<boolean> {
    const { id, changedAt, manager } = change;
    const newest: unknown[] = await manager.query(
      `INSERT INTO application_changes AS known (application_id, changed_at) VALUES ($1, $2)
       ON CONFLICT (application_id) DO UPDATE SET changed_at = excluded.changed_at
       WHERE known.changed_at <= excluded.changed_at RETURNING application_id`,
      [id, changedAt],
    );
    return newest.length > 0;
  }
}
