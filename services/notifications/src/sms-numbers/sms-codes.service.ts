import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  authService,
  type Caller,
  type ConfirmSmsNumber,
  type SmsCodeSent,
  type SmsNumber,
} from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient, protectUser } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { intend } from '../deliveries/intents.js';
import type { Env } from '../env.js';
import { smsCode } from '../messages/accounts/sms-code.js';
import { signatureOf } from '../signature.js';
import { normalisePhone } from '@workboard/contracts/phone-number';
import { codeLifeMs, codeTries, isCode } from '../sms/sms-code.js';
import { SmsNumbers } from '../sms/sms-numbers.service.js';
import { SmsStops } from '../sms/sms-stops.service.js';

const dayMs = 86_400_000;
/** Codes within 24 hours by account and to one number, whoever asks for them. */
const codesPerDay = 5;

type Use = SmsNumber['usedFor'][number];

/** A seeker's own numbers and the codes that confirm them (decision A19). */
@Injectable()
export class SmsCodes {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly numbers: SmsNumbers,
    private readonly stops: SmsStops,
    private readonly clock: Clock,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** The numbers that texts are wanted at: the profile's for job alerts with texts on, and the status alert's. */
  async list({ userId }: Caller): Promise<SmsNumber[]> {
    const [[account], [wanted], confirmed] = await Promise.all([
      this.auth.contacts({ ids: [userId] }),
      this.dataSource.query<[{ jobs: boolean; status: string | null }]>(
        `SELECT EXISTS (SELECT FROM job_alerts WHERE user_id = $1 AND sms_notifications) AS jobs,
           (SELECT phone FROM application_status_alerts WHERE user_id = $1 AND is_active) AS status`,
        [userId],
      ),
      this.numbers.confirmed(userId),
    ]);
    const uses = new Map<string, Use[]>();
    const use = (phone: string | null | undefined, what: Use) => {
      if (phone) {
        uses.set(phone, [...(uses.get(phone) ?? []), what]);
      }
    };
    use(wanted.jobs ? account?.phone : null, 'job_alerts');
    use(wanted.status, 'status_alerts');
    return [...uses].map(([phone, usedFor]) => ({ phone, usedFor, state: this.stateOf(phone, confirmed) }));
  }

  /**
   * Sends a code to one of the caller's own numbers. Throws `sms_number_unknown` for any other, `sms_not_served`, and
   * `rate_limited` after five a day by account or number.
   */
  async sendCode(caller: Caller, { phone: typed }: { phone: string }): Promise<SmsCodeSent> {
    const { userId } = caller;
    const phone = await this.own(caller, typed);
    if (!this.numbers.isServed(phone)) {
      throw new AppError('sms_not_served');
    }
    if (await this.stops.isStopped(phone)) {
      throw new AppError('sms_not_served', { message: 'This number said STOP. Text START to us from it first.' });
    }
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + codeLifeMs);
    const codeId = randomUUID();
    // The number itself stands in no record that outlives the account.
    const subject = `sms:${signatureOf({ purpose: 'sms-number', payload: phone }, this.env.TOKEN_SECRET)}`;
    await this.dataSource.transaction(async (manager) => {
      await protectUser(manager, userId, 'unauthenticated');
      await this.takeTurn(manager, { userId, subject, now });
      await manager.query(
        `INSERT INTO sms_numbers (user_id, phone, code_id, code_expires_at)
         VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id, phone) DO UPDATE SET code_id = excluded.code_id,
           code_expires_at = excluded.code_expires_at, code_tries = 0`,
        [userId, phone, codeId, expiresAt],
      );
      await intend(manager, [
        smsCode.intent({
          channel: 'sms',
          dedupeKey: `sms_code.${codeId}`,
          userId,
          subject,
          data: { codeId },
          dueAt: now,
        }),
      ]);
    });
    return { phone: typed, expiresAt: expiresAt.toISOString() };
  }

  /** Takes the code; five wrong ones end it. Throws `wrong_code` for those, for an old one and for none. */
  async confirm(caller: Caller, { phone: typed, code }: ConfirmSmsNumber): Promise<SmsNumber> {
    const { userId } = caller;
    const phone = await this.own(caller, typed);
    const now = this.clock.now();
    // Counted before it is compared, so that many tries at once count as many.
    const [[tried]]: [{ codeId: string }[], number] = await this.dataSource.query(
      `UPDATE sms_numbers SET code_tries = code_tries + 1
       WHERE user_id = $1 AND phone = $2 AND code_expires_at > $3 AND code_tries < ${codeTries}
       RETURNING code_id AS "codeId"`,
      [userId, phone, now],
    );
    if (!tried || !isCode(code, tried.codeId, this.env.TOKEN_SECRET)) {
      throw new AppError('wrong_code', { message: 'This code is not right, or too old. You can ask for a new one.' });
    }
    await this.dataSource.query(
      `UPDATE sms_numbers SET confirmed_at = $4, code_id = NULL, code_expires_at = NULL
       WHERE user_id = $1 AND phone = $2 AND code_id = $3`,
      [userId, phone, tried.codeId, now],
    );
    const mine = (await this.list(caller)).find((number) => normalisePhone(number.phone) === phone);
    return mine ?? { phone: typed, usedFor: [], state: 'confirmed' };
  }

  private stateOf(typed: string, confirmed: ReadonlySet<string>): SmsNumber['state'] {
    const phone = normalisePhone(typed);
    if (!phone || !this.numbers.isServed(phone)) {
      return 'not_served';
    }
    return confirmed.has(phone) ? 'confirmed' : 'unconfirmed';
  }

  /** The number in E.164 if it is one of the caller's; nobody makes us text anybody else. */
  private async own(caller: Caller, typed: string): Promise<string> {
    const phone = normalisePhone(typed);
    const mine = (await this.list(caller)).some((number) => normalisePhone(number.phone) === phone);
    if (!phone || !mine) {
      throw new AppError('sms_number_unknown');
    }
    return phone;
  }

  private async takeTurn(
    manager: EntityManager,
    { userId, subject, now }: { userId: number; subject: string; now: Date },
  ): Promise<void> {
    // Codes are rare: one lock for all makes the count exact.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('sms codes'))`);
    const since = new Date(now.getTime() - dayMs);
    const [asked]: [{ account: number; number: number }] = await manager.query(
      `SELECT (SELECT count(*)::int FROM deliveries WHERE kind = 'sms_code' AND user_id = $1 AND due_at > $3) AS account,
         (SELECT count(*)::int FROM deliveries WHERE kind = 'sms_code' AND subject = $2 AND due_at > $3) AS number`,
      [userId, subject, since],
    );
    if (asked.account >= codesPerDay || asked.number >= codesPerDay) {
      throw new AppError('rate_limited', { message: 'These were many codes for one day. Please try again tomorrow.' });
    }
  }
}
