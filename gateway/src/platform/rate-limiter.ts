import { Inject, Injectable } from '@nestjs/common';
import { AppError, type LimitName } from '@workboard/contracts';
import { ENV, logger, type RedisConnection } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../env.js';
import { GatheredCounts } from './gathered-counts.js';
import { KnownDevices } from './known-devices.js';
import { type Limit, limits } from './limits.js';
import { REDIS } from './redis.js';
import { countLimited } from './security-metrics.js';

interface Limiter extends Pick<Limit, 'keyOf' | 'failuresOnly'> {
  /** Counts what this process lets through; it goes on when Redis is away or too slow to answer. */
  own: RateLimiterMemory;
  /** Counts what all gateways let through. */
  shared: RateLimiterRedis;
  /** The same for a generous limit, without waiting for it. */
  gathered: GatheredCounts | undefined;
}

/** What a call was counted under and gets back when it succeeds. */
export type Refundable = readonly (() => Promise<void>)[];

const isLimitReached = (reason: unknown): reason is RateLimiterRes =>
  typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason;

/** Counts calls in this process and, with those of the other gateways, in Redis; none gets through uncounted (docs/adr/0059). */
@Injectable()
export class RateLimiter {
  private readonly limiters: Readonly<Record<LimitName, readonly Limiter[]>>;

  constructor(
    @Inject(ENV) env: Env,
    @Inject(REDIS) redis: RedisConnection,
    private readonly devices: KnownDevices,
  ) {
    this.limiters = Object.fromEntries(
      Object.entries(limits).map(([name, list]) => [
        name,
        list.map(({ points, duration, isGenerous, ...how }, index) => {
          const options = {
            keyPrefix: `limit:${name}:${index}`,
            points: Math.max(1, Math.round(points * env.RATE_LIMIT_FACTOR)),
            duration,
          };
          const own = new RateLimiterMemory(options);
          const shared = new RateLimiterRedis({ ...options, storeClient: redis });
          return { ...how, own, shared, gathered: isGenerous && new GatheredCounts({ own, shared }) };
        }),
      ]),
    ) as Record<LimitName, Limiter[]>;
  }

  /** Counts a call under a limit's name; throws `rate_limited` when it is reached. */
  async spend(name: LimitName, request: FastifyRequest): Promise<Refundable> {
    const refunds: (() => Promise<void>)[] = [];
    for (const limiter of this.limiters[name]) {
      const key = limiter.keyOf(request, this.devices);
      if (key !== null) {
        await this.count(name, limiter, key);
        if (limiter.failuresOnly) {
          refunds.push(() => this.giveBack(limiter, key));
        }
      }
    }
    return refunds;
  }

  private async count(name: LimitName, { own, shared, gathered }: Limiter, key: string): Promise<void> {
    try {
      await own.consume(key);
      await (gathered ? gathered.add(key) : shared.consume(key));
    } catch (reason) {
      if (isLimitReached(reason)) {
        countLimited(name);
        throw new AppError('rate_limited', { retryAfter: reason.msBeforeNext / 1000 });
      }
      logger.debug({ err: reason }, 'rate limits: counted by this process alone');
    }
  }

  private async giveBack({ own, shared }: Limiter, key: string): Promise<void> {
    try {
      await own.reward(key);
      await shared.reward(key);
    } catch (error) {
      logger.debug({ err: error }, 'rate limits: given back in this process alone');
    }
  }
}
