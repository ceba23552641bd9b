import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@workboard/test-kit';
import { createDataSource } from './database.js';
import { firstMigration } from './first-migration.js';

describe('the first migration of a service', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase({ schema: 'jobs' });
  });
  afterAll(() => database.drop());

  const withMigration = async <T>(name: string, work: (source: ReturnType<typeof open>) => Promise<T>): Promise<T> => {
    const source = await open(name).initialize();
    try {
      return await work(source);
    } finally {
      await source.destroy();
    }
  };
  const open = (name: string) =>
    createDataSource({
      schema: 'jobs',
      url: database.url,
      entities: [],
      migrations: [firstMigration(name, [`CREATE TABLE things (id int PRIMARY KEY)`])],
    });
  const tables = (source: ReturnType<typeof open>): Promise<{ name: string }[]> =>
    source.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'jobs'::regnamespace AND relkind = 'r' ORDER BY relname`,
    );

  it('makes the tables of the service and those that every service has, and removes all that stands there', async () => {
    await withMigration('Things1796000000007', async (source) => {
      await source.runMigrations();
      expect((await tables(source)).map(({ name }) => name)).toEqual([
        'idempotency_keys',
        'inbox',
        'migrations',
        'outbox',
        'things',
      ]);
      await source.query(`CREATE VIEW all_things AS SELECT id FROM things`);
      await source.undoLastMigration();
      expect(await tables(source)).toEqual([{ name: 'migrations' }]);
    });
  });

  it('does nothing to a schema that took the steps it stands for', async () => {
    await withMigration('Things1796000000007', (source) => source.runMigrations());
    expect(await withMigration('Things1796000000007', (source) => source.runMigrations())).toEqual([]);
  });

  it('refuses a schema that took only some of them, and says what to do', async () => {
    await expect(withMigration('Later1796000000008', (source) => source.runMigrations())).rejects.toThrow(
      'Start version 0.1.0 on it once',
    );
    await withMigration('Things1796000000007', async (source) => expect(await tables(source)).toHaveLength(5));
  });
});
