import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend } from '../deliveries/intents.js';

const hourMs = 3_600_000;

/** Facts about accounts: each becomes a mail, and a deleted person gets none any more. */
@Injectable()
export class AccountEvents {
  constructor(private readonly clock: Clock) {}

  @OnEvent('token.created')
  async onToken({ tokenId }: EventPayload<'token.created'>, manager: EntityManager): Promise<void> {
    await intend(manager, [
      { kind: 'token', dedupeKey: `token.${tokenId}`, data: { tokenId }, dueAt: this.clock.now() },
    ]);
  }

  /** At most one an hour: registering again and again must not fill somebody's mailbox. */
  @OnEvent('user.account_exists')
  async onAccountExists({ userId }: EventPayload<'user.account_exists'>, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    const hour = Math.floor(now.getTime() / hourMs);
    await intend(manager, [
      { kind: 'account_exists', dedupeKey: `account_exists.${userId}.${hour}`, userId, dueAt: now },
    ]);
  }

  /** Who still has to verify the address gets that mail alone; the welcome follows. */
  @OnEvent('user.created')
  async onCreated({ userId, verified }: EventPayload<'user.created'>, manager: EntityManager): Promise<void> {
    if (verified) {
      await this.welcome(userId, manager);
    }
  }

  @OnEvent('user.verified')
  async onVerified({ userId }: EventPayload<'user.verified'>, manager: EntityManager): Promise<void> {
    await this.welcome(userId, manager);
  }

  @OnEvent('user.password_changed')
  async onPasswordChanged({ userId }: EventPayload<'user.password_changed'>, manager: EntityManager): Promise<void> {
    const dedupeKey = `password_changed.${randomUUID()}`;
    await intend(manager, [{ kind: 'password_changed', dedupeKey, userId, dueAt: this.clock.now() }]);
  }

  @OnEvent('user.second_factor')
  async onSecondFactor(
    { userId, news, codesLeft }: EventPayload<'user.second_factor'>,
    manager: EntityManager,
  ): Promise<void> {
    const dedupeKey = `second_factor.${randomUUID()}`;
    const data = { news, codesLeft };
    await intend(manager, [{ kind: 'second_factor', dedupeKey, userId, data, dueAt: this.clock.now() }]);
  }

  @OnEvent('export.ready')
  async onExport({ userId }: EventPayload<'export.ready'>, manager: EntityManager): Promise<void> {
    const dedupeKey = `export_ready.${randomUUID()}`;
    await intend(manager, [{ kind: 'export_ready', dedupeKey, userId, dueAt: this.clock.now() }]);
  }

  @OnEvent('account.closed')
  async onClosed({ farewellId }: EventPayload<'account.closed'>, manager: EntityManager): Promise<void> {
    const dedupeKey = `account_closed.${farewellId}`;
    await intend(manager, [{ kind: 'account_closed', dedupeKey, data: { farewellId }, dueAt: this.clock.now() }]);
  }

  @OnEvent('user.deleted')
  async onDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    await manager.query(`INSERT INTO deleted_users (user_id) VALUES ($1) ON CONFLICT DO NOTHING`, [userId]);
    await manager.query(
      `UPDATE deliveries SET state = 'cancelled', last_error = 'the recipient is gone' WHERE user_id = $1 AND state = 'queued'`,
      [userId],
    );
    await manager.query(
      `UPDATE deliveries SET address = NULL, last_error = NULL, title = NULL, body = NULL WHERE user_id = $1`,
      [userId],
    );
    for (const table of [
      'job_alerts',
      'application_status_alerts',
      'sms_numbers',
      'mail_preferences',
      'application_digest_items',
      'email_bounces',
    ]) {
      await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    }
  }

  private async welcome(userId: number, manager: EntityManager): Promise<void> {
    await intend(manager, [{ kind: 'welcome', dedupeKey: `welcome.${userId}`, userId, dueAt: this.clock.now() }]);
  }
}
