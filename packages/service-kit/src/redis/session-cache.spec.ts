import { afterAll, describe, expect, it } from '@jest/globals';
import { testCaller, testRedis, waitFor } from '@workboard/test-kit';
import { openRedis } from './connection.js';
import { Seals } from './seal.js';
import { SessionCache } from './session-cache.js';

describe('the session cache', () => {
  const redis = testRedis();
  const env = { REDIS_URL: redis.url, QUEUE_PREFIX: redis.prefix, INTERNAL_SECRET: 'a-secret-that-only-tests-know' };
  const cache = new SessionCache(env);
  const away = new SessionCache({ ...env, REDIS_URL: 'redis://127.0.0.1:9' });
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

  it('believes nothing that was written to Redis by others, or put back after its time', async () => {
    const caller = testCaller({ userId: 7 });
    const key = `${redis.prefix}:session:${caller.sessionId}`;
    const client = openRedis(redis.url, 'client');
    const forged = JSON.stringify({ ...caller, role: 'super_admin' });
    const stranger = new Seals({ secret: 'a-guess', purpose: 'session cache' });
    const entry = { caller: { ...caller, role: 'super_admin' }, until: Date.now() + 60_000 };
    const ours = new Seals({ secret: env.INTERNAL_SECRET, purpose: 'session cache' });
    const old = ours.close(caller.sessionId, { ...entry, until: Date.now() - 1 });
    const another = ours.close('another-session', entry);
    const values = [forged, '{', stranger.close(caller.sessionId, entry), old, another];
    for (const value of values) {
      await client.set(key, typeof value === 'string' ? value : JSON.stringify(value));
      expect(await cache.get(caller.sessionId)).toBeNull();
    }
    client.disconnect();
  });

  it('misses at once when Redis is away', async () => {
    const began = performance.now();
    await away.put(testCaller());
    expect(await away.get('any')).toBeNull();
    await away.drop(['any']);
    expect(performance.now() - began).toBeLessThan(300);
  });
});
