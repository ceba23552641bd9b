import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { testDatabase, type TestDatabase } from '@workboard/test-kit';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseModule, roleDefaults } from './database.js';
import { queryPrepared } from './prepared.js';

class Empty {}

describe('connections to the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase({ schema: 'jobs' });
  });
  afterAll(() => database.drop());

  /** What a running process would find on its connections: three settings, and how many statements have names. */
  const seen = async (env: { DATABASE_DIRECT_URL?: string }) => {
    const settings = { enable_seqscan: 'off' };
    const url = database.url;
    const module = databaseModule({
      schema: 'jobs',
      entities: [],
      migrations: [],
      settings,
      env: { DATABASE_DIRECT_URL: undefined, ...env, DATABASE_URL: url, DATABASE_POOL: 1 },
    });
    const app = await NestFactory.createApplicationContext({ module: Empty, imports: [module] }, { logger: false });
    try {
      const dataSource = app.get(DataSource);
      await queryPrepared(dataSource, 'SELECT $1::int AS one', [1]);
      const [row] = await dataSource.query<[Record<string, unknown>]>(
        `SELECT current_setting('statement_timeout') AS time, current_setting('enable_seqscan') AS seqscan,
           current_setting('search_path') AS path, (SELECT count(*)::int FROM pg_prepared_statements WHERE name <> '') AS named`,
      );
      return row;
    } finally {
      await app.close();
    }
  };

  it('bring their settings along, and keep statements that are asked for all the time', async () => {
    expect(await seen({})).toEqual({ time: '8s', seqscan: 'off', path: 'jobs, public', named: 1 });
  });

  it('through a pooler they bring nothing and name nothing, and have the settings from their role', async () => {
    const pooled = { DATABASE_DIRECT_URL: database.url };
    expect(await seen(pooled)).toEqual({ time: '0', seqscan: 'on', path: 'jobs, public', named: 0 });
    const role = new Client({ connectionString: database.url });
    await role.connect();
    for (const statement of roleDefaults({ enable_seqscan: 'off' })) {
      await role.query(statement);
    }
    await role.end();
    expect(await seen(pooled)).toEqual({ time: '8s', seqscan: 'off', path: 'jobs, public', named: 0 });
  });
});
