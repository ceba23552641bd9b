import { expect, it } from '@jest/globals';
import type { jobsService } from '@workboard/contracts';
import { type Client, newContext, runInContext } from '@workboard/service-kit';
import { testCaller } from '@workboard/test-kit';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { JobViews, partOfPage } from './job-views.js';

const env = { SESSION_SECRET: 'a-secret-that-only-tests-know', PUBLIC_URL: 'https://workboard.test' } as Env;
const from = (ip: string, agent: string) =>
  ({ ip, url: '/jobs/979', headers: { 'user-agent': agent } }) as unknown as FastifyRequest;

it('M5: views cannot be invented: whatever browser an address names, it is one visitor; an account is one everywhere', () => {
  const visitors: string[] = [];
  const jobs = {
    recordView: async ({ visitor }: { visitor: string }) => {
      visitors.push(visitor);
      return null;
    },
  } as unknown as Client<typeof jobsService>;
  const views = new JobViews(jobs, env);

  for (let nth = 0; nth < 30; nth += 1) {
    views.count(979, from('203.0.113.9', `made up ${nth}`));
    views.count(979, from(`2001:db8::${nth + 1}`, `made up ${nth}`));
  }
  expect(new Set(visitors).size).toBe(2);
  expect(visitors.join(' ')).not.toContain('203.0.113');

  visitors.length = 0;
  const caller = testCaller({ userId: 7, role: 'job_seeker' });
  for (const ip of ['203.0.113.9', '198.51.100.1']) {
    runInContext(newContext({ caller }), () => views.count(979, from(ip, 'a phone')));
  }
  expect(new Set(visitors).size).toBe(1);
});

it('a view is told with the kind of place it came from, and with nothing else of the address (P56)', () => {
  const told: object[] = [];
  const jobs = {
    recordView: async (view: { source?: string }) => {
      told.push(view);
      return null;
    },
  } as unknown as Client<typeof jobsService>;
  const views = new JobViews(jobs, env);
  const sourceAt = (url: string, referer?: string) => {
    views.count(1, { ip: '203.0.113.9', url, headers: { referer } } as unknown as FastifyRequest);
    return (told.at(-1) as { source: string }).source;
  };
  expect(sourceAt('/jobs/1')).toBe('direct');
  expect(sourceAt('/jobs/1?utm_source=poster', 'https://www.google.com/')).toBe('poster');
  expect(sourceAt('/jobs/1', 'https://www.google.com/search?q=secret')).toBe('search');
  expect(sourceAt('/api/jobs/1', 'https://workboard.test/jobs/1?utm_source=mail')).toBe('mail');
  expect(sourceAt('/api/jobs/1', 'https://workboard.test/jobs')).toBe('site');
  expect(sourceAt('//', 'no address')).toBe('direct');
  const reads = { ip: '203.0.113.9', url: '/api/jobs/1', headers: { [partOfPage]: '1' } } as unknown as FastifyRequest;
  const before = told.length;
  views.count(1, reads);
  expect(told.length).toBe(before);
  expect(JSON.stringify(told)).not.toContain('secret');
});
