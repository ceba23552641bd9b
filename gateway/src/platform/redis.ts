import type { Provider } from '@nestjs/common';
import { ENV, openRedis } from '@workboard/service-kit';
import type { Env } from '../env.js';

/** The gateway's Redis: rate limits and session cache. It may be away; nothing is only there. */
export const REDIS = Symbol('redis');

export const redisProvider: Provider = {
  provide: REDIS,
  inject: [ENV],
  useFactory: (env: Env) => openRedis(env.REDIS_URL, 'client'),
};
