import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPage } from '@workboard/contracts';
import { jobsService } from '@workboard/contracts';
import { startWorker } from '@workboard/service-kit';
import { waitFor } from '@workboard/test-kit';
import { workerModule } from '../worker.module.js';
import type { Env } from '../env.js';
import { everything, post, startWorld, type World } from '../testing/world.js';
import { UpkeepService } from './upkeep.service.js';

describe('upkeep', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1);
  });
  afterAll(() => world.stop());

  const total = async (location: string) =>
    ((await world.visitor.list({ ...everything, location: [location] })) as JobPage).total;

  it('takes an expired job out of the lists and tells of it once, and brings it back when it is extended', async () => {
    const { id } = await world.employer(1).create(post({ location: 'Daru' }));
    await world.rows(`UPDATE jobs SET expires_at = now() + interval '200 milliseconds' WHERE id = $1`, [id]);
    expect(await total('Daru')).toBe(1);
    await waitFor(
      async () => (await world.rows(`SELECT FROM jobs WHERE id = $1 AND expires_at <= now()`, [id])).length,
    );
    const upkeep = world.app.get(UpkeepService);
    await Promise.all([upkeep.tick(), upkeep.tick(), upkeep.tick()]);
    await upkeep.tick();
    expect(await total('Daru')).toBe(0);
    const published = (await world.published('job.changed')).filter((event) => event.id === id);
    expect(published.map(({ isPublic }) => isPublic)).toEqual([true, false]);

    await world.employer(1).update({ id, changes: { closingDate: '2031-01-01' } });
    expect(await total('Daru')).toBe(1);
    expect((await world.published('job.published')).filter((event) => event.id === id)).toHaveLength(1);
  });

  it('folds what changed into the counts without changing a total', async () => {
    const employer = world.employer(1);
    const upkeep = world.app.get(UpkeepService);
    const created = await Promise.all(Array.from({ length: 5 }, () => employer.create(post({ location: 'Kimbe' }))));
    expect(await total('Kimbe')).toBe(5);
    await upkeep.foldCounts();
    expect(await world.rows(`SELECT FROM facet_deltas`)).toEqual([]);
    expect(await total('Kimbe')).toBe(5);
    await Promise.all([
      ...created.slice(1).map(({ id }) => employer.remove({ id })),
      upkeep.foldCounts(),
      upkeep.foldCounts(),
    ]);
    expect(await total('Kimbe')).toBe(1);
    await upkeep.foldCounts();
    expect(await total('Kimbe')).toBe(1);
    expect(await world.rows(`SELECT jobs FROM facet_counts WHERE location = 'kimbe'`)).toEqual([{ jobs: 1 }]);
  });

  it('runs by itself in the worker', async () => {
    const { id } = await world.employer(1).create(post({ location: 'Tari' }));
    const env = { ...(world.env as Env), JOBS_UPKEEP_MS: 100 };
    const worker = await startWorker({ module: workerModule(env), env, service: jobsService });
    try {
      await world.rows(`UPDATE jobs SET expires_at = now() + interval '50 milliseconds' WHERE id = $1`, [id]);
      await waitFor(async () => (await total('Tari')) === 0, { what: 'the expired job to leave the list' });
    } finally {
      await worker.stop();
    }
  });
});
