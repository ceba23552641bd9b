import { Inject, Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { Clock, ENV, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend, type Intent, withdraw } from '../deliveries/intents.js';
import type { Env } from '../env.js';
import { statusMailDue } from './status-mail.rules.js';

const subjectOf = (applicationId: number): string => `application:${applicationId}`;

interface LastTold {
  status: string;
  at: Date;
}

/** Facts about applications, as mails to both sides. */
@Injectable()
export class ApplicationEvents {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  @OnEvent('application.created')
  async onCreated({ id, userId }: EventPayload<'application.created'>, manager: EntityManager): Promise<void> {
    const common = { subject: subjectOf(id), data: { applicationId: id }, dueAt: this.clock.now() };
    await intend(manager, [
      { ...common, kind: 'application_sent', dedupeKey: `application_sent.${id}`, userId },
      { ...common, kind: 'application_received', dedupeKey: `application_received.${id}` },
    ]);
  }

  @OnEvent('application.deleted')
  async onDeleted({ id }: EventPayload<'application.deleted'>, manager: EntityManager): Promise<void> {
    await withdraw(manager, { subject: subjectOf(id), reason: 'the application is gone' });
    await manager.query(`DELETE FROM application_digest_items WHERE application_id = $1 AND period IS NULL`, [id]);
  }

  @OnEvent('application.status_changed')
  async onStatusChanged(
    { id, userId, to: status, changedAt }: EventPayload<'application.status_changed'>,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await this.isNewest({ id, changedAt, manager }))) {
      return;
    }
    await withdraw(manager, { subject: subjectOf(id), kinds: ['application_status'], reason: 'changed again' });
    const dueAt = statusMailDue(
      { status, changedAt: new Date(changedAt), now: this.clock.now(), last: await this.lastTold(id, manager) },
      {
        rejectedMs: this.env.STATUS_REJECTED_HOLD_MS,
        offeredMs: this.env.STATUS_OFFERED_HOLD_MS,
        collapseMs: this.env.STATUS_COLLAPSE_MS,
      },
    );
    if (!dueAt) {
      return;
    }
    const mail: Intent = {
      kind: 'application_status',
      dedupeKey: `application_status.${id}.${changedAt}.${status}`,
      userId,
      subject: subjectOf(id),
      data: { applicationId: id, status },
      dueAt,
    };
    const text: Intent = { ...mail, channel: 'sms', dedupeKey: `sms.${mail.dedupeKey}` };
    await intend(manager, (await this.wantsTexts(userId, manager)) ? [mail, text] : [mail]);
  }

  private async wantsTexts(userId: number, manager: EntityManager): Promise<boolean> {
    const wanted: unknown[] = await manager.query(
      `SELECT id FROM application_status_alerts WHERE user_id = $1 AND is_active AND phone IS NOT NULL`,
      [userId],
    );
    return wanted.length > 0;
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

  private async lastTold(id: number, manager: EntityManager): Promise<LastTold | null> {
    const rows: LastTold[] = await manager.query(
      `SELECT data->>'status' AS status, coalesce(sent_at, due_at) AS at FROM deliveries
       WHERE subject = $1 AND kind = 'application_status' AND channel = 'email' AND state IN ('sending', 'sent')
       ORDER BY coalesce(sent_at, due_at) DESC LIMIT 1`,
      [subjectOf(id)],
    );
    return rows[0] ?? null;
  }
}
