import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { allRoutes, type Cost, costOfRoute } from '@workboard/contracts';
import { waitFor } from '@workboard/local-servers';
import Fastify, { type FastifyInstance } from 'fastify';
import { admitByCost } from './admission.js';
import { AdmissionLimit } from './admission-limit.js';

const take = (limit: AdmissionLimit, cost: Cost): number => {
  let taken = 0;
  while (limit.hasRoomFor(cost)) {
    limit.enter(cost);
    taken += 1;
  }
  return taken;
};

describe('how many requests are admitted', () => {
  let now: number;
  let limit: AdmissionLimit;
  beforeEach(() => {
    now = 0;
    limit = new AdmissionLimit(() => now);
  });

  /** So many reads go through, each in so many milliseconds. */
  const pass = (count: number, ms: number) => {
    for (let each = 0; each < count; each += 1) {
      limit.enter('read');
    }
    for (let each = 0; each < count; each += 1) {
      now += 20;
      limit.leave('read', ms);
    }
  };

  it('gives way by cost: searches stop first, then reading, and what people write last', () => {
    expect([take(limit, 'search'), take(limit, 'read'), take(limit, 'vital')]).toEqual([120, 40, 1440]);
    expect(limit.hasRoomFor('upload')).toBe(false);
  });

  it('counts heavy calls apart, so that those who wait for them leave the others their places', () => {
    expect(take(limit, 'heavy')).toBe(40);
    expect(take(limit, 'read')).toBe(160);
  });

  it('falls while light requests are late, never below its least, and rises again once they are not', () => {
    pass(150, 900);
    const fallen = limit.most;
    expect(fallen).toBeLessThan(200);
    pass(150, 900);
    pass(150, 900);
    expect(limit.most).toBe(64);
    for (let round = 0; round < 10; round += 1) {
      pass(limit.most, 20);
    }
    expect(limit.most).toBeGreaterThan(fallen);
  });

  it('does not rise while nobody needs more, nor fall for what people write', () => {
    pass(30, 20);
    expect(limit.most).toBe(200);
    for (let each = 0; each < 50; each += 1) {
      now += 20;
      limit.enter('vital');
      limit.leave('vital', 2000);
    }
    expect(limit.most).toBe(200);
  });
});

describe('a gateway that has enough to do', () => {
  let server: FastifyInstance;
  let url: string;
  let finish: (() => void)[];
  beforeEach(async () => {
    finish = [];
    server = Fastify();
    admitByCost(server, ({ url }) => (url.startsWith('/health') ? null : 'heavy'));
    server.get('/*', async ({ url }) => {
      if (!url.startsWith('/health')) {
        await new Promise<void>((resolve) => finish.push(resolve));
      }
      return 'done';
    });
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    finish.forEach((end) => end());
    await server.close();
  });

  it('refuses with 503 and when to come back, answers how it is, and takes the next once one is done', async () => {
    const rank = () => fetch(`${url}/rank`);
    const waiting = Array.from({ length: 40 }, rank);
    await waitFor(() => finish.length === 40);
    const refused = await rank();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    expect((await fetch(`${url}/health`)).status).toBe(200);
    finish.shift()?.();
    await Promise.race(waiting);
    const next = rank();
    await waitFor(() => finish.length === 40);
    finish.forEach((end) => end());
    expect((await next).status).toBe(200);
    await Promise.all(waiting);
  });
});

it('ranking, exports and counts cost more than search, search more than reading, and writing is refused last', () => {
  const costs = new Map(allRoutes.map(({ route }) => [`${route.method} ${route.path}`, costOfRoute(route)]));
  expect(
    [
      'POST /auth/login',
      'POST /applications',
      'GET /jobs/{id}',
      'GET /jobs',
      'GET /jobs/facets',
      'GET /applications/export/sheet',
      'POST /applications/rank/{jobId}',
      'POST /upload/resume',
    ].map((call) => costs.get(call)),
  ).toEqual(['vital', 'vital', 'read', 'search', 'heavy', 'heavy', 'heavy', 'upload']);
});
