import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@workboard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { findContext } from './context.js';
import type { ServiceEnv } from './env.js';
import { ENV } from './tokens.js';
import { RawJson } from './transport/raw-json.js';

interface KeptAnswer {
  inputHash: string;
  answer: string;
}
interface Keyed {
  userId: number;
  pattern: string;
  key: string;
  inputHash: string;
}

const keyColumns = '(user_id, pattern, key)';

/** Carries the key from the gateway to a service. */
export const idempotencyHeader = 'x-idempotency-key';

/** Removes what was kept for an account that is gone. */
export const forgetAnswersTo = async (manager: EntityManager, userId: number): Promise<void> => {
  await manager.query(`DELETE FROM idempotency_keys WHERE user_id = $1`, [userId]);
};

/** Leaves a transaction that found its call answered already. */
class AnsweredBefore extends Error {
  constructor(readonly answer: RawJson) {
    super('answered before');
  }
}

/**
 * Makes a creating call happen once per caller and `Idempotency-Key` (decision W12). The key commits together with what
 * the call created and its answer, so the same call again gets that answer, also while the first is still under way; the
 * same key with another input is refused with `idempotency_key_reused`. A call that was refused leaves nothing behind.
 */
@Injectable()
export class Idempotency {
  constructor(
    @Inject(ENV) private readonly env: Pick<ServiceEnv, 'INTERNAL_SECRET'>,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Like `DataSource.transaction`, for the one that creates; what `work` resolves to is the answer of the call. Null says that nothing was
   * created yet, and leaves the key free.
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const keyed = this.keyed();
    if (!keyed) {
      return this.dataSource.transaction(work);
    }
    return this.dataSource.transaction(async (manager) => {
      const { userId, pattern, key, inputHash } = keyed;
      // Waits for a call with the same key that is under way.
      const claimed: unknown[] = await manager.query(
        `INSERT INTO idempotency_keys (user_id, pattern, key, input_hash) VALUES ($1, $2, $3, $4)
         ON CONFLICT ${keyColumns} DO NOTHING RETURNING key`,
        [userId, pattern, key, inputHash],
      );
      if (claimed.length === 0) {
        throw new AnsweredBefore(await this.kept(manager, keyed));
      }
      const answer = await work(manager);
      if (answer === null) {
        await manager.query(`DELETE FROM idempotency_keys WHERE ${keyColumns} = ($1, $2, $3)`, [userId, pattern, key]);
        return answer;
      }
      await manager.query(`UPDATE idempotency_keys SET answer = $4::json WHERE ${keyColumns} = ($1, $2, $3)`, [
        userId,
        pattern,
        key,
        answer instanceof RawJson ? answer.text : JSON.stringify(answer),
      ]);
      return answer;
    });
  }

  /** Answers a message: with what the same call was answered before, else by `handle`. */
  async answer(handle: () => Promise<unknown>): Promise<unknown> {
    const keyed = this.keyed();
    const kept = keyed && (await this.findKept(this.dataSource.manager, keyed));
    if (kept) {
      return kept;
    }
    try {
      return await handle();
    } catch (error) {
      if (error instanceof AnsweredBefore) {
        return error.answer;
      }
      throw error;
    }
  }

  private async kept(manager: EntityManager, keyed: Keyed): Promise<RawJson> {
    const kept = await this.findKept(manager, keyed);
    if (!kept) {
      // It was removed in this very moment.
      throw new AppError('unavailable', { retryAfter: 1 });
    }
    return kept;
  }

  private async findKept(manager: EntityManager, { userId, pattern, key, inputHash }: Keyed): Promise<RawJson | null> {
    const [kept]: KeptAnswer[] = await manager.query(
      `SELECT input_hash AS "inputHash", answer::text AS answer FROM idempotency_keys WHERE ${keyColumns} = ($1, $2, $3)`,
      [userId, pattern, key],
    );
    if (kept && kept.inputHash !== inputHash) {
      throw new AppError('idempotency_key_reused');
    }
    return kept ? new RawJson(kept.answer) : null;
  }

  /** The call under way, when it came with a key. The hash is keyed: an input may hold a password. */
  private keyed(): Keyed | null {
    const context = findContext();
    if (!context?.keyedCall) {
      return null;
    }
    const { key, pattern, input } = context.keyedCall;
    const inputHash = createHmac('sha256', this.env.INTERNAL_SECRET).update(JSON.stringify(input)).digest('base64url');
    return { userId: context.caller?.userId ?? 0, pattern, key, inputHash };
  }
}
