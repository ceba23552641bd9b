import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@workboard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { findContext } from '../context/request-context.js';
import type { ServiceEnv } from '../env/env.js';
import { ENV } from '../env/tokens.js';
import { RawJson } from '../transport/raw-json.js';

interface StoredResponse {
  inputHash: string;
  response: string;
}
interface Keyed {
  userId: number;
  pattern: string;
  key: string;
  inputHash: string;
}

const keyColumns = '(user_id, pattern, key)';

/** Removes the stored responses of a deleted user. */
export const removeStoredResponses = async (manager: EntityManager, userId: number): Promise<void> => {
  await manager.query(`DELETE FROM idempotency_keys WHERE user_id = $1`, [userId]);
};

/** Rolls back a transaction that found a stored response. */
class RespondedBefore extends Error {
  constructor(readonly response: RawJson) {
    super('responded before');
  }
}

/**
 * Makes a creating call happen once per caller and `Idempotency-Key` (decision W12). The key commits together with what
 * the call created and its response, so the same call again gets that response, also while the first is still under way; the
 * same key with another input is refused with `idempotency_key_reused`. A call that was refused leaves nothing behind.
 */
@Injectable()
export class Idempotency {
  constructor(
    @Inject(ENV) private readonly env: Pick<ServiceEnv, 'INTERNAL_SECRET'>,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Like `DataSource.transaction`, for the one that creates; what `work` resolves to is the response. Null says that nothing was
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
        throw new RespondedBefore(await this.stored(manager, keyed));
      }
      const response = await work(manager);
      if (response === null) {
        await manager.query(`DELETE FROM idempotency_keys WHERE ${keyColumns} = ($1, $2, $3)`, [userId, pattern, key]);
        return response;
      }
      await manager.query(`UPDATE idempotency_keys SET answer = $4::json WHERE ${keyColumns} = ($1, $2, $3)`, [
        userId,
        pattern,
        key,
        response instanceof RawJson ? response.text : JSON.stringify(response),
      ]);
      return response;
    });
  }

  /** Handles a message: with the stored response of the same call, else by `handle`. */
  async respond(handle: () => Promise<unknown>): Promise<unknown> {
    const keyed = this.keyed();
    const stored = keyed && (await this.findStored(this.dataSource.manager, keyed));
    if (stored) {
      return stored;
    }
    try {
      return await handle();
    } catch (error) {
      if (error instanceof RespondedBefore) {
        return error.response;
      }
      throw error;
    }
  }

  private async stored(manager: EntityManager, keyed: Keyed): Promise<RawJson> {
    const stored = await this.findStored(manager, keyed);
    if (!stored) {
      // It was removed in this very moment.
      throw new AppError('unavailable', { retryAfter: 1 });
    }
    return stored;
  }

  private async findStored(
    manager: EntityManager,
    { userId, pattern, key, inputHash }: Keyed,
  ): Promise<RawJson | null> {
    const [stored]: StoredResponse[] = await manager.query(
      `SELECT input_hash AS "inputHash", answer::text AS response FROM idempotency_keys WHERE ${keyColumns} = ($1, $2, $3)`,
      [userId, pattern, key],
    );
    if (stored && stored.inputHash !== inputHash) {
      throw new AppError('idempotency_key_reused');
    }
    return stored ? new RawJson(stored.response) : null;
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
