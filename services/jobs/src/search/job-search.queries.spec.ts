import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayOf, type JobPage, type JobSort, jobSorts } from '@workboard/contracts';
import { generateJobs } from '../testing/generate-jobs.js';
import { bruteForceTotal, dice, fullScans, randomQuery, writePlainDocuments } from '../testing/search-checks.js';
import { everything, startWorld, type World } from '../testing/world.js';
import { UpkeepService } from '../upkeep/upkeep.service.js';
import { type JobFilters, rowCondition, type Tier } from './job-filters.js';
import { Parameters } from './parameters.js';
import { JobSearchQueries } from './job-search.queries.js';
import { EnginesService } from './memory/engines.service.js';
import { NameQueries } from './names.queries.js';

const jobCount = 20_000;
const parts = 20;
const part = (table: string) => `(SELECT * FROM ${table} AS rows WHERE job_id % ${parts} = $1)`;

describe('searching 20,000 jobs that were loaded by SQL', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    await generateJobs(world.database, { companies: 400, jobs: jobCount });
    await writePlainDocuments(world);
    await world.database.query('VACUUM ANALYZE job_search');
  }, 120_000);
  afterAll(() => world.stop());

  it('gives the exact total and a whole page for 100 random filters, also while counts are folded', async () => {
    const roll = dice(20_261_121);
    for (let round = 0; round < 100; round += 1) {
      if (round === 40) {
        // Until here Postgres answers, from here the index.
        await world.app.get(EnginesService).build();
        expect(world.app.get(EnginesService).state?.size).toBeGreaterThan(10_000);
      }
      const query = randomQuery(roll);
      const { jobs, total } = (await world.visitor.list(query)) as JobPage;
      expect([query, total]).toEqual([query, await bruteForceTotal(world, query)]);
      expect([query, jobs.length]).toEqual([query, Math.min(query.limit, total)]);
      if (round === 50) {
        await world.app.get(UpkeepService).foldCounts();
      }
    }
  }, 60_000);

  it('gives each job once when the pages of any order are read one after the other', async () => {
    for (const sortBy of jobSorts) {
      for (const filter of [{ search: 'manager' }, { industry: ['mining'], location: ['madang'] }]) {
        const ids: number[] = [];
        const query = { ...everything, ...filter, sortBy, limit: 700 };
        const { total } = (await world.visitor.list({ ...query, limit: 1 })) as JobPage;
        for (let offset = 0; offset < total; offset += query.limit) {
          const { jobs } = (await world.visitor.list({ ...query, offset })) as JobPage;
          ids.push(...jobs.map(({ id }) => id));
        }
        expect([sortBy, filter, ids.length, new Set(ids).size]).toEqual([sortBy, filter, total, total]);
      }
    }
  }, 60_000);

  it('keeps cards, counts and search rows equal to what the tables would give afresh', async () => {
    await world.rows(`UPDATE jobs SET title = 'Renamed ' || id, status = 'inactive' WHERE id % 50 = 0`);
    await world.rows(
      `UPDATE jobs SET views = views + 1, applications = applications - 1, version = version + 2 WHERE id % 7 = 0`,
    );
    await world.rows(`DELETE FROM jobs WHERE id % 51 = 0`);
    await world.rows(`UPDATE company_copies SET name = 'New ' || id WHERE id % 10 = 0`);
    await world.rows(`UPDATE company_copies SET status = 'unauthorised' WHERE id % 11 = 0`);
    for (const [kept, afresh] of [
      ['job_cards', '(SELECT job_id, card FROM rendered_jobs)'],
      ['job_briefs', '(SELECT job_id, brief FROM rendered_jobs)'],
      ['job_counts', '(SELECT id AS job_id, version, views, applications FROM jobs)'],
      ['job_search', 'listable_jobs'],
    ]) {
      const stale = [];
      for (let at = 0; at < parts; at += 1) {
        stale.push(
          ...(await world.rows(
            `SELECT job_id FROM ${part(`${kept}`)} AS kept FULL JOIN ${part(`${afresh}`)} AS afresh USING (job_id)
             WHERE to_json(kept)::text IS DISTINCT FROM to_json(afresh)::text`,
            [at],
          )),
        );
      }
      expect([kept, stale]).toEqual([kept, []]);
    }
    const query = { ...everything, location: ['madang'] };
    expect(((await world.visitor.list(query)) as JobPage).total).toBe(await bruteForceTotal(world, query));
  });

  describe('as Postgres plans it', () => {
    const plain: JobFilters = {};
    const cases: [string, JobFilters, JobSort][] = [
      ['everything, newest', plain, 'newest'],
      ['everything, best paid', plain, 'salary_high'],
      ['everything, worst paid', plain, 'salary_low'],
      ['everything, closing soon', plain, 'closing_soon'],
      ['a place', { locations: ['madang'] }, 'newest'],
      [
        'four filters',
        { locations: ['lae, morobe'], industries: ['mining'], workTypes: ['remote'], employmentTypes: ['contract'] },
        'newest',
      ],
      ['a company', { companies: [17] }, 'newest'],
    ];
    const searches: [string, string, JobSort, Tier][] = [
      ['a common word, best paid', 'manager', 'salary_high', 'document'],
      ['a common word, newest', 'manager', 'newest', 'document'],
      ['three words', 'accountant port moresby', 'newest', 'document'],
      ['a rare pair', 'pharmacist wabag', 'newest', 'body'],
    ];

    it.each(cases)('reads no table from end to end for a page of %s', async (_name, filters, sort) => {
      const queries = world.app.get(JobSearchQueries);
      const parameters = new Parameters();
      const ids = queries.ids({ filters, sort, limit: 20, offset: 0, today: dayOf(new Date()) }, parameters);
      expect(await fullScans(world, { sql: ids, parameters: parameters.values })).toEqual([]);
    });

    it.each(searches)('reads no table from end to end for %s, nor to count it', async (_name, words, sort, tier) => {
      const understanding = await world.app.get(NameQueries).understand(words);
      const filters = { search: { understanding, tier } };
      const parameters = new Parameters();
      const page = { filters, sort, limit: 20, offset: 0, today: dayOf(new Date()) };
      const ids = world.app.get(JobSearchQueries).ids(page, parameters);
      expect(await fullScans(world, { sql: ids, parameters: parameters.values })).toEqual([]);
      const counted = new Parameters();
      const sql = `SELECT count(*) FROM job_search WHERE ${rowCondition(filters, counted)}`;
      expect(await fullScans(world, { sql, parameters: counted.values })).toEqual([]);
    });
  });
});
