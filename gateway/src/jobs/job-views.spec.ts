import { expect, it, jest } from '@jest/globals';
import { type jobsService, type JobView, mostViews } from '@workboard/contracts';
import { type Client, newContext, runInContext } from '@workboard/service-kit';
import { testCaller } from '@workboard/test-kit';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { JobViews, partOfPage } from './job-views.js';

const env = { SESSION_SECRET: 'a-secret-that-only-tests-know', PUBLIC_URL: 'https://workboard.test' } as Env;
const from = (ip: string, agent: string) =>
  ({ ip, url: '/jobs/979', headers: { 'user-agent': agent } }) as unknown as FastifyRequest;

/** What the jobs service is told, message by message. */
const startViews = () => {
  const told: JobView[][] = [];
  const jobs = {
    recordViews: async ({ views }: { views: JobView[] }) => {
      told.push(views);
      return null;
    },
  } as unknown as Client<typeof jobsService>;
  const views = new JobViews(jobs, env);
  /** Those told since this was asked last. */
  const taken = () => {
    views.beforeApplicationShutdown();
    return told.splice(0).flat();
  };
  return { views, told, taken };
};

it('M5: views cannot be invented: whatever browser an address names, it is one visitor; an account is one everywhere', () => {
  const { views, taken } = startViews();

  for (let nth = 0; nth < 30; nth += 1) {
    views.count(979, from('203.0.113.9', `made up ${nth}`));
    views.count(979, from(`2001:db8::${nth + 1}`, `made up ${nth}`));
  }
  const visitors = taken().map(({ visitor }) => visitor);
  expect(visitors).toHaveLength(60);
  expect(new Set(visitors).size).toBe(2);
  expect(visitors.join(' ')).not.toContain('203.0.113');

  const caller = testCaller({ userId: 7, role: 'job_seeker' });
  for (const ip of ['203.0.113.9', '198.51.100.1']) {
    runInContext(newContext({ caller }), () => views.count(979, from(ip, 'a phone')));
  }
  const own = taken();
  expect(own.map(({ seekerId, companyId }) => [seekerId, companyId])).toEqual([
    [7, null],
    [7, null],
  ]);
  expect(new Set(own.map(({ visitor }) => visitor)).size).toBe(1);
});

it('a view is counted at once, those that come soon after together, many as soon as they fill a message', async () => {
  jest.useFakeTimers();
  try {
    const { views, told } = startViews();
    const look = (times: number) => {
      for (let nth = 0; nth < times; nth += 1) {
        views.count(nth + 1, from('203.0.113.9', 'a phone'));
      }
    };
    const sizes = () => told.map(({ length }) => length);
    look(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(sizes()).toEqual([1]);
    look(3);
    await jest.advanceTimersByTimeAsync(49);
    expect(sizes()).toEqual([1]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sizes()).toEqual([1, 3]);
    look(mostViews + 2);
    expect(sizes()).toEqual([1, 3, mostViews]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(sizes()).toEqual([1, 3, mostViews, 2]);
  } finally {
    jest.useRealTimers();
  }
});

it('a view is told with the kind of place it came from, and with nothing else of the address (P56)', () => {
  const { views, taken } = startViews();
  const told: JobView[] = [];
  const sourceAt = (url: string, referer?: string) => {
    views.count(1, { ip: '203.0.113.9', url, headers: { referer } } as unknown as FastifyRequest);
    told.push(...taken());
    return told.at(-1)?.source;
  };
  expect(sourceAt('/jobs/1')).toBe('direct');
  expect(sourceAt('/jobs/1?utm_source=poster', 'https://www.google.com/')).toBe('poster');
  expect(sourceAt('/jobs/1', 'https://www.google.com/search?q=secret')).toBe('search');
  expect(sourceAt('/api/jobs/1', 'https://workboard.test/jobs/1?utm_source=mail')).toBe('mail');
  expect(sourceAt('/api/jobs/1', 'https://workboard.test/jobs')).toBe('site');
  expect(sourceAt('//', 'no address')).toBe('direct');
  const reads = { ip: '203.0.113.9', url: '/api/jobs/1', headers: { [partOfPage]: '1' } } as unknown as FastifyRequest;
  views.count(1, reads);
  expect(taken()).toEqual([]);
  expect(JSON.stringify(told)).not.toContain('secret');
});
