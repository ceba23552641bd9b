import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Caller, caller as callerSchema } from '@workboard/contracts';
import type { Redis } from 'ioredis';
import { logger } from './logging.js';
import { openRedis } from './queues/connection.js';
import { ENV } from './tokens.js';

/** A revoked session must be refused within 5 s even if the key could not be dropped (decision A4). */
const lifetimeMs = 4000;

interface SessionCacheEnv {
  REDIS_URL: string;
  /** Separates installations, and tests, that share one Redis. */
  QUEUE_PREFIX: string;
}

/**
 * Who stands behind a session id, kept in Redis for a few seconds so that most requests need no look-up. The auth
 * service writes and drops the entries, the gateway reads them; Postgres is the truth. Without Redis every look-up
 * simply misses.
 */
@Injectable()
export class SessionCache implements OnApplicationShutdown {
  private readonly redis: Redis;

  constructor(@Inject(ENV) private readonly env: SessionCacheEnv) {
    this.redis = openRedis(env.REDIS_URL, 'cache');
  }

  /** The caller of a session; null when it is not cached or Redis is away. */
  async get(sessionId: string): Promise<Caller | null> {
    const text = await this.attempt(this.redis.get(this.key(sessionId)));
    const found = text ? callerSchema.safeParse(JSON.parse(text)) : undefined;
    return found?.success ? found.data : null;
  }

  async put(caller: Caller): Promise<void> {
    await this.attempt(this.redis.set(this.key(caller.sessionId), JSON.stringify(caller), 'PX', lifetimeMs));
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
