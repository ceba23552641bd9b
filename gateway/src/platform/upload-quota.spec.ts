import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { newContext, runInContext } from '@workboard/service-kit';
import { testCaller } from '@workboard/test-kit';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Env } from '../env.js';
import { KnownDevices } from './known-devices.js';
import { RateLimiter } from './rate-limiter.js';

const minute = 60_000;
const env = { RATE_LIMIT_FACTOR: 1, PUBLIC_URL: 'http://localhost', SESSION_SECRET: 'only-tests-know-this' } as Env;
/** Redis is away, so that this process's own count decides. */
const away = { rlflxIncr: () => Promise.reject(new Error('away')), defineCommand: () => undefined } as unknown as Redis;

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-02T00:00:00Z') });
});
afterAll(() => {
  jest.useRealTimers();
});

it('S7: an account uploads 30 files within half an hour and 100 within a day, whatever addresses it comes from', async () => {
  const limiter = new RateLimiter(env, away, new KnownDevices(env));
  let tries = 0;
  const upload = (userId: number): Promise<boolean> => {
    tries += 1;
    const request = { ip: `203.0.113.${tries % 250}`, headers: {} } as unknown as FastifyRequest;
    return runInContext(newContext({ caller: testCaller({ userId }) }), () => limiter.spend('upload', request)).then(
      () => true,
      ({ code }: { code: string }) => {
        expect(code).toBe('rate_limited');
        return false;
      },
    );
  };
  const passed: number[] = [];
  for (let burst = 0; burst < 6; burst += 1) {
    let count = 0;
    for (let nth = 0; nth < 40; nth += 1) {
      count += Number(await upload(7));
    }
    passed.push(count);
    jest.advanceTimersByTime(31 * minute);
  }
  // 30 × 4 would be 120: the day ends at 100, a gigabyte of files at most.
  expect(passed).toEqual([30, 30, 30, 10, 0, 0]);
  expect(await upload(8)).toBe(true);
  jest.advanceTimersByTime(24 * 60 * minute);
  expect(await upload(7)).toBe(true);
});
