import { Inject, Injectable } from '@nestjs/common';
import { Clock, ENV, isLocalSite } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';
import { isServed } from './phone.js';

const dayMs = 86_400_000;

/** Which numbers texts may go to, and how many (decision A19). */
@Injectable()
export class SmsNumbers {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** False for all while nothing can send: the log is no way out beyond a local site. `phone` in E.164, here and below. */
  isServed(phone: string): boolean {
    const canSend = this.env.SMS_DRIVER === 'http' || isLocalSite(this.env.PUBLIC_URL);
    return canSend && isServed(phone, this.env.SMS_COUNTRIES);
  }

  /** The number is somebody else's by now: it is confirmed for nobody any more. */
  async forget(phone: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM sms_numbers WHERE phone = $1`, [phone]);
  }

  /** Those of a person's numbers that they confirmed. */
  async confirmed(userId: number): Promise<ReadonlySet<string>> {
    const rows: { phone: string }[] = await this.dataSource.query(
      `SELECT phone FROM sms_numbers WHERE user_id = $1 AND confirmed_at IS NOT NULL`,
      [userId],
    );
    return new Set(rows.map(({ phone }) => phone));
  }

  /** Whether the number, and the account that causes the text, had as many within 24 hours as they may. */
  async isSpent(phone: string, userId: number | null): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - dayMs);
    const [sent]: [{ number: number; account: number }] = await this.dataSource.query(
      `SELECT (SELECT count(*)::int FROM deliveries
           WHERE channel = 'sms' AND state = 'sent' AND address = $1 AND sent_at > $3) AS number,
         (SELECT count(*)::int FROM deliveries
           WHERE channel = 'sms' AND state = 'sent' AND user_id = $2 AND sent_at > $3) AS account`,
      [phone, userId, since],
    );
    return sent.number >= this.env.SMS_PER_NUMBER || sent.account >= this.env.SMS_PER_ACCOUNT;
  }
}
