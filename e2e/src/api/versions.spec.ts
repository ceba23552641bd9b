import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '../support/client.js';
import { type Employer, newEmployer, newJob, newPerson, resumeForm, superAdmin } from '../support/people.js';

interface Versioned {
  version: number;
}
interface Record {
  path: string;
  client: Client;
  first: object;
  second: object;
}

/** Two people with the same form open: the later save never wipes out the earlier unseen (decision W12). */
describe('a stale save', () => {
  let admin: Client;
  let employer: Employer;
  beforeAll(async () => {
    admin = await superAdmin();
    employer = await newEmployer(admin);
  }, 60_000);

  const job = async (prefix: string, client: Client): Promise<Record> => ({
    path: `${prefix}/${(await newJob(employer)).id}`,
    client,
    first: { description: 'Keeps the books of two exporters.' },
    second: { title: 'Head of Accounts' },
  });
  const company = async (prefix: string, client: Client): Promise<Record> => ({
    path: `${prefix}/${employer.company.id}`,
    client,
    first: { culture: 'Coffee at ten.' },
    second: { location: `Lae, asked at ${prefix}` },
  });
  const profile = async (own: boolean): Promise<Record> => {
    const person = await newPerson(admin, { role: 'job_seeker' });
    const path = `/api${own ? '' : '/admin'}/users/${person.user?.id}`;
    return { path, client: own ? person : admin, first: { bio: 'Nurse' }, second: { location: 'Lae' } };
  };
  const records: [what: string, make: () => Promise<Record>][] = [
    ['of a job', () => job('/api/jobs', employer.client)],
    ['of a job by a super admin', () => job('/api/admin/jobs', admin)],
    ['of a company', () => company('/api/companies', employer.client)],
    ['of a company by a super admin', () => company('/api/admin/companies', admin)],
    ["of one's profile", () => profile(true)],
    ['of an account by a super admin', () => profile(false)],
  ];

  it.each(records)('%s is refused and changes nothing; the newer one is taken', async (_, make) => {
    const { path, client, first, second } = await make();
    const { version } = await client.must<Versioned>('GET', path);
    const saved = await client.must<Versioned>('PUT', path, { body: { ...first, version } });
    expect(saved).toMatchObject(first);
    expect(saved.version).toBeGreaterThan(version);
    const stale = await client.send('PUT', path, { body: { ...second, version } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await client.must('GET', path)).not.toMatchObject(second);
    expect(await client.must('PUT', path, { body: { ...second, version: saved.version } })).toMatchObject(second);
  });

  it('is only one that says so: without a version it is taken as before', async () => {
    const { path, client, first, second } = await profile(true);
    await client.must('PUT', path, { body: first });
    expect(await client.must('PUT', path, { body: second })).toMatchObject({ ...first, ...second });
  });

  it('is not one that began before a resume was uploaded', async () => {
    const { path, client, first } = await profile(true);
    const { version } = await client.must<Versioned>('GET', path);
    await client.must('POST', '/api/upload/resume', { form: resumeForm() });
    expect((await client.send('PUT', path, { body: { ...first, version } })).status).toBe(200);
  });

  it.each(['abc', -1, 1.5])('%p is no version', async (version) => {
    const { path, client } = await profile(true);
    expect((await client.send('PUT', path, { body: { version } })).status).toBe(400);
  });
});

describe('the running version', () => {
  it('is told to operators by the health check', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    expect(await new Client().must('GET', '/api/health')).toEqual({ status: 'ok', version });
  });
});
