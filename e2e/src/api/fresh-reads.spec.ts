import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Company, Job, User } from '@workboard/contracts';
import { Client } from '../support/client.js';
import { disconnect } from '../support/database.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin } from '../support/people.js';
import { poll } from '../support/poll.js';

const visitor = new Client();
/** Reads what was read before, as a browser does that still has it. */
const readAgain = async (path: string, tag: string | null) => {
  const { status, headers } = await visitor.send('GET', path, { headers: { 'if-none-match': tag ?? '' } });
  return { status, tag: headers.get('etag') };
};
const statusOf = async (id: number) => (await visitor.send('GET', `/api/jobs/${id}`)).status;

/** Services learn of each other by events, but nobody should have to look twice for what they changed themselves. */
describe('the next read shows', () => {
  let admin: Client;
  let employer: Employer;
  let seeker: Client;
  beforeAll(async () => {
    admin = await superAdmin();
    [employer, seeker] = await Promise.all([newEmployer(admin), newSeeker(admin)]);
  });
  afterAll(disconnect);

  const newest = async (): Promise<number | undefined> =>
    (await visitor.must<Job[]>('GET', `/api/jobs?limit=1&companyId=${employer.company.id}`))[0]?.id;
  const setStatus = (id: number, status: string) =>
    employer.client.must('PUT', `/api/jobs/${id}`, { body: { status } });

  it('a job that was posted, paused or deleted, in a list that was read a moment before', async () => {
    const before = await newest();
    const { id } = await newJob(employer);
    expect(await newest()).toBe(id);
    await setStatus(id, 'inactive');
    expect(await newest()).toBe(before);
    await setStatus(id, 'active');
    expect(await newest()).toBe(id);
    await employer.client.must('DELETE', `/api/jobs/${id}`);
    expect(await newest()).toBe(before);
  });

  it('the applications of a job as it is paused, resumed and deleted', async () => {
    const { id } = await newJob(employer);
    const sent = await seeker.must<Application>('POST', '/api/applications', { body: { jobId: id, coverLetter } });
    const isListed = async (reader: Client) =>
      (await reader.must<Application[]>('GET', '/api/applications')).some((one) => one.id === sent.id);
    expect(await isListed(employer.client)).toBe(true);
    await setStatus(id, 'inactive');
    expect([await isListed(employer.client), await isListed(seeker)]).toEqual([false, true]);
    await setStatus(id, 'active');
    expect(await isListed(employer.client)).toBe(true);
    await employer.client.must('DELETE', `/api/jobs/${id}`);
    expect(await isListed(employer.client)).toBe(false);
    // The seeker, who changed nothing, keeps it as withdrawn once the applications have heard of it (decision P19).
    await poll(() => isListed(seeker)).toBe(true);
  });

  it('the jobs of a company as it is authorised, renamed and revoked', async () => {
    const other = await newEmployer(admin, { authorised: false });
    const path = `/api/admin/companies/${other.company.id}`;
    const { id, published } = await newJob(other);
    expect([published, await statusOf(id)]).toEqual([false, 404]);
    await admin.must('PATCH', `${path}/authorise`);
    expect(await visitor.must<Job>('GET', `/api/jobs/${id}`)).toMatchObject({ published: true });
    await other.client.must<Company>('PUT', `/api/companies/${other.company.id}`, { body: { name: 'Sepik Timber' } });
    expect(await visitor.must<Job>('GET', `/api/jobs/${id}`)).toMatchObject({ company: { name: 'Sepik Timber' } });
    await admin.must('PATCH', `${path}/unauthorise`);
    expect(await statusOf(id)).toBe(404);
  });

  it('no resume that was deleted, unless an application carries it', async () => {
    const other = await newSeeker(admin);
    const { resume } = await other.must<User>('GET', '/api/auth/me');
    const { id } = await newJob(employer);
    const sent = await other.must<Application>('POST', '/api/applications', { body: { jobId: id, coverLetter } });
    await other.must('DELETE', '/api/delete/resume');
    const statuses = () =>
      Promise.all(
        [other, employer.client, admin].map(async (reader) => (await reader.send('GET', resume ?? '')).status),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await other.must('DELETE', `/api/applications/${sent.id}`);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('a public list whole when it has changed, and nothing to who has it already', async () => {
    for (const path of [`/api/jobs?companyId=${employer.company.id}`, '/api/companies']) {
      const { headers } = await visitor.send('GET', path);
      const tag = headers.get('etag');
      const same = await readAgain(path, tag);
      // Other tests may have changed a company in between.
      expect(same.status).toBe(same.tag === tag ? 304 : 200);
      await newJob(employer);
      await employer.client.must('PUT', `/api/companies/${employer.company.id}`, { body: { name: `${path} Ltd` } });
      expect((await readAgain(path, tag)).status).toBe(200);
    }
  });
});
