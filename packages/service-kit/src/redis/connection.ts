import { Redis } from 'ioredis';

const longestPauseMs = 2000;

const behaviours = {
  worker: { maxRetriesPerRequest: null },
  client: { maxRetriesPerRequest: 1, enableOfflineQueue: true, commandTimeout: 3000 },
  cache: { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: 250 },
} as const;

/**
 * Opens a Redis connection. `worker` waits for Redis as long as it takes; `client` gives up soon, because somebody is
 * waiting for the answer; `cache` fails at once while Redis is away, because there is another way to the answer.
 */
export const openRedis = (url: string, kind: keyof typeof behaviours): Redis => {
  const redis = new Redis(url, {
    lazyConnect: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestPauseMs),
    connectTimeout: 2000,
    ...behaviours[kind],
  });
  // Every loss is also seen by the command that fails; without a listener the process would die of it.
  redis.on('error', () => undefined);
  return redis;
};
