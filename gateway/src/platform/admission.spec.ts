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

  it('leaves each kind its own part, whatever comes of the others, and takes no upload while it is full', () => {
    const kinds: Cost[] = ['search', 'read', 'heavy', 'vital'];
    expect(limit.hasRoomFor('upload')).toBe(true);
    expect(kinds.map((kind) => take(limit, kind))).toEqual([70, 100, 40, 30]);
    expect(limit.inside).toBe(240);
    expect(limit.hasRoomFor('upload')).toBe(false);
  });

  it('lets heavy calls give way while reads and searches are late, and takes as many again afterwards', () => {
    expect(take(limit, 'heavy')).toBe(40);
    for (let each = 0; each < 40; each += 1) {
      limit.leave('heavy', 900);
    }
    pass(1000, 900);
    expect([limit.most, take(limit, 'heavy'), take(limit, 'read')]).toEqual([64, 3, 32]);
    now += 2000;
    expect(take(limit, 'heavy')).toBe(13 - 3);
  });

  it('lets very many wait for their turn to write, and few while there is too much to do', () => {
    expect([1599, 1600].map((waiting) => limit.hasRoomInLine(waiting))).toEqual([true, false]);
    pass(1000, 900);
    expect([9, 10].map((waiting) => limit.hasRoomInLine(waiting))).toEqual([true, false]);
    now += 2000;
    expect(limit.hasRoomInLine(20)).toBe(true);
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

  it('returns to where it began once nothing is late, whether or not anybody needs it', () => {
    pass(150, 900);
    expect(limit.most).toBeLessThan(200);
    for (let round = 0; round < 20; round += 1) {
      pass(30, 20);
    }
    expect(limit.most).toBeGreaterThanOrEqual(200);
  });

  it('does not rise any further while nobody needs more, nor fall for what people write', () => {
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
    const costs: [start: string, cost: Cost | null][] = [
      ['/health', null],
      ['/write', 'vital'],
    ];
    admitByCost(server, ({ url: asked }) => {
      const known = costs.find(([start]) => asked.startsWith(start));
      return known ? known[1] : 'heavy';
    });
    server.get('/*', async ({ url: asked }) => {
      if (!asked.startsWith('/health')) {
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

  it('lets what people write wait for its turn', async () => {
    const write = () => fetch(`${url}/write`);
    const first = Array.from({ length: 30 }, write);
    await waitFor(() => finish.length === 30);
    const next = write();
    // It has arrived once something that came later was answered.
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(finish).toHaveLength(30);
    finish.shift()?.();
    await waitFor(() => finish.length === 30);
    finish.forEach((end) => end());
    expect((await next).status).toBe(200);
    expect((await Promise.all(first)).every(({ ok }) => ok)).toBe(true);
  });
});

it('every call has its kind: ranking, exports and counts are heavy, lists are searches, and whatever people write is vital', () => {
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
