import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, type TokenPurpose } from '@workboard/contracts';
import { ENV, findActor } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import type { Env } from '../env.js';

const hour = 60 * 60;
const day = 24 * hour;

/** Mails that one address gets of a sort, and that one account causes; seconds. */
const perRecipient = [
  { points: 10, seconds: hour },
  { points: 30, seconds: day },
];
const perAccount = [
  { points: 10, seconds: hour },
  { points: 20, seconds: day },
];
/** A team may be large. */
const perInviter = [{ points: 100, seconds: day }];
const invitations: readonly TokenPurpose[] = ['team_invitation', 'member_refusal'];

/**
 * Calls that answer alike for every address refuse in silence: whoever asked learns nothing, and the link mailed last
 * goes on working. These mails have a count of their own, so that nobody keeps a person's sign-in mails away by others.
 */
const silent: readonly TokenPurpose[] = ['registration', 'verification', 'password_reset'];
/** Warnings to an account's owner always go out: what causes them has limits of its own. */
const always: readonly TokenPurpose[] = ['email_undo', 'new_device', 'keep_account'];

/** Counts the mails with links, by whom they reach and by who causes them (docs/security.md "Limits"). */
@Injectable()
export class MailBudget {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /**
   * Takes a mail from the budgets of its recipient and of the caller. False when it must not be sent and nobody is to
   * learn that; throws `rate_limited` where the caller may know. What is refused spends nothing.
   */
  async take(manager: EntityManager, { purpose, email }: { purpose: TokenPurpose; email: string }): Promise<boolean> {
    if (always.includes(purpose)) {
      return true;
    }
    const caller = findActor();
    const isInvitation = invitations.includes(purpose);
    const budgets = [
      ...(caller && caller.role !== 'super_admin'
        ? (isInvitation ? perInviter : perAccount).map((limit) => ({
            ...limit,
            key: `${isInvitation ? 'invites' : 'account'}:${caller.userId}:${limit.seconds}`,
          }))
        : []),
      ...perRecipient.map((limit) => ({
        ...limit,
        key: `${silent.includes(purpose) ? 'sign-in' : 'others'}:${email}:${limit.seconds}`,
      })),
    ];
    for (const [index, { key, points, seconds }] of budgets.entries()) {
      const most = Math.ceil(points * this.env.RATE_LIMIT_FACTOR);
      const wait = await this.spend(manager, { key: this.hidden(key), points: most, seconds });
      if (wait > 0) {
        const spent = budgets.slice(0, index).map((budget) => this.hidden(budget.key));
        await manager.query(`UPDATE mail_budgets SET spent = spent - 1 WHERE key = ANY ($1)`, [spent]);
        if (silent.includes(purpose) && caller?.role !== 'super_admin') {
          return false;
        }
        throw new AppError('rate_limited', { retryAfter: wait });
      }
    }
    return true;
  }

  /** Forgets counts whose time is over. */
  async prune(manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM mail_budgets WHERE until < now()`);
  }

  /** Seconds to wait, 0 when there was room. */
  private async spend(
    manager: EntityManager,
    { key, points, seconds }: { key: string; points: number; seconds: number },
  ): Promise<number> {
    const spent: unknown[] = await manager.query(
      `INSERT INTO mail_budgets AS known (key, spent, until) VALUES ($1, 1, now() + $3 * interval '1 second')
       ON CONFLICT (key) DO UPDATE SET
         spent = CASE WHEN known.until < now() THEN 1 ELSE known.spent + 1 END,
         until = CASE WHEN known.until < now() THEN excluded.until ELSE known.until END
       WHERE known.spent < $2 OR known.until < now()
       RETURNING key`,
      [key, points, seconds],
    );
    if (spent.length > 0) {
      return 0;
    }
    const [left]: { wait: number }[] = await manager.query(
      `SELECT greatest(ceil(extract(epoch FROM until - now())), 1)::int AS wait FROM mail_budgets WHERE key = $1`,
      [key],
    );
    return left?.wait ?? 1;
  }

  /** The table names nobody. */
  private hidden(key: string): string {
    return createHmac('sha256', this.env.TOKEN_SECRET).update(`mail-budget|${key}`).digest('base64url');
  }
}
