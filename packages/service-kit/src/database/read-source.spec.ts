import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ownPostgresPair, type OwnPostgresPair, waitFor } from '@workboard/test-kit';
import { DataSource } from 'typeorm';
import { ReadSource } from './read-source.js';

describe('where lists are read', () => {
  let servers: OwnPostgresPair;
  let primary: DataSource;
  let replica: DataSource;
  let source: ReadSource;

  beforeAll(async () => {
    servers = await ownPostgresPair();
    primary = await new DataSource({ type: 'postgres', url: servers.primary }).initialize();
    replica = await new DataSource({ type: 'postgres', url: servers.replica }).initialize();
    await primary.query('CREATE TABLE jobs (id int)');
    const env = { DATABASE_DIRECT_URL: undefined, DATABASE_POOL: 2, DATABASE_REPLICA_URL: servers.replica };
    source = new ReadSource(primary, { env, everyMs: 200 });
  }, 60_000);
  afterAll(async () => {
    await source?.onApplicationShutdown();
    await Promise.all([primary?.destroy(), replica?.destroy()]);
    await servers?.stop();
  });

  const isReplica = 'SELECT pg_is_in_recovery() AS "isReplica", count(*)::int AS jobs FROM jobs';
  const seen = async () => (await source.query<{ isReplica: boolean; jobs: number }[]>(isReplica))[0];
  const seenPrepared = async () => (await source.queryPrepared<{ isReplica: boolean }>(isReplica, []))[0];
  const fromPrimary = () =>
    waitFor(async () => (await seen())?.isReplica === false || undefined, { what: 'the primary' });
  const fromReplica = (jobs: number) =>
    waitFor(async () => ((await seen())?.isReplica && (await seen())?.jobs === jobs) || undefined, {
      what: `${jobs} jobs on the replica`,
    });

  it('is the replica, which has what the primary had a moment ago', async () => {
    await primary.query('INSERT INTO jobs VALUES (1)');
    await fromReplica(1);
    expect(await seenPrepared()).toEqual({ isReplica: true, jobs: 1 });
  });

  it('is the primary while the replica is behind', async () => {
    await replica.query('SELECT pg_wal_replay_pause()');
    await primary.query('INSERT INTO jobs VALUES (2)');
    await fromPrimary();
    expect(await seen()).toEqual({ isReplica: false, jobs: 2 });
    await replica.query('SELECT pg_wal_replay_resume()');
    await fromReplica(2);
  });

  it('is the primary while the replica is away, and nobody notices', async () => {
    await servers.killReplica();
    // Its processes outlive their parent by some milliseconds, in which they still answer.
    await fromPrimary();
    expect(await seen()).toEqual({ isReplica: false, jobs: 2 });
    expect(await seenPrepared()).toEqual({ isReplica: false, jobs: 2 });
    await servers.restartReplica();
    await fromReplica(2);
  });

  it('says what is wrong with a statement as the primary says it', async () => {
    await expect(source.query('SELECT nothing')).rejects.toThrow('column "nothing" does not exist');
    expect(await seen()).toMatchObject({ isReplica: true });
  });
});
