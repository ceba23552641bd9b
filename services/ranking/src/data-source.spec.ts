import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@workboard/test-kit';
import { dataSourceFor, migrations } from './data-source.js';

describe('the schema of ranking', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase({ schema: 'ranking', dataSource: dataSourceFor });
  });
  afterAll(() => database.drop());

  it('has no drift between entities and migrations, and can be taken down again', async () => {
    const source = await dataSourceFor(database.url).initialize();
    try {
      const log = await source.driver.createSchemaBuilder().log();
      expect(log.upQueries.map(({ query }) => query)).toEqual([]);

      for (const _migration of migrations) {
        await source.undoLastMigration();
      }
      const left: unknown[] = await source.query(
        `SELECT table_name FROM information_schema.tables WHERE table_schema = 'ranking' AND table_name <> 'migrations'`,
      );
      expect(left).toEqual([]);
    } finally {
      await source.destroy();
    }
  });
});
