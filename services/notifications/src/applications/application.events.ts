import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend, type Intent, withdraw } from '../deliveries/intents.js';
import { InterviewNotices } from '../interviews/interview-notices.js';
import { wantsTexts } from '../status-alerts/wants-texts.js';

const subjectOf = (applicationId: number): string => `application:${applicationId}`;

const forgetInDigests = async (manager: EntityManager, applicationId: number): Promise<void> => {
  await manager.query(`DELETE FROM application_digest_items WHERE application_id = $1 AND period IS NULL`, [
    applicationId,
  ]);
};

/** Facts about applications, as mails to both sides. */
@Injectable()
export class ApplicationEvents {
  constructor(
    private readonly clock: Clock,
    private readonly notices: InterviewNotices,
  ) {}

  @OnEvent('application.created')
  async onCreated(fact: EventPayload<'application.created'>, manager: EntityManager): Promise<void> {
    const { id, userId, hiringTeam } = fact;
    const common = { subject: subjectOf(id), data: { applicationId: id }, dueAt: this.clock.now() };
    // Everybody in the hiring team hears of it (decision P68), else whoever looks after the job.
    const received = hiringTeam && hiringTeam.length > 0 ? hiringTeam : [undefined];
    await intend(manager, [
      { ...common, kind: 'application_sent', dedupeKey: `application_sent.${id}`, userId },
      ...received.map((memberId) => ({
        ...common,
        kind: 'application_received' as const,
        dedupeKey: ['application_received', id, memberId].filter(Boolean).join('.'),
        userId: memberId,
      })),
    ]);
  }

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
  async onWithdrawn(fact: EventPayload<'application.withdrawn'>, manager: EntityManager): Promise<void> {
    const { id, interviewIds } = fact;
    await withdraw(manager, {
      subject: subjectOf(id),
      kinds: ['application_status', 'application_message'],
      reason: 'withdrawn',
    });
    await forgetInDigests(manager, id);
    await intend(manager, [
      {
        kind: 'application_withdrawn',
        dedupeKey: `application_withdrawn.${id}`,
        subject: subjectOf(id),
        data: { applicationId: id, ...(interviewIds.length > 0 && { interviewIds: interviewIds.join() }) },
        dueAt: this.clock.now(),
      },
    ]);
  }

  /** An employer wrote to them (decision P43). */
  @OnEvent('application.messaged')
  async onMessaged({ id, userId, messageId }: EventPayload<'application.messaged'>, manager: EntityManager) {
    await intend(manager, [
      {
        kind: 'application_message',
        dedupeKey: `application_message.${messageId}`,
        userId,
        subject: subjectOf(id),
        data: { applicationId: id, messageId },
        dueAt: this.clock.now(),
      },
    ]);
  }

  /**
   * The seeker is told once (decision P19): by the mail that cancels their interview where they were told of one, else by
   * itself. The employer hears nothing more about the application.
   */
  @OnEvent('application.job_withdrawn')
  async onJobWithdrawn(fact: EventPayload<'application.job_withdrawn'>, manager: EntityManager): Promise<void> {
    const { id, userId, interviewIds } = fact;
    await withdraw(manager, {
      subject: subjectOf(id),
      kinds: ['application_sent', 'application_received', 'application_withdrawn'],
      reason: 'the job was withdrawn',
    });
    await forgetInDigests(manager, id);
    if (await this.notices.isSeekerExpecting(manager, interviewIds)) {
      return;
    }
    await intend(manager, [
      {
        kind: 'job_withdrawn',
        dedupeKey: `job_withdrawn.${id}`,
        userId,
        subject: subjectOf(id),
        data: { applicationId: id },
        dueAt: this.clock.now(),
      },
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
    await withdraw(manager, { subject: subjectOf(id), kinds: ['application_status'], reason: 'changed again' });
    const mail: Intent = {
      kind: 'application_status',
      dedupeKey: `application_status.${id}.${changedAt}.${status}`,
      userId,
      subject: subjectOf(id),
      data: { applicationId: id, status, ...(messageId && { messageId }) },
      dueAt: this.clock.now(),
    };
    const text: Intent = { ...mail, channel: 'sms', dedupeKey: `sms.${mail.dedupeKey}` };
    await intend(manager, (await wantsTexts(manager, userId)) ? [mail, text] : [mail]);
  }

  /** Locks the application's row here; an older fact that arrives late changes nothing. */
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
