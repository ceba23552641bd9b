import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { salaryInsight } from '@workboard/contracts';
import { post, startWorld, type World } from '../testing/world.js';

describe('salary insights', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1);
    const employer = world.employer(1);
    const add = (overrides: Parameters<typeof post>[0]) =>
      employer.create(post({ salaryCurrency: 'PGK', ...overrides }));
    for (const thousands of [40, 50, 60, 70, 80]) {
      await add({
        industry: 'Mining',
        location: 'Lae',
        salaryMin: thousands * 1000,
        salaryMax: thousands * 1000 + 20_000,
      });
    }
    await add({ industry: 'mining', location: 'Tabubil', salaryMin: 100_000 });
    await add({ industry: 'finance', location: 'Lae', salaryMax: 30_000 });
    await add({ industry: 'finance', location: 'Lae', salaryMin: 900_000, status: 'inactive' });
    await add({ industry: 'mining', location: 'Lae', salaryMin: 900_000, salaryCurrency: 'AUD' });
    await add({ industry: 'mining', location: 'Lae' });
  });
  afterAll(() => world.stop());

  it('gives median and range of groups of five jobs and more, the narrowest first', async () => {
    const answer = await world.visitor.salaryInsights({ currency: 'PGK', industry: 'mining', location: 'lae' });
    expect(answer.map((insight) => salaryInsight.parse(insight))).toEqual([
      { industry: 'Mining', location: 'Lae', currency: 'PGK', jobs: 5, median: 70_000, low: 54_000, high: 86_000 },
      { industry: 'Mining', location: null, currency: 'PGK', jobs: 6, median: 75_000, low: 55_000, high: 95_000 },
      { industry: null, location: 'Lae', currency: 'PGK', jobs: 6, median: 65_000, low: 40_000, high: 85_000 },
      { industry: null, location: null, currency: 'PGK', jobs: 7, median: 70_000, low: 42_000, high: 94_000 },
    ]);
  });

  it('stays silent below five jobs, and compares nothing across currencies', async () => {
    expect(await world.visitor.salaryInsights({ currency: 'AUD' })).toEqual([]);
    const finance = await world.visitor.salaryInsights({ currency: 'PGK', industry: 'finance' });
    expect(finance.map(({ industry }) => industry)).toEqual([null, null]);
  });

  it('follows the jobs', async () => {
    const before = await world.visitor.salaryInsights({ currency: 'PGK' });
    await world.employer(1).create(post({ salaryCurrency: 'PGK', location: 'Lae', salaryMin: 10_000 }));
    const after = await world.visitor.salaryInsights({ currency: 'PGK' });
    expect(after.at(-1)?.jobs).toBe((before.at(-1)?.jobs ?? 0) + 1);
  });
});
