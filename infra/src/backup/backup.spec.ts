import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MigratableDataSource, services, type ServiceName, waitFor, withClient } from '@workboard/local-servers';
import { readEnv, Storage, storageEnv } from '@workboard/service-kit';
import { type SchemaSetup, testDatabase, type TestDatabase, type TestStorage, testStorage } from '@workboard/test-kit';
import type { Client } from 'pg';
import { root } from '../local/root.js';
import { loadDemoData } from '../seed/load/load.js';
import { releaseMessages } from './hold.js';
import { makeBackup } from './make-backup.js';
import { filePath, type Manifest, manifestPath, tablePath } from './manifest.js';
import { restoreBackup } from './restore-backup.js';
import { sqlName, tablesOf } from './tables.js';

/** Milliseconds: two databases are migrated and the demo data is loaded, on machines that do other things besides. */
const patience = 300_000;

const dataSourceFor = async (name: ServiceName): Promise<(url: string) => MigratableDataSource> => {
  const module = (await import(join(root, 'services', name, 'src/data-source.ts'))) as {
    dataSourceFor: (url: string) => MigratableDataSource;
  };
  return module.dataSourceFor;
};
const dataSourceOf = async (name: ServiceName, url: string): Promise<MigratableDataSource> =>
  (await dataSourceFor(name))(url);

const migrated = async (): Promise<TestDatabase> => {
  const setups = services.map(async (schema) => ({ schema, dataSource: await dataSourceFor(schema) }));
  return testDatabase((await Promise.all(setups)) as [SchemaSetup, ...SchemaSetup[]]);
};

/** A database and a bucket. */
interface Place {
  database: TestDatabase;
  files: TestStorage;
  storage: Storage;
}
const newPlace = async (): Promise<Place> => {
  const [database, files] = await Promise.all([migrated(), testStorage()]);
  return { database, files, storage: new Storage(readEnv(storageEnv, files.env)) };
};
const remove = async (place: Place | undefined): Promise<void> => {
  place?.storage.close();
  await place?.database.drop();
  await place?.files.stop();
};

const inside = <T>({ database }: Place, work: (client: Client) => Promise<T>): Promise<T> =>
  withClient(database.adminUrl, work);

/** How many rows each table has, and a digest of them whatever their order. */
const digests = (place: Place): Promise<Record<string, string>> =>
  inside(place, async (client) => {
    const all: Record<string, string> = {};
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest FROM ${sqlName(table)} t`,
      );
      all[`${table.schema}.${table.name}`] = rows[0]!.digest;
    }
    return all;
  });

const value = <T>(place: Place, sql: string): Promise<T> =>
  inside(place, async (client) => (await client.query<{ value: T }>(`SELECT (${sql}) AS value`)).rows[0]!.value);

/** Messages that a worker would take within a year. */
const due = `SELECT count(*)::int FROM notifications.deliveries
  WHERE state IN ('queued', 'sending') AND next_attempt_at < now() + interval '1 year'`;
const addDelivery = (state: string, at: string) => `
  INSERT INTO notifications.deliveries (id, kind, dedupe_key, priority, state, due_at, next_attempt_at)
  VALUES (gen_random_uuid(), 'test', 'test ' || gen_random_uuid(), 5, '${state}', ${at}, ${at})`;
const dueWebhooks = `SELECT count(*)::int FROM notifications.webhook_deliveries
  WHERE state = 'waiting' AND next_attempt_at < now() + interval '1 year'`;
const addWebhook = `
  WITH endpoint AS (INSERT INTO notifications.webhook_endpoints (company_id, url, events, secret)
    VALUES (1, 'https://ats.example.org', '{application.received}', 'sealed') RETURNING id)
  INSERT INTO notifications.webhook_deliveries (id, endpoint_id, event, payload, next_attempt_at, created_at)
  SELECT gen_random_uuid(), id, 'application.received', '{}', now(), now() FROM endpoint`;

describe('a backup that is made while people work', () => {
  let folder: string;
  let source: Place;
  let target: Place;
  let manifest: Manifest;
  const backup = () => join(folder, 'backup');
  const restore = (from: string, { replace = false } = {}) =>
    restoreBackup(from, { ...target.database, storage: target.storage, dataSourceOf, replace });

  const copy = async (name: string): Promise<string> => {
    await cp(backup(), join(folder, name), { recursive: true });
    return join(folder, name);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-backup-'));
    [source, target] = [await newPlace(), await newPlace()];
    await inside(source, async (client) => {
      await loadDemoData({ client, storage: source.storage, now: new Date() });
      await client.query(addDelivery('sent', 'now()'));
      await client.query(addDelivery('queued', 'now()'));
      await client.query(addDelivery('sending', 'now()'));
      await client.query(addDelivery('queued', `now() + interval '3 days'`));
      await client.query(addWebhook);
    });
    const enough = new AbortController();
    const writer = inside(source, async (client) => {
      for (let at = 0; !enough.signal.aborted; at++) {
        await client.query(`WITH one AS (INSERT INTO auth.inbox (event_id) VALUES ('write ${at}'))
          INSERT INTO ranking.inbox (event_id) VALUES ('write ${at}')`);
      }
    });
    await waitFor(async () => (await value<number>(source, `SELECT count(*)::int FROM auth.inbox`)) > 10);
    ({ manifest } = await makeBackup({
      adminUrl: source.database.adminUrl,
      storage: source.storage,
      folder: backup(),
    }));
    enough.abort();
    await writer;
    await restore(backup());
  }, patience);
  afterAll(async () => {
    await remove(source);
    await remove(target);
    await rm(folder, { recursive: true, force: true });
  });

  it('brings back every row of one instant', async () => {
    const [before, after] = [await digests(source), await digests(target)];
    const { 'auth.inbox': auth, 'ranking.inbox': ranking, 'notifications.deliveries': _held, ...others } = after;
    const { 'notifications.webhook_deliveries': _heldToo, ...restored } = others;
    expect(before).toMatchObject(restored);
    expect(Object.keys(before)).toEqual(Object.keys(after));
    const written = Number(auth?.split(' ')[0]);
    expect(written).toBe(Number(ranking?.split(' ')[0]));
    expect(written).toBeGreaterThan(10);
    expect(written).toBeLessThan(await value<number>(source, 'SELECT count(*)::int FROM auth.inbox'));
    const accounts = manifest.tables.find(({ schema, name }) => schema === 'auth' && name === 'users');
    expect(accounts?.rows).toBe(await value(target, 'SELECT count(*)::int FROM auth.users'));
    expect(accounts?.rows).toBeGreaterThan(100);
  });

  it('brings back every file that a row points to', async () => {
    const keys = await value<string[]>(source, `SELECT array_agg('resumes/' || id) FROM auth.resume_files`);
    expect(manifest.files.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
    for (const { key } of manifest.files) {
      expect(await target.storage.get(key)).toEqual(await source.storage.get(key));
    }
  });

  it('goes on counting where it stopped', async () => {
    const taken = `SELECT coalesce(max(id), 0) FROM auth.users`;
    const next = await value<string>(target, `SELECT nextval('auth.users_id_seq')`);
    expect(Number(next)).toBeGreaterThan(await value<number>(source, taken));
  });

  it('has triggers and functions, and nothing left to migrate', async () => {
    const triggers = `SELECT count(*)::int FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE NOT tgisinternal AND tgenabled = 'O' AND tgname <> 'hold_after_restore'`;
    expect(await value(target, triggers)).toBe(await value(source, triggers));
    const names = `SELECT array_agg(name ORDER BY name) FROM jobs.migrations`;
    expect(await value(target, names)).toEqual(await value(source, names));
  });

  it('sends no mail and no webhook until it is released, and what was sent never again', async () => {
    expect(await value(source, due)).toBeGreaterThanOrEqual(3);
    expect(await value(target, due)).toBe(0);
    expect([await value(source, dueWebhooks), await value(target, dueWebhooks)]).toEqual([1, 0]);
    await inside(target, (client) => client.query(addDelivery('queued', 'now()')));
    await inside(target, (client) => client.query(`UPDATE notifications.deliveries SET next_attempt_at = now()`));
    expect(await value(target, due)).toBe(0);
    const sent = `SELECT count(*)::int FROM notifications.deliveries WHERE state = 'sent'`;
    const sentBefore = await value(source, sent);
    expect(await value(target, sent)).toBe(sentBefore);

    const released = await inside(target, (client) => releaseMessages(client, { discard: false }));
    expect(await value(target, dueWebhooks)).toBe(1);
    expect(released).toBe((await value<number>(target, due)) + 1);
    expect(released).toBe((await value<number>(source, due)) + 2);
    expect(await value(target, sent)).toBe(sentBefore);
    const early = `SELECT count(*)::int FROM notifications.deliveries WHERE state = 'queued' AND next_attempt_at < due_at`;
    expect(await value(target, early)).toBe(0);
    expect(await inside(target, (client) => releaseMessages(client, { discard: false }))).toBeNull();
  });

  describe('of which something is wrong', () => {
    let before: Record<string, string>;
    beforeAll(async () => {
      before = await digests(target);
    }, patience);
    const expectUnchanged = async () => expect(await digests(target)).toEqual(before);

    it('is refused when there is none, or one that was never finished', async () => {
      await expect(restore(join(folder, 'none'))).rejects.toThrow('holds no backup: it has no manifest.json.');
      const unfinished = await copy('unfinished');
      await rm(manifestPath(unfinished));
      await expect(restore(unfinished, { replace: true })).rejects.toThrow('holds no backup');
      await expectUnchanged();
    });

    it('is refused when a file is damaged or missing', async () => {
      const damaged = await copy('damaged');
      const table = tablePath(damaged, { schema: 'jobs', name: 'jobs' });
      const bytes = await readFile(table);
      bytes[bytes.length >> 1]! ^= 1;
      await writeFile(table, bytes);
      await expect(restore(damaged, { replace: true })).rejects.toThrow(`${table} is damaged: use another backup.`);
      await copyFile(tablePath(backup(), { schema: 'jobs', name: 'jobs' }), table);
      const file = filePath(damaged, manifest.files[0]!);
      await rm(file);
      await expect(restore(damaged, { replace: true })).rejects.toThrow(`${file} is missing: use another backup.`);
      await expectUnchanged();
    });

    it('is refused when a newer version made it, or another format', async () => {
      const newer = await copy('newer');
      const jobs = [...manifest.migrations.jobs, 'Later1999000000001'];
      const changed = { ...manifest, version: '9.9.9', migrations: { ...manifest.migrations, jobs } };
      await writeFile(manifestPath(newer), JSON.stringify(changed));
      await expect(restore(newer, { replace: true })).rejects.toThrow(
        'The backup was made by version 9.9.9, whose database this version does not know (jobs: Later1999000000001).',
      );
      await writeFile(manifestPath(newer), JSON.stringify({ ...manifest, format: 2 }));
      await expect(restore(newer, { replace: true })).rejects.toThrow('manifest.json cannot be read: format');
      await expectUnchanged();
    });

    it('is refused by a target with accounts, or with a system at work', async () => {
      await expect(restore(backup())).rejects.toThrow('Add --replace to put the backup into their place.');
      await withClient(target.database.urls.jobs, () =>
        expect(restore(backup(), { replace: true })).rejects.toThrow('The system is running on this database'),
      );
      await expectUnchanged();
    });

    it('leaves nothing that could be taken for a backup when it fails', async () => {
      const adminUrl = source.database.adminUrl;
      const broken = { get: () => Promise.reject(new Error('storage is away')) } as unknown as Storage;
      const failed = join(folder, 'failed');
      await expect(makeBackup({ adminUrl, storage: broken, folder: failed })).rejects.toThrow('storage is away');
      await expect(readFile(manifestPath(failed))).rejects.toThrow('ENOENT');
      await expect(makeBackup({ adminUrl, storage: source.storage, folder: backup() })).rejects.toThrow(
        'is there already',
      );
    });
  });

  it(
    'takes the place of what is there when it is told to',
    async () => {
      await restore(backup(), { replace: true });
      const {
        'notifications.deliveries': held,
        'notifications.webhook_deliveries': heldToo,
        ...restored
      } = await digests(target);
      expect([held, heldToo]).not.toContain(undefined);
      const { 'auth.inbox': _auth, 'ranking.inbox': _ranking, ...quiet } = restored;
      expect(await digests(source)).toMatchObject(quiet);
    },
    patience,
  );
});
