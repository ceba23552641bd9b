import { afterAll, describe, expect, it } from '@jest/globals';
import { testCaller, testRedis, waitFor } from '@workboard/test-kit';
import { SessionCache } from '@workboard/service-kit';

describe('the session cache', () => {
  const redis = testRedis();
  const cache = new SessionCache({ REDIS_URL: redis.url, QUEUE_PREFIX: redis.prefix });
  const away = new SessionCache({ REDIS_URL: 'redis://127.0.0.1:9', QUEUE_PREFIX: redis.prefix });
  afterAll(async () => {
    cache.onApplicationShutdown();
    away.onApplicationShutdown();
    await redis.clear();
  });

  it('gives back who was put in until it is dropped', async () => {
    const caller = testCaller({ userId: 7, role: 'employer', companyId: 3 });
    await waitFor(async () => {
      await cache.put(caller);
      return cache.get(caller.sessionId);
    });
    expect(await cache.get(caller.sessionId)).toEqual(caller);
    await cache.drop([caller.sessionId]);
    expect(await cache.get(caller.sessionId)).toBeNull();
  });

  it('misses at once when Redis is away', async () => {
    const began = performance.now();
    await away.put(testCaller());
    expect(await away.get('any')).toBeNull();
    await away.drop(['any']);
    expect(performance.now() - began).toBeLessThan(300);
  });
});
