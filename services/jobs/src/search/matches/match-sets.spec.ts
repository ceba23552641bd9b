import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { forgetChanges } from '../../upkeep/forget-changes.js';
import { dice } from '../../testing/search-checks.js';
import { startWorld, type World } from '../../testing/world.js';
import { type JobFilters, rowCondition } from '../job-filters.js';
import { Parameters } from '../parameters.js';
import { NameQueries } from '../names.queries.js';
import { SearchScopeQueries } from '../search-scope.queries.js';
import { MatchSets } from './match-sets.js';
import { wantedOf } from './wanted.js';

const searches = [
  'welder',
  'senior welder lae',
  'nurse or welder',
  'welder -senior',
  '"senior nurse"',
  'madang',
  'cook',
];

describe('what is kept of searches', () => {
  let world: World;
  let asked: JobFilters[];
  beforeAll(async () => {
    world = await startWorld();
    await world.rows(
      `INSERT INTO company_copies (id, version, name, industry, location, status)
       VALUES (1, 1, 'Kumul Energy', 'Energy', 'Lae', 'authorised')`,
    );
    await insert(300);
    const names = world.app.get(NameQueries);
    const understood = await Promise.all(searches.map((search) => names.understand(search)));
    asked = understood.flatMap((understanding) =>
      (['document', 'body'] as const).flatMap((tier): JobFilters[] => [
        { search: { understanding, tier } },
        { search: { understanding, tier }, workTypes: ['remote'], payFrom: 50_000 },
      ]),
    );
  });
  afterAll(() => world.stop());

  const insert = (count: number) =>
    world.rows(
      `INSERT INTO jobs (title, description, location, work_type, employment_type, industry, company_id, published, published_at,
         salary_min, salary_max, salary_currency)
       SELECT (ARRAY['Welder', 'Senior Welder', 'Nurse', 'Senior Nurse'])[1 + n % 4], 'Work with a cook', (ARRAY['Lae', 'Madang'])[1 + n % 2],
         (ARRAY['remote', 'on-site'])[1 + n / 2 % 2], 'full-time', 'mining', 1, true, now(), 20000 + n * 300, 40000 + n * 300, 'PGK'
       FROM generate_series(1, $1::int) AS n`,
      [count],
    );
  const version = () => world.app.get(SearchScopeQueries).version();
  const truth = (filters: JobFilters): Promise<{ ids: number[] }[]> => {
    const parameters = new Parameters();
    const sql = `SELECT ARRAY(SELECT job_id FROM job_search WHERE ${rowCondition(filters, parameters)} ORDER BY job_id DESC) AS ids`;
    return world.app.get(DataSource).query(sql, parameters.values);
  };
  const expectTruth = async (sets: MatchSets) => {
    const now = await version();
    for (const filters of asked) {
      const wanted = wantedOf(filters);
      const [whole] = await sets.of([filters], now);
      const find = await sets.reader([wanted], now);
      const [row] = await truth(filters);
      for (const set of [whole, find(wanted)]) {
        expect([filters, set?.newest(set.size)]).toEqual([filters, row?.ids]);
      }
    }
  };

  it('is true after every change of the rows, read at once or one condition after the other', async () => {
    const roll = dice(20_261_124);
    const sets = world.app.get(MatchSets);
    for (let round = 0; round < 12; round += 1) {
      await expectTruth(sets);
      const salt = roll(50);
      await world.rows(`UPDATE jobs SET title = 'Cook ' || title WHERE id % 50 = $1`, [salt]);
      await world.rows(`UPDATE jobs SET status = 'inactive' WHERE id % 47 = $1`, [salt]);
      await world.rows(`DELETE FROM jobs WHERE id % 43 = $1`, [salt]);
      await insert(5);
    }
    await expectTruth(sets);
  });

  it('is read anew where the log of changes does not reach back', async () => {
    const sets = world.app.get(MatchSets);
    await expectTruth(sets);
    await insert(3);
    await world.rows(`UPDATE search_changes SET changed_at = now() - interval '1 hour'`);
    await forgetChanges(world.app.get(DataSource));
    expect(await world.rows(`SELECT FROM search_changes`)).toEqual([]);
    await expectTruth(sets);
    await insert(2500);
    await expectTruth(sets);
  });

  it('does not take for seen what a transaction has not ended yet', async () => {
    const sets = world.app.get(MatchSets);
    await expectTruth(sets);
    const runner = world.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE jobs SET title = 'Cook' WHERE id = (SELECT max(id) FROM jobs)`);
    await insert(2);
    await expectTruth(sets);
    await runner.commitTransaction();
    await runner.release();
    await expectTruth(sets);
  });

  it('is of one moment for all filters that are asked for together', async () => {
    const sets = world.app.get(MatchSets);
    const wanted = asked.slice(0, 4).map(wantedOf);
    const find = await sets.reader(wanted, await version());
    const before = wanted.map((one) => find(one).size);
    await world.rows(`DELETE FROM jobs WHERE title = 'Welder'`);
    expect(wanted.map((one) => find(one).size)).toEqual(before);
  });
});
