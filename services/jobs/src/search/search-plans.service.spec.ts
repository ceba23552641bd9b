import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Clock } from '@workboard/service-kit';
import { enginesOf, insertCompany } from '../testing/search-world.js';
import { startWorld, type World } from '../testing/world.js';
import { JobSearchQueries } from './job-search.queries.js';
import type { EnginesService } from './memory/engines.service.js';
import { NameQueries } from './names.queries.js';
import { RelatedJobs } from './related-jobs.js';
import { SearchPlansService } from './search-plans.service.js';
import { SearchScopeQueries } from './search-scope.queries.js';

describe('the plans of searches', () => {
  let world: World;
  let engines: EnginesService;
  beforeAll(async () => {
    world = await startWorld();
    await insertCompany(world);
    await insert('Welder', 30);
    await insert('Nurse', 30);
    engines = enginesOf(world, 1_000_000_000);
    await engines.build();
  });
  afterAll(async () => {
    await engines?.onModuleDestroy();
    await world?.stop();
  });

  const insert = (title: string, count = 1) =>
    world.rows(
      `INSERT INTO jobs (title, description, location, work_type, employment_type, industry, company_id, published, published_at)
       SELECT $1, 'Work', 'Lae', 'on-site', 'full-time', 'mining', 1, true, now() FROM generate_series(1, $2::int)`,
      [title, count],
    );
  const newPlans = () =>
    new SearchPlansService(
      world.app.get(NameQueries),
      world.app.get(JobSearchQueries),
      engines,
      world.app.get(RelatedJobs),
      world.app.get(Clock),
    );
  const planOf = async (plans: SearchPlansService, search: string) =>
    plans.of(search, { version: await world.app.get(SearchScopeQueries).version(), filters: {} });

  it('hold until one of their matches comes or goes', async () => {
    const plans = newPlans();
    const first = await planOf(plans, 'welder');
    expect(first.total).toBe(30);
    await insert('Nurse');
    expect(await planOf(plans, 'welder')).toBe(first);
    await insert('Welder');
    const second = await planOf(plans, 'welder');
    expect([second.total, second.best.length]).toEqual([31, 31]);
    expect(await planOf(plans, 'nurse lae')).toMatchObject({ total: 31 });
    await world.rows(`UPDATE jobs SET status = 'inactive' WHERE id = $1`, [second.best[0]]);
    expect(await planOf(plans, 'welder')).toMatchObject({ total: 30, best: second.best.slice(1) });
    await world.rows(`UPDATE jobs SET title = 'Cook' WHERE id = $1`, [second.best[1]]);
    expect(await planOf(plans, 'welder')).toMatchObject({ total: 29 });
  });

  it('are those that a process makes which knows nothing yet', async () => {
    const plans = newPlans();
    const searches = ['welder', 'welder -cook', 'nurse', '"night nurse"', 'weldre', 'nurse or welder', 'cook lae'];
    for (const title of ['Night Nurse', 'Weldre', 'Cook', 'Welder', 'Welder', 'Senior Welder']) {
      await insert(title, 12);
      for (const search of searches) {
        expect([title, search, await planOf(plans, search)]).toEqual([title, search, await planOf(newPlans(), search)]);
      }
    }
  });
});
