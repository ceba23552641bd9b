import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AppError } from '@workboard/contracts';
import { currentContext, ENV, logger } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../env.js';
import { REDIS } from './redis.js';
import { routeOf } from './route.js';

type KeyOf = (request: FastifyRequest) => string | null;

/** IPv6 users hold a whole /64; they count as one. */
const byAddress: KeyOf = ({ ip }) => (ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip);
const byUser: KeyOf = () => {
  const { caller } = currentContext();
  return caller ? String(caller.userId) : null;
};
const byCompany: KeyOf = () => {
  const { caller } = currentContext();
  return caller?.companyId ? String(caller.companyId) : null;
};
/** Calls that carry the caller's current password. */
const byPasswordTry: KeyOf = (request) => {
  const { body } = request;
  return typeof body === 'object' && body !== null && 'currentPassword' in body ? byUser(request) : null;
};
const byEmail: KeyOf = ({ body }) => {
  const email: unknown = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : null;
};

interface Limit {
  points: number;
  /** Seconds. */
  duration: number;
  keyOf: KeyOf;
}

const minute = 60;
/** Figures of security-and-reliability A3; many phones share one address, so limits by address are generous. */
const limits: Record<string, Limit[]> = {
  default: [{ points: 1200, duration: minute, keyOf: byAddress }],
  login: [
    { points: 25, duration: 5 * minute, keyOf: byAddress },
    { points: 25, duration: 60 * minute, keyOf: byEmail },
  ],
  register: [
    { points: 5, duration: 30 * minute, keyOf: byEmail },
    { points: 50, duration: 30 * minute, keyOf: byAddress },
  ],
  mail: [
    { points: 5, duration: 30 * minute, keyOf: byEmail },
    { points: 50, duration: 30 * minute, keyOf: byAddress },
  ],
  /** Whoever sits at somebody else's open session must not guess the password. */
  password: [
    { points: 1200, duration: minute, keyOf: byAddress },
    { points: 10, duration: 15 * minute, keyOf: byPasswordTry },
  ],
  token: [{ points: 30, duration: 30 * minute, keyOf: byAddress }],
  upload: [{ points: 30, duration: 30 * minute, keyOf: byUser }],
  rank: [{ points: 5, duration: 10 * minute, keyOf: byCompany }],
};

interface Limiter {
  keyOf: KeyOf;
  /** Counts what this process lets through; it goes on when Redis is away or too slow to answer. */
  own: RateLimiterMemory;
  /** Counts what all gateways let through. */
  shared: RateLimiterRedis;
}

const isLimitReached = (reason: unknown): reason is RateLimiterRes =>
  typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason;

/** Counts calls in this process and, with those of the other gateways, in Redis; none gets through uncounted. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters: Map<string, Limiter[]>;

  constructor(@Inject(ENV) env: Env, @Inject(REDIS) redis: Redis) {
    this.limiters = new Map(
      Object.entries(limits).map(([name, list]) => [
        name,
        list.map(({ points, duration, keyOf }, index) => {
          const options = {
            keyPrefix: `limit:${name}:${index}`,
            points: Math.max(1, Math.round(points * env.RATE_LIMIT_FACTOR)),
            duration,
          };
          return {
            keyOf,
            own: new RateLimiterMemory(options),
            shared: new RateLimiterRedis({ ...options, storeClient: redis }),
          };
        }),
      ]),
    );
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const route = routeOf(context);
    for (const limiter of this.limiters.get(route.limit ?? 'default') ?? []) {
      const key = limiter.keyOf(request);
      if (key !== null) {
        await this.count(limiter, key);
      }
    }
    return true;
  }

  private async count({ own, shared }: Limiter, key: string): Promise<void> {
    try {
      await own.consume(key);
      await shared.consume(key);
    } catch (reason) {
      if (isLimitReached(reason)) {
        throw new AppError('rate_limited', { retryAfter: reason.msBeforeNext / 1000 });
      }
      logger.debug({ err: reason }, 'rate limits: counted by this process alone');
    }
  }
}
