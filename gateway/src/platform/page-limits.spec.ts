import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AppError,
  extendJobPath,
  incomingSmsPath,
  interviewAnswerPath,
  interviewTimesPath,
  unsubscribePath,
} from '@workboard/contracts';
import fastify from 'fastify';
import { sendError, toAppError } from './error-filter.js';
import { limitPages } from './http.js';
import type { RateLimiter } from './rate-limiter.js';

const server = fastify();
const spent: [name: string, path: string][] = [];

let origin: string;

beforeAll(async () => {
  const limiter: Pick<RateLimiter, 'spend'> = {
    spend: async (name, { url }) => {
      spent.push([name, url]);
      if (url.endsWith('once-too-often')) {
        throw new AppError('rate_limited');
      }
      return [];
    },
  };
  server.setErrorHandler((error, _request, reply) => sendError(reply, toAppError(error)));
  limitPages(server, limiter as RateLimiter);
  server.all('*', () => 'page');
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

describe('M5: what no guard of a call counts', () => {
  it.each([
    '/',
    '/jobs/979',
    '/feeds/jobs.rss',
    '/sitemap.xml',
    '/api/health/ready',
    '/api/docs',
    unsubscribePath('token'),
    interviewAnswerPath('token'),
    interviewTimesPath('token'),
    extendJobPath('token'),
    incomingSmsPath,
  ])('is counted as a page: %s', async (url) => {
    spent.length = 0;
    await fetch(`${origin}${url}`);
    expect(spent).toEqual([['page', url]]);
  });

  it('is refused before anything is read', async () => {
    expect((await fetch(`${origin}${unsubscribePath('once-too-often')}`)).status).toBe(429);
  });

  it.each(['/api/jobs', '/api/companies/5', '/assets/index.js'])(
    'calls have their own, files none: %s',
    async (url) => {
      spent.length = 0;
      await fetch(`${origin}${url}`);
      expect(spent).toEqual([]);
    },
  );
});
