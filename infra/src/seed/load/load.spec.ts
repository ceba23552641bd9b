import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileUrl } from '@workboard/contracts';
import { services, type MigratableDataSource, type ServiceName } from '@workboard/local-servers';
import { fileKey, Storage } from '@workboard/service-kit';
import { testDatabase, testStorage, type SchemaSetup, type TestDatabase, type TestStorage } from '@workboard/test-kit';
import { verify } from '@node-rs/argon2';
import { join } from 'node:path';
import { Client } from 'pg';
import { root } from '../../local/root.js';
import { demoPassword } from '../demo-password.js';
import { loadDemoData, type LoadResult } from './load.js';

const now = new Date();
/** Milliseconds: five schemas are migrated and loaded, on machines that do other things besides. */
const patience = 120_000;

const setupOf = async (schema: ServiceName): Promise<SchemaSetup> => {
  const module = (await import(join(root, 'services', schema, 'src/data-source.ts'))) as {
    dataSourceFor: (url: string) => MigratableDataSource;
  };
  return { schema, dataSource: module.dataSourceFor };
};

/** Every schema that the demo data is written to. */
const setups = async () => (await Promise.all(services.map(setupOf))) as [SchemaSetup, ...SchemaSetup[]];

describe('loadDemoData', () => {
  let database: TestDatabase;
  let files: TestStorage;
  let storage: Storage;
  let client: Client;
  let first: LoadResult;

  const one = async <T>(sql: string, values: unknown[] = []): Promise<T | undefined> =>
    (await client.query<{ value: T }>(`SELECT (${sql}) AS value`, values)).rows[0]?.value;

  beforeAll(async () => {
    [database, files] = await Promise.all([testDatabase(await setups()), testStorage()]);
    storage = new Storage({
      S3_ENDPOINT: files.endpoint,
      S3_REGION: files.region,
      S3_ACCESS_KEY_ID: files.accessKeyId,
      S3_SECRET_ACCESS_KEY: files.secretAccessKey,
      S3_BUCKET: files.bucket,
    });
    client = new Client({ connectionString: database.adminUrl });
    await client.connect();
    first = await loadDemoData({ client, storage, now });
  }, patience);

  afterAll(async () => {
    storage?.close();
    await client?.end();
    await database?.drop();
    await files?.stop();
  });

  it('fills every schema', async () => {
    expect(first.outcome).toBe('loaded');
    const { users, companies, jobs, applications, interviews, savedJobs, jobAlerts, statusAlerts } = (
      first as Extract<LoadResult, { outcome: 'loaded' }>
    ).data;
    const counts = {
      'auth.users': users.length,
      'companies.companies': companies.length,
      'jobs.jobs': jobs.length,
      'jobs.company_copies': companies.length,
      'jobs.saved_jobs': savedJobs.length,
      'applications.applications': applications.length,
      'applications.interviews': interviews.length,
      'notifications.job_alerts': jobAlerts.length,
      'notifications.application_status_alerts': statusAlerts.length,
    };
    for (const [table, count] of Object.entries(counts)) {
      expect([table, await one<number>(`SELECT count(*)::int FROM ${table}`)]).toEqual([table, count]);
    }
  });

  it('lists exactly the public jobs', async () => {
    const wrong = await one<number>(
      `SELECT count(*)::int FROM jobs.jobs AS job JOIN jobs.company_copies AS company ON company.id = job.company_id
       WHERE (job.status = 'active' AND job.published AND company.status = 'authorised'
           AND coalesce(job.expires_at > $1, true))
         <> EXISTS (SELECT FROM jobs.job_search AS listed WHERE listed.job_id = job.id)`,
      [now],
    );
    expect(wrong).toBe(0);
    expect(await one<number>('SELECT count(*)::int FROM jobs.job_search')).toBeGreaterThan(600);
  });

  it('keeps counters, copies and ids in step', async () => {
    expect(
      await one<number>(
        `SELECT count(*)::int FROM jobs.jobs AS job WHERE applications <>
           (SELECT count(*) FROM applications.applications AS sent WHERE sent.job_id = job.id)`,
      ),
    ).toBe(0);
    expect(
      await one<number>(
        `SELECT count(*)::int FROM jobs.jobs AS job JOIN applications.job_copies AS copy USING (id)
         WHERE (copy.status, copy.company_id) = (job.status, job.company_id)`,
      ),
    ).toBe(await one<number>('SELECT count(*)::int FROM jobs.jobs'));
    for (const table of ['auth.users', 'companies.companies', 'jobs.jobs', 'applications.applications']) {
      const next = await one<string>(`SELECT nextval(pg_get_serial_sequence('${table}', 'id'))`);
      expect(Number(next)).toBe(((await one<number>(`SELECT max(id) FROM ${table}`)) ?? 0) + 1);
    }
  });

  it('lets the demo accounts in with the shared password', async () => {
    const hash = await one<string>(`SELECT password_hash FROM auth.users WHERE email = 'seeker@workboard.test'`);
    expect(await verify(hash ?? '', demoPassword)).toBe(true);
  });

  it('stores what the rows point to', async () => {
    const resume = await one<string>(`SELECT resume FROM auth.users WHERE email = 'seeker@workboard.test'`);
    const id = await one<string>(
      `SELECT id FROM auth.resume_files WHERE user_id = (SELECT id FROM auth.users WHERE email = 'seeker@workboard.test')`,
    );
    expect(resume).toBe(fileUrl('resume', id ?? ''));
    const pdf = await storage.get(fileKey('resume', id ?? ''));
    expect(pdf?.contentType).toBe('application/pdf');
    expect(pdf?.body.subarray(0, 5).toString()).toBe('%PDF-');
    const logo = await one<string>(`SELECT logo FROM companies.companies WHERE name = 'Kumul Energy'`);
    expect(await one<string>(`SELECT logo FROM jobs.company_copies WHERE name = 'Kumul Energy'`)).toBe(logo);
    expect((await storage.get(fileKey('logo', logo?.split('/').at(-1) ?? '')))?.contentType).toBe('image/png');
  });

  it('leaves nothing for the sweepers', async () => {
    expect(
      await one<number>('SELECT count(*)::int FROM companies.logo_files WHERE remove_after IS NULL'),
    ).toBeGreaterThan(20);
    expect(await one<number>('SELECT count(*)::int FROM companies.logo_files WHERE remove_after IS NOT NULL')).toBe(0);
    expect(await one<number>('SELECT count(*)::int FROM auth.resume_files WHERE remove_after IS NOT NULL')).toBe(0);
    expect(
      await one<number>(
        `SELECT count(*)::int FROM applications.applications AS sent
         WHERE NOT EXISTS (SELECT FROM auth.users AS person WHERE person.id = sent.user_id AND person.resume = sent.resume)`,
      ),
    ).toBe(0);
  });

  it('does nothing the second time', async () => {
    const before = await one<number>('SELECT count(*)::int FROM auth.outbox');
    expect(await loadDemoData({ client, storage, now: new Date(now.getTime() + 86_400_000) })).toEqual({
      outcome: 'there',
    });
    expect(await one<number>('SELECT count(*)::int FROM auth.outbox')).toBe(before);
  });

  it(
    'leaves nothing behind when it fails half way, and stays away from other data',
    async () => {
      const other = await testDatabase(await setups());
      const connection = new Client({ connectionString: other.adminUrl });
      await connection.connect();
      const users = async (): Promise<number | null> => (await connection.query('SELECT FROM auth.users')).rowCount;
      try {
        await connection.query('ALTER TABLE notifications.job_alerts ADD CONSTRAINT broken CHECK (id < 3)');
        await expect(loadDemoData({ client: connection, storage, now })).rejects.toThrow('broken');
        expect(await users()).toBe(0);
        await connection.query(
          `INSERT INTO auth.users (email, password_hash, first_name, last_name) VALUES ('someone@example.test', '-', 'A', 'B')`,
        );
        expect(await loadDemoData({ client: connection, storage, now })).toEqual({ outcome: 'occupied' });
        expect(await users()).toBe(1);
        await connection.query('ALTER TABLE notifications.job_alerts DROP CONSTRAINT broken');
        await connection.query('DELETE FROM auth.users');
        expect((await loadDemoData({ client: connection, storage, now })).outcome).toBe('loaded');
      } finally {
        await connection.end();
        await other.drop();
      }
    },
    patience,
  );
});
