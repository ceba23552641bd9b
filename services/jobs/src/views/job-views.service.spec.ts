import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayOf, type JobView } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { refusalOf } from '@workboard/test-kit';
import { post, startWorld, type World } from '../testing/world.js';
import { JobViewsService } from './job-views.service.js';

const hour = 60 * 60 * 1000;

describe('counting views', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1);
  });
  afterAll(() => world.stop());

  const look = (id: number, visitor: string, more: Partial<JobView> = {}) =>
    world.visitor.recordViews({ views: [{ id, visitor, ...more }] });
  const viewsOf = async (id: number) => (await world.superAdmin.get({ id })).views;

  it("counts a visitor once, however many requests come at once, and never the company's team", async () => {
    const { id } = await world.employer(1).create(post());
    await Promise.all(Array.from({ length: 50 }, () => look(id, 'one')));
    expect(await viewsOf(id)).toBe(1);
    await Promise.all(Array.from({ length: 50 }, (_, n) => look(id, `other ${n}`)));
    expect(await viewsOf(id)).toBe(51);
    await look(id, 'colleague', { companyId: 1 });
    expect(await viewsOf(id)).toBe(51);
    await look(id, 'competitor', { companyId: 2 });
    expect(await viewsOf(id)).toBe(52);
    expect(await look(123_456, 'one')).toBeNull();
  });

  it('counts many views of many jobs by one message, and by several at once', async () => {
    const jobs = await Promise.all(Array.from({ length: 5 }, () => world.employer(1).create(post())));
    const all = jobs.flatMap(({ id }) => ['one', 'two', 'three', 'one'].map((visitor) => ({ id, visitor })));
    const orders = Array.from({ length: 20 }, (_, n) => [...all.slice(n), ...all.slice(0, n)]);
    await Promise.all(orders.map((views) => world.visitor.recordViews({ views })));
    for (const { id } of jobs) {
      expect(await viewsOf(id)).toBe(3);
      expect((await world.employer(1).figures({ id })).viewsFrom).toEqual([
        { day: dayOf(new Date()), source: 'direct', count: 3 },
      ]);
    }
  });

  it('counts the same visitor again after 24 hours, and forgets visitors then', async () => {
    const { id } = await world.employer(1).create(post());
    const clock = world.app.get(Clock);
    const real = clock.now.bind(clock);
    const start = Date.now();
    try {
      for (const [hours, views] of [
        [0, 1],
        [23.9, 1],
        [24, 2],
        [47, 2],
        [48.1, 3],
      ] as const) {
        Object.assign(clock, { now: () => new Date(start + hours * hour) });
        await look(id, 'one');
        expect([hours, await viewsOf(id)]).toEqual([hours, views]);
      }
      Object.assign(clock, { now: () => new Date(start + 72 * hour) });
      await world.app.get(JobViewsService).prune();
      expect(
        await world.rows(`SELECT visitor FROM job_views WHERE viewed_at > $1`, [new Date(start + 48.1 * hour)]),
      ).toEqual([]);
      expect(await world.rows(`SELECT visitor FROM job_views WHERE job_id <> $1`, [id])).toEqual([]);
    } finally {
      Object.assign(clock, { now: real });
    }
  });

  it("counts by day where visitors came from, for the company's team and super admins alone, and forgets it with the job (P56)", async () => {
    const { id } = await world.employer(1).create(post());
    await look(id, 'one', { source: 'facebook' });
    await look(id, 'one', { source: 'search' });
    await look(id, 'two', { source: 'facebook' });
    await look(id, 'three');
    await look(id, 'own', { source: 'search', companyId: 1 });
    const figures = await world.employer(1).figures({ id });
    const day = dayOf(new Date());
    expect(figures).toMatchObject({ jobId: id, views: 3 });
    expect(figures.viewsFrom).toEqual([
      { day, source: 'direct', count: 1 },
      { day, source: 'facebook', count: 2 },
    ]);
    expect(await world.superAdmin.figures({ id })).toEqual(figures);
    expect(await refusalOf(world.employer(2).figures({ id }))).toBe('not_job_editor');
    expect(await refusalOf(world.seeker(5).figures({ id }))).toBe('forbidden');
    await world.employer(1).remove({ id });
    expect(await world.rows(`SELECT FROM job_view_sources WHERE job_id = $1`, [id])).toEqual([]);
    expect(await refusalOf(world.employer(1).figures({ id }))).toBe('job_not_found');
  });
});
