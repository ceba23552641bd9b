import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@workboard/test-kit';
import type { QueryRunner } from 'typeorm';
import { createDataSource } from './database.js';
import { replaceSchemaObjects } from './repeatable.js';

class Things1796000000001 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE things (id int PRIMARY KEY)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW all_things; DROP TABLE things`);
  }
}
class Names1796000000002 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE things ADD COLUMN name text`);
  }
  async down(): Promise<void> {}
}
const view = (columns: string) => `CREATE OR REPLACE VIEW all_things AS SELECT ${columns} FROM things`;

describe('functions and views of a schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase({ schema: 'jobs' });
  });
  afterAll(() => database.drop());

  /** Migrates as a version of the code does that has these. */
  const migrate = async (...migrations: (new () => object)[]): Promise<{ ran: number; columns: string[] }> => {
    const source = createDataSource({
      schema: 'jobs',
      url: database.url,
      entities: [],
      migrations,
    });
    await source.initialize();
    try {
      const ran = (await source.runMigrations()).length;
      const rows: { name: string }[] = await source.query(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_schema = 'jobs' AND table_name = 'all_things' ORDER BY ordinal_position`,
      );
      return { ran, columns: rows.map(({ name }) => name) };
    } finally {
      await source.destroy();
    }
  };

  it('are made after all tables, once, and again when one of them changes', async () => {
    const first = replaceSchemaObjects([view('id')]);
    expect(await migrate(Things1796000000001, first)).toEqual({ ran: 2, columns: ['id'] });
    expect(await migrate(Things1796000000001, first)).toEqual({ ran: 0, columns: ['id'] });
    const second = replaceSchemaObjects([view('id, name')]);
    expect(await migrate(second, Things1796000000001, Names1796000000002)).toEqual({ ran: 2, columns: ['id', 'name'] });
  });

  it('stay as they are when one of them is wrong', async () => {
    const wrong = replaceSchemaObjects([
      view('id, name, name AS label'),
      'CREATE OR REPLACE VIEW broken AS SELECT FROM nothing',
    ]);
    await expect(migrate(Things1796000000001, Names1796000000002, wrong)).rejects.toThrow('nothing');
    expect((await migrate(Things1796000000001, Names1796000000002)).columns).toEqual(['id', 'name']);
  });
});
