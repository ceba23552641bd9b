import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { SearchEngine, Searching } from '../engine/engine.js';
import { IdSet } from '../engine/id-set.js';
import { PostgresEngine } from '../engine/postgres-engine.js';
import { wantedOf } from '../engine/wanted.js';
import { type JobFilters, rowCondition } from '../job-filters.js';
import { NameQueries } from '../names.queries.js';
import { Parameters } from '../parameters.js';
import { SearchScopeQueries } from '../search-scope.queries.js';
import { dice } from '../../testing/search-checks.js';
import type { EnginesService } from './engines.service.js';
import { enginesOf, insertCompany } from '../../testing/search-world.js';
import { startWorld, type World } from '../../testing/world.js';
import { forgetChanges } from '../../upkeep/forget-changes.js';

const searches = [
  'welder',
  'senior welder lae',
  'nurse or welder',
  'welder -senior',
  'work -"senior nurse"',
  '"senior nurse"',
  '"senior nurse" or "with a cook"',
  '-nurse',
  'nurses Morobe',
  'sista',
  'madang',
  'cook',
  'zzqqxx',
];
const filters: JobFilters[] = [
  {},
  { workTypes: ['remote'], payFrom: 50_000 },
  { locations: ['lae', 'madang'], payTo: 60_000, companies: [1] },
];

const idsOf = async (engine: SearchEngine, one: Searching, narrow: IdSet): Promise<number[]> => {
  const matches = { narrow, others: IdSet.none };
  const ids = await engine.ranked({ filters: one, matches, from: 0, to: narrow.size, today: '2026-11-24' });
  return ids.toSorted((left, right) => left - right);
};

const idsIn = (set: IdSet = IdSet.none): number[] => set.newest(set.size);

describe('the engines of searches', () => {
  let world: World;
  let asked: Searching[];
  beforeAll(async () => {
    world = await startWorld();
    await insertCompany(world);
    await insert(300);
    const names = world.app.get(NameQueries);
    const understood = await Promise.all(searches.map((search) => names.understand(search)));
    asked = understood
      .flatMap((understanding) => (['document', 'body'] as const).map((tier) => ({ understanding, tier })))
      .map((search, at): Searching => ({ ...filters[at % filters.length], search }));
  });
  afterAll(() => world.stop());

  const insert = (count: number) =>
    world.rows(
      `INSERT INTO jobs (title, description, location, work_type, employment_type, industry, company_id, published, published_at,
         created_at, salary_min, salary_max, salary_currency)
       SELECT (ARRAY['Welder', 'Senior Welder', 'Nurse', 'Senior Nurse'])[1 + n % 4], 'Work with a cook', (ARRAY['Lae', 'Madang'])[1 + n % 2],
         (ARRAY['remote', 'on-site'])[1 + n / 2 % 2], 'full-time', 'mining', 1, true, now(),
         now() - n * 7919 % 1000 * interval '333 microseconds', 20000 + n * 300, 40000 + n * 300, 'PGK'
       FROM generate_series(1, $1::int) AS n`,
      [count],
    );
  const version = () => world.app.get(SearchScopeQueries).version();
  const enginesWith = (bytes: number) => enginesOf(world, bytes);
  const truth = async (one: JobFilters): Promise<number[]> => {
    const parameters = new Parameters();
    const sql = `SELECT ARRAY(SELECT job_id FROM job_search WHERE ${rowCondition(one, parameters)} ORDER BY job_id) AS ids`;
    const [row] = await world.app.get(DataSource).query<{ ids: number[] }[]>(sql, parameters.values);
    return row?.ids ?? [];
  };
  const expectTruth = async (engine: SearchEngine) => {
    const sets = await engine.find(asked);
    const wanted = asked.map(wantedOf);
    const find = await engine.finder(wanted);
    for (const [at, one] of asked.entries()) {
      const ids = await truth(one);
      const set = sets[at] ?? IdSet.none;
      expect([one, await idsOf(engine, one, set)]).toEqual([one, ids]);
      expect(wanted[at] && find(wanted[at]).size).toBe(ids.length);
    }
  };

  /** The newest as Postgres orders them, of each of some filters. */
  const expectNewest = async (engines: EnginesService) => {
    const engine = engines.indexAt(await version());
    for (const one of [
      { workTypes: ['remote'] },
      { locations: ['lae', 'madang'], payTo: 60_000 },
      { companies: [2] },
    ]) {
      const parameters = new Parameters();
      const rows: { id: number; n: number }[] = await world.app.get(DataSource).query(
        `SELECT job_id AS id, count(*) OVER ()::int AS n FROM job_search WHERE ${rowCondition(one, parameters)}
         ORDER BY created_at DESC, job_id DESC LIMIT 9`,
        parameters.values,
      );
      expect([one, engine?.newest(one, 9)]).toEqual([
        one,
        { total: rows[0]?.n ?? 0, jobIds: rows.map(({ id }) => id) },
      ]);
    }
    expect([engine?.newest({}, 9), engine?.newest({ payFrom: 50_000 }, 9)]).toEqual([undefined, undefined]);
  };

  it('answer from Postgres until the index is there, and where there is none', async () => {
    const engines = enginesWith(1_000_000_000);
    const first = await engines.at(await version());
    await engines.build();
    const second = await engines.at(await version());
    expect([first === second, first === world.app.get(PostgresEngine)]).toEqual([false, true]);
    expect(engines.state?.size).toBe(300);
    await engines.onModuleDestroy();
    for (const bytes of [0, 1000]) {
      const none = enginesWith(bytes);
      await none.build();
      expect(await none.at(await version())).toBe(world.app.get(PostgresEngine));
      await none.onModuleDestroy();
    }
    await expectTruth(world.app.get(PostgresEngine));
  });

  it('find the same after every change of the rows', async () => {
    const roll = dice(20_261_124);
    const engines = enginesWith(1_000_000_000);
    await engines.build();
    const index = await engines.at(await version());
    const hasChanged: [boolean, boolean][] = [];
    for (let round = 0; round < 5; round += 1) {
      await expectTruth(await engines.at(await version()));
      await expectNewest(engines);
      const before = await index.find(asked);
      const { moment } = index;
      const salt = roll(50);
      await world.rows(`UPDATE jobs SET title = 'Cook ' || title WHERE id % 50 = $1`, [salt]);
      await world.rows(`UPDATE jobs SET status = 'inactive' WHERE id % 47 = $1`, [salt]);
      await world.rows(`UPDATE jobs SET status = 'active' WHERE id % 47 = $1`, [salt + 1]);
      await world.rows(`DELETE FROM jobs WHERE id % 43 = $1`, [salt]);
      await insert(5);
      await engines.at(await version());
      const after = await index.find(asked);
      for (const [at, one] of asked.entries()) {
        const isOther = String(idsIn(before[at])) !== String(idsIn(after[at]));
        hasChanged.push([isOther, moment === undefined || (await index.hasChanged(one, moment))]);
      }
    }
    await expectTruth(await engines.at(await version()));
    // It followed all the while, and never took for unchanged what was not.
    expect(index).not.toBe(world.app.get(PostgresEngine));
    expect(hasChanged.filter(([isOther, isSaid]) => isOther && !isSaid)).toEqual([]);
    expect(hasChanged.map(String)).toEqual(expect.arrayContaining(['true,true', 'false,false']));
    await engines.onModuleDestroy();
  });

  it('are not asked for lists at another version than theirs, and follow it meanwhile', async () => {
    const engines = enginesWith(1_000_000_000);
    expect(engines.indexAt(await version())).toBeUndefined();
    await engines.build();
    const before = await version();
    await insert(1);
    expect([engines.indexAt(before) === undefined, engines.indexAt(await version())]).toEqual([false, undefined]);
    await engines.at(await version());
    expect(engines.indexAt(before)).toBeUndefined();
    await expectNewest(engines);
    await engines.onModuleDestroy();
  });

  it('know a new word at once', async () => {
    const engines = enginesWith(1_000_000_000);
    await engines.build();
    const words = async () => (await engines.at(await version())).words;
    expect(await (await words()).unknown(['florimancer', 'weldre'])).toMatchObject([
      { word: 'florimancer', swapped: null, whole: null },
      { word: 'weldre', swapped: 'welder' },
    ]);
    await world.rows(`UPDATE jobs SET title = 'Florimancer' WHERE id = (SELECT max(id) FROM jobs)`);
    expect(await (await words()).unknown(['florimancer'])).toEqual([]);
    expect(await (await words()).inTitles(['florimancer', 'madang'])).toEqual(new Set(['florimancer']));
    expect(await (await words()).near(['florimancr'], 1)).toEqual([['florimancer']]);
    await engines.onModuleDestroy();
  });

  it('build the index anew where the log of changes does not reach back, or holds too many', async () => {
    const engines = enginesWith(1_000_000_000);
    const followed = async () => {
      const engine = await engines.at(await version());
      await expectTruth(engine);
      await engines.build();
      await expectTruth(await engines.at(await version()));
      return engine !== world.app.get(PostgresEngine);
    };
    await engines.build();
    expect(await followed()).toBe(true);
    await insert(3);
    await world.rows(`UPDATE search_changes SET changed_at = now() - interval '1 hour'`);
    await forgetChanges(world.app.get(DataSource));
    expect(await followed()).toBe(false);
    await world.rows(`INSERT INTO search_changes (job_id) SELECT generate_series(1, 2500)`);
    await insert(1);
    expect(await followed()).toBe(false);
    await engines.onModuleDestroy();
  });

  it('do not take for seen what a transaction has not ended yet', async () => {
    const engines = enginesWith(1_000_000_000);
    await engines.build();
    const runner = world.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE jobs SET title = 'Cook' WHERE id = (SELECT max(id) FROM jobs)`);
    await insert(2);
    await expectTruth(await engines.at(await version()));
    await runner.commitTransaction();
    await runner.release();
    await expectTruth(await engines.at(await version()));
    await engines.onModuleDestroy();
  });
});
