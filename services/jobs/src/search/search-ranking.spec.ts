import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobPage } from '@workboard/contracts';
import { insertCompany } from '../testing/search-world.js';
import { everything, startWorld, type World } from '../testing/world.js';

const newer = 520;

describe('a search that finds more jobs than are ranked at once', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    await insertCompany(world);
    await world.rows(
      `INSERT INTO jobs (title, description, location, work_type, employment_type, industry, company_id, published, published_at, created_at)
       SELECT CASE n WHEN 0 THEN 'Welder' ELSE 'Senior Welder' END, 'Work', 'Lae', 'on-site', 'full-time', 'mining', 1, true, now(),
         now() - interval '2 days' + n * interval '1 minute'
       FROM generate_series(0, ${newer}) AS n`,
    );
  });
  afterAll(() => world.stop());

  const search = async (offset: number, limit: number) =>
    (await world.visitor.list({ ...everything, search: 'welder', offset, limit })) as JobPage;

  it('has the job with that very title first, however old it is', async () => {
    const { jobs, total } = await search(0, 20);
    expect([total, jobs[0]?.title]).toEqual([newer + 1, 'Welder']);
  });

  it('gives each job once, also where the kept beginning ends', async () => {
    const ids: number[] = [];
    for (let offset = 0; offset <= newer; offset += 60) {
      const { jobs } = await search(offset, 60);
      ids.push(...jobs.map(({ id }) => id));
    }
    expect([ids.length, new Set(ids).size]).toEqual([newer + 1, newer + 1]);
  });

  it('hears of a job that comes and of one that goes', async () => {
    const [{ id } = { id: 0 }] = (await search(0, 1)).jobs;
    await world.rows(`UPDATE jobs SET title = 'Nurse' WHERE id = $1`, [id]);
    const { jobs, total } = await search(0, 20);
    expect([total, jobs.some((job) => job.id === id)]).toEqual([newer, false]);
  });
});
