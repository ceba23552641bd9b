import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openRedis, type RedisConnection } from '@workboard/service-kit';
import { outcomeOf, testRedis, waitFor } from '@workboard/test-kit';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { addressKey } from './address-key.js';
import { KnownDevices } from './known-devices.js';
import { RateLimiter } from './rate-limiter.js';

/** A twelfth of 1200 calls a minute. */
const points = 100;
const env = {
  RATE_LIMIT_FACTOR: points / 1200,
  PUBLIC_URL: 'http://localhost',
  SESSION_SECRET: 'only-tests-know-this',
} as Env;

const callFrom = (gateway: RateLimiter, ip: string) =>
  outcomeOf(gateway.spend('default', { ip, headers: {} } as unknown as FastifyRequest));

describe('a limit that two gateways share without waiting for it', () => {
  const { url } = testRedis();
  let redis: RedisConnection[];
  let gateways: RateLimiter[];
  beforeAll(async () => {
    redis = [1, 2].map(() => openRedis(url, 'client'));
    await redis[0]?.del(...[1, 2].map((network) => `limit:default:0:${addressKey(`2001:db8:${network}::1`)}`));
    gateways = redis.map((connection) => new RateLimiter(env, connection, new KnownDevices(env)));
  });
  afterAll(() => Promise.all(redis.map((connection) => connection.quit())));

  it('refuses at both what both together have had too much of', async () => {
    const address = '2001:db8:1::1';
    for (const gateway of gateways) {
      for (let nth = 0; nth < points * 0.6; nth += 1) {
        expect(await callFrom(gateway, address)).toBe('done');
      }
    }
    for (const gateway of gateways) {
      let more = 0;
      await waitFor(
        async () => {
          more += 1;
          return (await callFrom(gateway, address)) === 'rate_limited';
        },
        { interval: 50 },
      );
      // By itself it would have let through as many as this.
      expect(more).toBeLessThan(points * 0.4);
    }
    expect(await callFrom(gateways[0] as RateLimiter, '2001:db8:2::1')).toBe('done');
  });
});
