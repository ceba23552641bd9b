import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@workboard/test-kit';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../../data-source.js';

describe('language data', () => {
  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await testDatabase({ schema: 'jobs', dataSource: dataSourceFor });
    source = await dataSourceFor(database.url).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const namesOf = async (key: string): Promise<number> => {
    const [row] = await source.query<{ names: number }[]>(
      `SELECT count(*)::int AS names FROM search_names WHERE key = $1`,
      [key],
    );
    return row?.names ?? 0;
  };
  const unsigned = async (): Promise<number> => {
    const [row] = await source.query<{ jobs: number }[]>(
      `SELECT count(*)::int AS jobs FROM job_search WHERE document = ''`,
    );
    return row?.jobs ?? 0;
  };

  it('that changed is loaded by the next migration, which writes every search row anew', async () => {
    await source.query(
      `INSERT INTO company_copies (id, name, industry, location, status) VALUES (1, 'Acme', 'Education', 'Lae', 'authorised')`,
    );
    await source.query(
      `INSERT INTO jobs (title, description, work_type, employment_type, industry, company_id, published, published_at, location)
       SELECT 'Teacher ' || number, 'Teaches.', 'on-site', 'full-time', 'Education', 1, true, now(), 'Lae'
       FROM generate_series(1, 1100) AS number`,
    );
    // As if the database had been filled from other files.
    await source.query(`DELETE FROM search_names WHERE key = 'lae'`);
    await source.query(`UPDATE job_search SET document = ''`);
    await source.query(`DELETE FROM migrations WHERE name LIKE 'SearchLanguage%'`);

    expect((await source.runMigrations()).map(({ name }) => name)).toEqual([expect.stringMatching(/^SearchLanguage/)]);

    expect(await namesOf('lae')).toBe(1);
    expect(await unsigned()).toBe(0);
    expect(await source.runMigrations()).toEqual([]);
  });
});
