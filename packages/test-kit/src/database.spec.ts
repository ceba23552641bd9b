import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'pg';
import { testDatabase, type TestDatabase } from './database.js';
import { services, withClient } from '@workboard/local-servers';

class CreateThings1700000000000 {
  async up(runner: { query(sql: string): Promise<unknown> }) {
    await runner.query('CREATE TABLE jobs.things (id serial PRIMARY KEY, name citext)');
    await runner.query('CREATE INDEX ON jobs.things USING gin (name gin_trgm_ops)');
  }
  async down(runner: { query(sql: string): Promise<unknown> }) {
    await runner.query('DROP TABLE jobs.things');
  }
}

const make = () => testDatabase({ schema: 'jobs', migrations: [CreateThings1700000000000] });
const count = (url: string) => withClient(url, async (client) => (await client.query('SELECT FROM things')).rowCount);

describe('testDatabase', () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [one, other] = await Promise.all([make(), make()]);
  });
  afterAll(() => Promise.all([one.drop(), other.drop()]));

  it('gives every caller a migrated database of its own', async () => {
    await withClient(one.url, (client) => client.query(`INSERT INTO things (name) VALUES ('Kina')`));
    expect(await count(one.url)).toBe(1);
    expect(await count(other.url)).toBe(0);
  });

  it('lets each role write in its own schema and in no other', async () => {
    for (const service of services) {
      await withClient(one.urls[service], async (client) => {
        await client.query('CREATE TABLE mine (id int)');
        const { rows } = await client.query<{ schemaname: string }>(
          `SELECT schemaname FROM pg_tables WHERE tablename = 'mine'`,
        );
        expect(rows.map((row) => row.schemaname)).toContain(service);
        const foreign = service === 'jobs' ? 'auth' : 'jobs';
        await expect(client.query(`CREATE TABLE ${foreign}.theirs (id int)`)).rejects.toThrow('permission denied');
        await expect(client.query('CREATE TABLE public.anyones (id int)')).rejects.toThrow('permission denied');
      });
    }
    await withClient(one.urls.auth, (client) =>
      expect(client.query('SELECT * FROM jobs.things')).rejects.toThrow('permission denied'),
    );
  });

  it('leaves nothing of one that was dropped', async () => {
    const third = await make();
    await third.drop();
    await expect(withClient(third.url, (client: Client) => client.query('SELECT 1'))).rejects.toThrow('does not exist');
  });
});
