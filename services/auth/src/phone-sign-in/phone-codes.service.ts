import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  notificationsService,
  type PhoneCode as PhoneCodeText,
  phoneCodes,
  type SmsCodeSent,
} from '@workboard/contracts';
import { maskPhone, normalisePhone } from '@workboard/contracts/phone-number';
import { audit, type Client, ENV, InjectClient, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Env } from '../env.js';
import { PhoneCode } from './phone-code.entity.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const wrongCode = (): AppError =>
  new AppError('wrong_code', { message: 'This code is not right, or too old. You can ask for a new one.' });

/** Codes that prove a phone (decision A24). Ages are judged by the database's clock, which all replicas share. */
@Injectable()
export class PhoneCodesService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  /** Throws `phone_sign_in_off` where the operator did not switch it on. */
  requireOn(): void {
    if (this.env.PHONE_SIGN_IN === 'off') {
      throw new AppError('phone_sign_in_off');
    }
  }

  /**
   * Sends a code to a number, and answers alike whether it signs in to an account or not. Throws `sms_not_served`, and
   * `rate_limited` after so many in a day to one number or from one network address.
   */
  async send({ phone: typed, address }: { phone: string; address?: string }): Promise<SmsCodeSent> {
    const phone = normalisePhone(typed);
    if (!phone || !(await this.notifications.reachesPhone({ phone })).reaches) {
      throw new AppError('sms_not_served');
    }
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + phoneCodes.ttlMs);
    await this.dataSource.transaction(async (manager) => {
      await this.takeTurn(manager, phone, address);
      await manager.update(PhoneCode, { phone, endedAt: IsNull() }, { endedAt: () => 'now()' });
      await manager.insert(PhoneCode, {
        id,
        phone,
        address: address ?? null,
        expiresAt: () => `now() + interval '${phoneCodes.ttlMs} milliseconds'`,
      });
      await publish(manager, 'phone.code_created', { codeId: id });
    });
    return { phone: typed, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Uses a code up, and answers the number that it proves, in E.164. Throws `wrong_code` for a wrong one, an old one, one
   * that was tried too often and none at all.
   */
  async spend({ phone: typed, code }: { phone: string; code: string }): Promise<string> {
    const phone = normalisePhone(typed);
    // Counted before it is compared, so that many tries at once count as many.
    const [[tried]]: [{ id: string }[], number] = await this.dataSource.query(
      `UPDATE phone_codes SET tries = tries + 1
       WHERE phone = $1 AND ended_at IS NULL AND expires_at > now() AND tries < ${phoneCodes.tries} RETURNING id`,
      [phone],
    );
    const isRight = tried && timingSafeEqual(digest(code), digest(this.digitsOf(tried.id)));
    const { affected } = isRight
      ? await this.dataSource.manager.update(PhoneCode, { id: tried.id, endedAt: IsNull() }, { endedAt: () => 'now()' })
      : { affected: 0 };
    if (!phone || affected !== 1) {
      await audit(this.dataSource.manager, {
        action: 'sign_in_failed',
        target: 'account',
        targetId: undefined,
        after: { phone: maskPhone(phone ?? '') },
      });
      throw wrongCode();
    }
    return phone;
  }

  /** What the text says; null when the code is of no use any more. */
  async textOf({ codeId }: { codeId: string }): Promise<PhoneCodeText | null> {
    const [found]: { phone: string }[] = await this.dataSource.query(
      `SELECT phone FROM phone_codes WHERE id = $1 AND ended_at IS NULL AND expires_at > now()`,
      [codeId],
    );
    return found ? { phone: found.phone, code: this.digitsOf(codeId) } : null;
  }

  /** They count for a day. */
  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM phone_codes WHERE created_at < now() - interval '1 day'`);
  }

  private digitsOf(id: string): string {
    const mac = createHmac('sha256', this.env.TOKEN_SECRET).update(`phone-code|${id}`).digest();
    return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  }

  private async takeTurn(manager: EntityManager, phone: string, address: string | undefined): Promise<void> {
    // Codes are rare: one lock for all makes the count exact.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('phone codes'))`);
    const [asked]: [{ number: number; address: number }] = await manager.query(
      `SELECT count(*) FILTER (WHERE phone = $1)::int AS number, count(*) FILTER (WHERE address = $2)::int AS address
       FROM phone_codes WHERE created_at > now() - interval '1 day' AND (phone = $1 OR address = $2)`,
      [phone, address ?? null],
    );
    if (asked.number >= phoneCodes.perNumber || asked.address >= phoneCodes.perAddress * this.env.RATE_LIMIT_FACTOR) {
      throw new AppError('rate_limited', { message: 'These were many codes for one day. Please try again tomorrow.' });
    }
  }
}
