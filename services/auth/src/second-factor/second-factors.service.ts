import { Inject, Injectable } from '@nestjs/common';
import { AppError, type AuditAction, secondFactor, type SecondFactorNews } from '@workboard/contracts';
import { audit, Clock, ENV, publish, SealedSecrets } from '@workboard/service-kit';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { Env } from '../env.js';
import { hashOfCode, isRecoveryCode } from './recovery-codes.rules.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecondFactorFailure } from './second-factor-failure.entity.js';
import { SecondFactor } from './second-factor.entity.js';
import { stepOf } from './totp.rules.js';

interface Attempt {
  userId: number;
  /** The app's digits or a recovery code, in plain form. */
  code: string;
  /** Whether the owner's own browser asks; strangers' wrong codes stand in nobody else's way. */
  isKnown: boolean;
}
type Verdict = 'right' | 'wrong' | { retryAfter: number };

/** What the audit trail calls it; that codes were guessed is there wrong code by wrong code. */
const actions: Record<Exclude<SecondFactorNews, 'guessed'>, AuditAction> = {
  on: 'second_factor_on',
  off: 'second_factor_off',
  reset: 'second_factor_reset',
  codes_renewed: 'recovery_codes_renewed',
  code_used: 'recovery_code_used',
};

const { maxFailures, failureWindowMs } = secondFactor;
const counted = `failed_at > now() - interval '${failureWindowMs} milliseconds'`;

/** Second factors and the codes that prove them (decision A15). */
@Injectable()
export class SecondFactorsService {
  readonly sealed: SealedSecrets;

  constructor(
    @Inject(ENV) env: Env,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.sealed = new SealedSecrets(env.TOKEN_SECRET, 'second factor secrets');
  }

  isOn(manager: EntityManager, userId: number): Promise<boolean> {
    return manager.existsBy(SecondFactor, { userId, confirmedAt: Not(IsNull()) });
  }

  /**
   * Does something that needs a code, in the transaction that uses the code up. Throws `wrong_code`, for one that was
   * taken before too, `rate_limited` after too many wrong ones, while recovery codes go on working, and
   * `second_factor_off`.
   */
  async spend<T>(attempt: Attempt, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      const { userId } = attempt;
      const factor = await manager.findOne(SecondFactor, {
        where: { userId, confirmedAt: Not(IsNull()) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!factor) {
        throw new AppError('second_factor_off');
      }
      const verdict = await this.judge(manager, { factor, attempt });
      return verdict === 'right' ? { value: await work(manager) } : { verdict };
    });
    if ('verdict' in outcome) {
      const { verdict } = outcome;
      if (typeof verdict === 'object') {
        throw new AppError('rate_limited', verdict);
      }
      throw wrongCode();
    }
    return outcome.value;
  }

  /** The step of an app's code; throws `wrong_code`. */
  requireStep({ secret, userId }: SecondFactor, code: string): number {
    const step = this.stepOf({ secret, userId }, code);
    if (step === null) {
      throw wrongCode();
    }
    return step;
  }

  codesLeft(manager: EntityManager, userId: number): Promise<number> {
    return manager.countBy(RecoveryCode, { userId, usedAt: IsNull() });
  }

  /** Publishes what the owner gets a mail about, and records it in the audit trail. */
  async publishNews(manager: EntityManager, userId: number, news: SecondFactorNews): Promise<void> {
    if (news !== 'guessed') {
      await audit(manager, { action: actions[news], target: 'account', targetId: userId });
    }
    await publish(manager, 'user.second_factor', { userId, news, codesLeft: await this.codesLeft(manager, userId) });
  }

  /** Forgets a second factor with all its codes; false when there was none. */
  async remove(manager: EntityManager, userId: number): Promise<boolean> {
    await manager.delete(RecoveryCode, { userId });
    const { affected } = await manager.delete(SecondFactor, { userId });
    return affected === 1;
  }

  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM second_factor_failures WHERE NOT (${counted})`);
    await this.dataSource.query(
      `DELETE FROM second_factors
       WHERE confirmed_at IS NULL AND created_at < now() - interval '${secondFactor.setupTtlMs} milliseconds'`,
    );
  }

  private async judge(
    manager: EntityManager,
    { factor, attempt }: { factor: SecondFactor; attempt: Attempt },
  ): Promise<Verdict> {
    const { userId, code, isKnown } = attempt;
    if (isRecoveryCode(code)) {
      return this.useRecoveryCode(manager, attempt);
    }
    const { failures, retryAfter } = await this.failures(manager, attempt);
    if (failures >= maxFailures) {
      return { retryAfter };
    }
    const step = this.stepOf(factor, code);
    if (step !== null && step > factor.lastStep) {
      await manager.update(SecondFactor, { userId }, { lastStep: step });
      return 'right';
    }
    await manager.insert(SecondFactorFailure, { userId, isKnown });
    await this.recordFailure(manager, userId);
    if (failures + 1 === maxFailures && !isKnown) {
      await this.publishNews(manager, userId, 'guessed');
    }
    return 'wrong';
  }

  private async useRecoveryCode(manager: EntityManager, { userId, code }: Attempt): Promise<Verdict> {
    const { affected } = await manager.update(
      RecoveryCode,
      { userId, hash: hashOfCode(code), usedAt: IsNull() },
      { usedAt: () => 'now()' },
    );
    if (affected !== 1) {
      await this.recordFailure(manager, userId);
      return 'wrong';
    }
    await this.publishNews(manager, userId, 'code_used');
    return 'right';
  }

  private async recordFailure(manager: EntityManager, userId: number): Promise<void> {
    await audit(manager, { action: 'second_factor_failed', target: 'account', targetId: userId });
  }

  /** Wrong codes that still count, and the seconds until the first of them does not any more. */
  private async failures(
    manager: EntityManager,
    { userId, isKnown }: Attempt,
  ): Promise<{ failures: number; retryAfter: number }> {
    const [row]: { failures: number; age: number | null }[] = await manager.query(
      `SELECT count(*)::int AS failures, extract(epoch FROM now() - min(failed_at))::float8 AS age
       FROM second_factor_failures WHERE user_id = $1 AND is_known = $2 AND ${counted}`,
      [userId, isKnown],
    );
    const { failures = 0, age = 0 } = row ?? {};
    return { failures, retryAfter: Math.max(1, Math.ceil(failureWindowMs / 1000 - (age ?? 0))) };
  }

  private stepOf({ secret, userId }: Pick<SecondFactor, 'secret' | 'userId'>, code: string): number | null {
    const opened = this.sealed.open(secret, userId);
    return opened === null ? null : stepOf({ secret: opened, code, now: this.clock.now() });
  }
}

const wrongCode = (): AppError => {
  const { message } = new AppError('wrong_code');
  return new AppError('wrong_code', { details: [{ field: 'code', message }] });
};
