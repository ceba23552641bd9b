import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Job, type JobPage, mostListBytes } from '@workboard/contracts';
import { post, startWorld, type World } from '../testing/world.js';

const count = 12;
const megabyte = 1_000_000;

const weigh = (jobs: readonly Job[]) => Buffer.byteLength(JSON.stringify(jobs));

describe('S1: a list of large ads', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1);
    const employer = world.employer(1);
    for (let nth = 0; nth < count; nth += 1) {
      const { id } = await employer.create(post({ title: `Storeman ${nth}` }));
      await world.superAdmin.publish({ id, published: true });
    }
    // As heavy as ten of the largest ads each, since making a hundred takes a minute.
    await world.rows(`UPDATE job_cards SET card = card || ',"weight":"' || repeat('x', ${megabyte}) || '"'`);
  }, 60_000);
  afterAll(() => world.stop());

  it('ends before it weighs more than it may, and goes on where it ended', async () => {
    const query = { limit: 1000, offset: 0, includeTotal: true } as const;
    const seen: number[] = [];
    for (let pages = 0; seen.length < count && pages < 10; pages += 1) {
      const { jobs, total } = (await world.visitor.list({ ...query, offset: seen.length })) as JobPage;
      expect(total).toBe(count);
      expect(jobs.length).toBeGreaterThan(0);
      // The views and counts of each job come on top of its card.
      expect(weigh(jobs)).toBeLessThan(mostListBytes * 1.05);
      seen.push(...jobs.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(count);
  });

  it('is whole when it is so short that it cannot weigh more', async () => {
    const query = { limit: 10, offset: 0, includeTotal: true } as const;
    const { jobs, total } = (await world.visitor.list(query)) as JobPage;
    expect([jobs.length, total]).toEqual([10, count]);
  });

  it('is as light for its own team and for super admins', async () => {
    for (const jobs of [
      await world.employer(1).mine({}),
      (await world.superAdmin.adminList({ limit: 1000, offset: 0 })) as unknown as Job[],
    ]) {
      expect(jobs.length).toBe(8);
      expect(weigh(jobs)).toBeLessThan(mostListBytes * 1.05);
    }
  });
});
