import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Company } from '@workboard/contracts';
import type { Client } from '../support/client.js';
import { disconnect } from '../support/database.js';
import {
  companyBody,
  coverLetter,
  type Employer,
  newEmployer,
  newJob,
  newPerson,
  newSeeker,
  superAdmin,
  unique,
} from '../support/people.js';

interface Row {
  id: number;
}
const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);

/** Decision W11: pages of the long lists; without paging they answer as before. */
describe('long lists', () => {
  let admin: Client;
  let employer: Employer;
  /** Stands in everything that these tests make. */
  const word = unique();
  /** Ids by list, oldest first. */
  const made: Record<string, number[]> = {};
  let readers: Record<string, Client>;
  beforeAll(async () => {
    admin = await superAdmin();
    employer = await newEmployer(admin);
    const seeker = await newSeeker(admin);
    const jobs = [];
    const applications = [];
    const companies = [];
    const users = [];
    for (const letter of ['a', 'b', 'c']) {
      const job = await newJob(employer, { title: `Driver ${letter} ${word}` });
      jobs.push(job.id);
      const body = { jobId: job.id, coverLetter };
      applications.push((await seeker.must<Row>('POST', '/api/applications', { body })).id);
      const company = { ...companyBody(`c${unique()}.test`), name: `Company ${letter} ${word}`, status: 'authorised' };
      companies.push((await admin.must<Company>('POST', '/api/admin/companies', { body: company })).id);
      users.push((await newPerson(admin, { role: 'employer', domain: `${word}.test` })).user?.id ?? 0);
    }
    Object.assign(made, { jobs, applications, companies, users });
    readers = { applications: employer.client, companies: admin, jobs: admin, users: admin };
  }, 120_000);
  afterAll(disconnect);

  it.each([
    ['applications', '/api/applications', 'newest'],
    ['companies', '/api/admin/companies', 'newest'],
    ['companies', '/api/companies', 'name'],
    ['jobs', '/api/admin/jobs', 'newest'],
    ['users', '/api/admin/users', 'newest'],
  ])('of %s at %s come in pages, with their total', async (list, path, order) => {
    const ids = order === 'newest' ? (made[list] ?? []).toReversed() : (made[list] ?? []);
    const get = <T>(query: string) => (readers[list] ?? admin).must<T>('GET', `${path}?q=${word}&${query}`);
    expect(idsOf(await get<Row[]>(''))).toEqual(ids);
    expect(idsOf(await get<Row[]>('limit=2&offset=1'))).toEqual(ids.slice(1));
    const page = await get<Record<string, Row[]>>('limit=1&includeTotal=true');
    expect({ ...page, [list]: idsOf(page[list] ?? []) }).toEqual({ [list]: ids.slice(0, 1), total: 3 });
    expect(await get<Row[]>('offset=3')).toEqual([]);
    const sort = order === 'newest' ? 'oldest' : 'newest';
    expect(idsOf(await get<Row[]>(`sort=${sort}`))).toEqual(ids.toReversed());
  });

  it.each([
    ['applications', `/api/applications?status=applied&q=`, 3],
    ['applications', `/api/applications?status=hired&q=`, 0],
    ['companies', '/api/admin/companies?status=unauthorised&q=', 0],
    ['jobs', '/api/admin/jobs?status=active&published=true&q=', 3],
    ['jobs', '/api/admin/jobs?published=false&q=', 0],
    ['users', '/api/admin/users?status=verified&role=employer&q=', 3],
    ['users', '/api/admin/users?status=unverified&q=', 0],
  ])('of %s are narrowed by %s', async (list, path, count) => {
    expect(await (readers[list] ?? admin).must<Row[]>('GET', `${path}${word}`)).toHaveLength(count);
  });

  it('of applications are narrowed to a job', async () => {
    const [jobId] = made['jobs'] ?? [];
    const rows = await employer.client.must<Row[]>('GET', `/api/applications?jobId=${jobId}`);
    expect(idsOf(rows)).toEqual((made['applications'] ?? []).slice(0, 1));
  });

  it.each([
    ['limit=0', 'Limit must be a whole number from 1 to 20000'],
    ['offset=-1', 'Offset must be a whole number from 0 to 10000000'],
    ['includeTotal=maybe', 'includeTotal must be true or false'],
    ['sort=best', 'Sort must be one of newest, oldest'],
    ['status=lost', 'Status must be one of applied, reviewed, interviewing, offered, hired, rejected'],
  ])('say what is wrong with %s', async (query, sentence) => {
    const { status, body } = await employer.client.send('GET', `/api/applications?${query}`);
    expect([status, body]).toEqual([400, expect.objectContaining({ error: sentence })]);
  });

  it('take what is looked for literally', async () => {
    expect(await admin.must<Row[]>('GET', '/api/admin/users?q=%25_%25')).toEqual([]);
  });
});
