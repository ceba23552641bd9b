import { expect, it } from '@jest/globals';
import type { jobsService } from '@workboard/contracts';
import { type Client, newContext, runInContext } from '@workboard/service-kit';
import { testCaller } from '@workboard/test-kit';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { JobViews } from './job-views.js';

const from = (ip: string, agent: string) => ({ ip, headers: { 'user-agent': agent } }) as unknown as FastifyRequest;

it('M5: views cannot be invented: whatever browser an address names, it is one visitor; an account is one everywhere', () => {
  const visitors: string[] = [];
  const jobs = {
    recordView: async ({ visitor }: { visitor: string }) => {
      visitors.push(visitor);
      return null;
    },
  } as unknown as Client<typeof jobsService>;
  const views = new JobViews(jobs, { SESSION_SECRET: 'a-secret-that-only-tests-know' } as Env);

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
