import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { markUserDeleted, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';

/** Forgets who deleted their account; they get no message any more. */
@Injectable()
export class UsersEvents {
  @OnEvent('user.deleted')
  async onDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    await markUserDeleted(manager, userId);
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
}
