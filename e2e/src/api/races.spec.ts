import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Company } from '@workboard/contracts';
import { Client } from '../support/client.js';
import { disconnect, query } from '../support/database.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import {
  companyBody,
  coverLetter,
  newEmployer,
  type Employer,
  newJob,
  newPerson,
  newSeeker,
  superAdmin,
  unique,
} from '../support/people.js';

const tries = 50;

/** Sends the same call many times at once and counts the answers by status. */
const atOnce = async (send: () => Promise<{ status: number }>): Promise<Record<number, number>> => {
  const replies = await Promise.all(Array.from({ length: tries }, send));
  const counts: Record<number, number> = {};
  for (const { status } of replies) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

describe('fifty tries at once succeed once', () => {
  let admin: Client;
  let employer: Employer;
  beforeAll(async () => {
    admin = await superAdmin();
    employer = await newEmployer(admin);
  }, 60_000);
  afterAll(disconnect);

  it('apply', async () => {
    const seeker = await newSeeker(admin);
    const { id } = await newJob(employer);
    expect(await atOnce(() => seeker.send('POST', '/api/applications', { body: { jobId: id, coverLetter } }))).toEqual({
      201: 1,
      409: tries - 1,
    });
    expect(await query('SELECT 1 FROM applications.applications WHERE job_id = $1', [id])).toHaveLength(1);
  });

  it('save a job', async () => {
    const seeker = await newPerson(admin, { role: 'job_seeker' });
    const { id } = await newJob(employer);
    expect(await atOnce(() => seeker.send('POST', '/api/saved-jobs', { body: { jobId: id } }))).toEqual({
      201: 1,
      409: tries - 1,
    });
  });

  it('create a company', async () => {
    const founder = await newPerson(admin, { role: 'employer' });
    expect(
      await atOnce(() => founder.send('POST', '/api/companies', { body: companyBody(`c${unique()}.test`) })),
    ).toEqual({ 201: 1, 409: tries - 1 });
    const mine = await query<Company>('SELECT id FROM companies.companies WHERE owner_id = $1', [founder.user?.id]);
    expect(mine).toHaveLength(1);
  });

  it('register one address, and use its link', async () => {
    const email = `r${unique()}@people.test`;
    const body = { email, password: 'longenough', firstName: 'Ai', lastName: 'Sam', role: 'job_seeker' };
    expect(await atOnce(() => new Client().send('POST', '/api/auth/register', { body }))).toEqual({ 201: tries });
    expect(await query('SELECT 1 FROM auth.pending_users WHERE email = $1', [email])).toHaveLength(1);
    await new Client().must('POST', '/api/auth/resend-verification', { body: { email } });
    const token = linkIn(await mailTo(email, /verify/i)).searchParams.get('auth_token');
    const used = await atOnce(() => new Client().send('POST', '/api/auth/temp-login', { body: { token } }));
    expect(used[200] ?? 0).toBeLessThanOrEqual(1);
    expect((used[200] ?? 0) + (used[401] ?? 0)).toBe(tries);
  });
});
