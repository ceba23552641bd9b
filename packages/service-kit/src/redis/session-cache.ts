import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Caller, callerSchema } from '@workboard/contracts';
import { z } from 'zod';
import { logger } from '../logging/logging.js';
import { openRedis, type RedisConnection } from './connection.js';
import { Seals } from './seal.js';
import { ENV } from '../env/tokens.js';

/** A revoked session must be refused within 5 s even if the key could not be dropped (decision A4). */
const lifetimeMs = 4000;

interface SessionCacheEnv {
  REDIS_URL: string;
  /** Separates installations, and tests, that share one Redis. */
  QUEUE_PREFIX: string;
  INTERNAL_SECRET: string;
  INTERNAL_SECRET_PREVIOUS?: string | undefined;
}

/** What is sealed: who it is, and until when, so that an entry of a session that ended cannot be put back. */
const entrySchema = z.object({ caller: callerSchema, until: z.number() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/**
 * Who stands behind a session id, kept in Redis for a few seconds so that most requests need no look-up. The auth
 * service writes and drops the entries, the gateway reads them; Postgres is the truth. Without Redis every look-up
 * simply misses. Entries are sealed (docs/adr/0018): whoever can write to Redis becomes nobody by it.
 */
@Injectable()
export class SessionCache implements OnApplicationShutdown {
  private readonly redis: RedisConnection;
  private readonly seals: Seals;

  constructor(@Inject(ENV) private readonly env: SessionCacheEnv) {
    this.redis = openRedis(env.REDIS_URL, 'cache');
    const { INTERNAL_SECRET: secret, INTERNAL_SECRET_PREVIOUS: previous } = env;
    this.seals = new Seals({ secret, previous, purpose: 'session cache' });
  }

  /** The caller of a session; null when it is not cached or Redis is away. */
  async get(sessionId: string): Promise<Caller | null> {
    const text = await this.attempt(this.redis.get(this.key(sessionId)));
    const { data: entry } = entrySchema.safeParse(text ? this.seals.open(sessionId, parsed(text)) : null);
    return entry && entry.until > Date.now() && entry.caller.sessionId === sessionId ? entry.caller : null;
  }

  async put(caller: Caller): Promise<void> {
    const sealed = this.seals.close(caller.sessionId, { caller, until: Date.now() + lifetimeMs });
    await this.attempt(this.redis.set(this.key(caller.sessionId), JSON.stringify(sealed), 'PX', lifetimeMs));
  }

  /** Call after the commit that ended or changed the sessions. */
  async drop(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length > 0) {
      await this.attempt(this.redis.unlink(sessionIds.map((id) => this.key(id))));
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  private key(sessionId: string): string {
    return `${this.env.QUEUE_PREFIX}:session:${sessionId}`;
  }

  /** A cache that is away is no failure: entries expire by themselves. */
  private async attempt<T>(command: Promise<T>): Promise<T | null> {
    try {
      return await command;
    } catch (error) {
      logger.debug({ err: error }, 'session cache not reached');
      return null;
    }
  }
}
