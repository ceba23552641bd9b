import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@workboard/test-kit';
import { dataSourceFor } from './data-source.js';

describe('the schema of jobs', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase({ schema: 'jobs', dataSource: dataSourceFor });
  });
  afterAll(() => database.drop());

  it('has no drift between entities and migrations, and can be taken down again', async () => {
    const source = await dataSourceFor(database.url).initialize();
    try {
      const log = await source.driver.createSchemaBuilder().log();
      expect(log.upQueries.map(({ query }) => query)).toEqual([]);

      for (const _ of source.migrations) {
        await source.undoLastMigration();
      }
      const left: unknown[] = await source.query(
        `SELECT relname AS name FROM pg_class WHERE relnamespace = 'jobs'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
         UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'jobs'::regnamespace
         UNION ALL SELECT cfgname FROM pg_ts_config WHERE cfgnamespace = 'jobs'::regnamespace`,
      );
      expect(left).toEqual([]);
    } finally {
      await source.destroy();
    }
  });
});
