import { Redis } from 'ioredis';

const longestPauseMs = 2000;

/**
 * Opens a Redis connection. `worker` waits for Redis as long as it takes; `client` gives up at once, because somebody is
 * waiting for the answer.
 */
export const openRedis = (url: string, kind: 'client' | 'worker'): Redis => {
  const redis = new Redis(url, {
    lazyConnect: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestPauseMs),
    connectTimeout: 2000,
    ...(kind === 'worker'
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 1, enableOfflineQueue: true, commandTimeout: 1000 }),
  });
  // Every loss is also seen by the command that fails; without a listener the process would die of it.
  redis.on('error', () => undefined);
  return redis;
};
