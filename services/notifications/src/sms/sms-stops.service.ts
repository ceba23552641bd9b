import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, authService } from '@workboard/contracts';
import { normalisePhone } from '@workboard/contracts/phone-number';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';
import { SmsNumbers } from './sms-numbers.service.js';

const stopWords = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit']);
/** Answers of whoever has a number that was somebody else's (decision A24). */
const notMineWords = new Set(['not me', 'notme', 'not mine', 'not my phone', 'wrong number']);
const startWords = new Set(['start', 'unstop', 'yes']);

interface IncomingSms {
  url: string;
  signature: string;
  fields: Record<string, string>;
}

/** The provider's signature: the address and the sorted form, under the account's token. */
const sign = ({ url, fields }: Pick<IncomingSms, 'url' | 'fields'>, token: string): Buffer => {
  const form = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}${fields[name]}`)
    .join('');
  return createHmac('sha1', token).update(`${url}${form}`).digest();
};

/** Phones whose owners want no texts. */
@Injectable()
export class SmsStops {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly numbers: SmsNumbers,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  async isStopped(phone: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(`SELECT phone FROM sms_stops WHERE phone = $1`, [phone]);
    return rows.length > 0;
  }

  /** Takes STOP, START and NOT ME from a message that the provider signed; throws `forbidden` for any other. */
  async receive(message: IncomingSms): Promise<null> {
    const given = Buffer.from(message.signature, 'base64');
    const expected = sign(message, this.env.SMS_TOKEN ?? '');
    if (!this.env.SMS_TOKEN || given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new AppError('forbidden');
    }
    const phone = normalisePhone(message.fields['From'] ?? '');
    const word = (message.fields['Body'] ?? '')
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, '');
    if (phone && stopWords.has(word)) {
      await this.dataSource.query(
        `INSERT INTO sms_stops (phone, stopped_at) VALUES ($1, $2) ON CONFLICT (phone) DO NOTHING`,
        [phone, this.clock.now()],
      );
    }
    if (phone && startWords.has(word)) {
      await this.dataSource.query(`DELETE FROM sms_stops WHERE phone = $1`, [phone]);
    }
    if (phone && notMineWords.has(word)) {
      await this.numbers.forget(phone);
      await this.auth.endPhoneSignIn({ phone });
    }
    return null;
  }
}
