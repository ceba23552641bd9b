import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '../support/client.js';
import { disconnect, query } from '../support/database.js';
import {
  companyBody,
  coverLetter,
  type Employer,
  jobBody,
  newEmployer,
  newJob,
  newPerson,
  newSeeker,
  password,
  superAdmin,
  unique,
} from '../support/people.js';

interface Creating {
  path: string;
  client: Client;
  body: Record<string, unknown>;
  /** The same call with other content. */
  other: Record<string, unknown>;
}

/** A call that comes twice creates once, however it comes twice (decision W12). */
describe('an Idempotency-Key', () => {
  let admin: Client;
  let employer: Employer;
  beforeAll(async () => {
    admin = await superAdmin();
    employer = await newEmployer(admin);
  }, 60_000);
  afterAll(disconnect);

  const person = () => ({ email: `i${unique()}@${employer.domain}`, firstName: 'Mere', lastName: 'Kila', password });
  const applied = async () => {
    const { id: jobId } = await newJob(employer);
    const client = await newSeeker(admin);
    const { id } = await client.must<{ id: number }>('POST', '/api/applications', { body: { jobId, coverLetter } });
    return id;
  };
  const calls: [what: string, make: () => Promise<Creating>][] = [
    [
      'a job',
      async () => ({ path: '/api/jobs', client: employer.client, body: jobBody('Driver'), other: jobBody('Pilot') }),
    ],
    [
      "a super admin's job",
      async () => {
        const companyId = employer.company.id;
        const body = { ...jobBody('Cook'), companyId };
        return { path: '/api/admin/jobs', client: admin, body, other: { ...body, title: 'Chef' } };
      },
    ],
    [
      'a company',
      async () => {
        const body = companyBody(`c${unique()}.test`);
        const client = await newPerson(admin, { role: 'employer' });
        return { path: '/api/companies', client, body, other: { ...body, location: 'Lae' } };
      },
    ],
    [
      "a super admin's company",
      async () => {
        const body = companyBody(`c${unique()}.test`);
        return { path: '/api/admin/companies', client: admin, body, other: { ...body, location: 'Lae' } };
      },
    ],
    [
      'an application',
      async () => {
        const body = { jobId: (await newJob(employer)).id, coverLetter };
        const other = { ...body, coverLetter: `${coverLetter} Truly.` };
        return { path: '/api/applications', client: await newSeeker(admin), body, other };
      },
    ],
    [
      'an interview',
      async () => {
        const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
        const body = { applicationId: await applied(), scheduledAt };
        return { path: '/api/interviews', client: employer.client, body, other: { ...body, duration: 30 } };
      },
    ],
    [
      'a message',
      async () => {
        const body = { ids: [await applied()], text: 'Hello {firstName}' };
        return { path: '/api/messages', client: employer.client, body, other: { ...body, text: 'Hello' } };
      },
    ],
    [
      'a template of messages',
      async () => {
        const body = { kind: 'general', language: 'en', title: 'Papers', body: 'Hello {firstName}' };
        return { path: '/api/message-templates', client: employer.client, body, other: { ...body, title: 'Call' } };
      },
    ],
    [
      'times to choose from',
      async () => {
        const times = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
        const body = { applicationIds: [await applied()], times };
        return { path: '/api/interview-times', client: employer.client, body, other: { ...body, duration: 30 } };
      },
    ],
    [
      'a saved job',
      async () => {
        const client = await newPerson(admin, { role: 'job_seeker' });
        const [one, two] = [await newJob(employer), await newJob(employer)];
        return { path: '/api/saved-jobs', client, body: { jobId: one.id }, other: { jobId: two.id } };
      },
    ],
    [
      'a job alert',
      async () => {
        const client = await newPerson(admin, { role: 'job_seeker' });
        const body = { title: 'Nurse', keywords: ['nurse'], frequency: 'daily' };
        return { path: '/api/job-alerts', client, body, other: { ...body, title: 'Doctor' } };
      },
    ],
    [
      'a status alert',
      async () => {
        const client = await newPerson(admin, { role: 'job_seeker' });
        const body = { email: client.user?.email, isActive: true };
        return { path: '/api/application-status-alerts', client, body, other: { ...body, isActive: false } };
      },
    ],
    [
      'a registration',
      async () => {
        const body = { ...person(), role: 'job_seeker' };
        return { path: '/api/auth/register', client: new Client(), body, other: { ...body, firstName: 'Ai' } };
      },
    ],
    [
      'a team member',
      async () => {
        const body = person();
        return { path: '/api/company-users', client: employer.client, body, other: { ...body, firstName: 'Ai' } };
      },
    ],
    [
      "a super admin's account",
      async () => {
        const body = { ...person(), role: 'job_seeker' };
        return { path: '/api/admin/users', client: admin, body, other: { ...body, firstName: 'Ai' } };
      },
    ],
  ];

  it.each(calls)('makes %s once: the second call gets the answer of the first', async (_, make) => {
    const { path, client, body, other } = await make();
    const headers = { 'idempotency-key': randomUUID() };
    const send = (content: object) => client.copy().send('POST', path, { body: content, headers });
    const atOnce = await Promise.all([send(body), send(body), send(body)]);
    const later = await send(body);
    expect([...atOnce, later].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    // The job beside an application is shown as it is now, with its counter.
    const answers = [...atOnce, later].map(({ body: answer }) => JSON.stringify({ ...(answer as object), job: null }));
    expect(new Set(answers).size).toBe(1);
    expect(await send(other)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('makes a test of a webhook once', async () => {
    const { client } = await newEmployer(admin);
    const body = { url: 'http://localhost:9/hook', events: ['application.deleted'] };
    const { id } = await client.must<{ id: number }>('POST', '/api/webhooks', { body });
    const headers = { 'idempotency-key': randomUUID() };
    const test = () => client.copy().must<{ id: string }>('POST', `/api/webhooks/${id}/test`, { headers });
    const [one, two] = await Promise.all([test(), test()]);
    expect(two).toEqual(one);
    expect((await client.must<{ total: number }>('GET', `/api/webhooks/${id}/deliveries`)).total).toBe(1);
  });

  it('belongs to its caller', async () => {
    const other = await newEmployer(admin);
    const headers = { 'idempotency-key': randomUUID() };
    const body = jobBody(`Guard ${unique()}`);
    const [one, two] = await Promise.all(
      [employer.client, other.client].map((client) =>
        client.copy().must<{ id: number }>('POST', '/api/jobs', { body, headers }),
      ),
    );
    expect(one?.id).not.toBe(two?.id);
  });

  it('is free again after a call that was refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = (body: object) => employer.client.copy().send('POST', '/api/jobs', { body, headers });
    expect((await send({ title: '' })).status).toBe(400);
    expect((await send(jobBody())).status).toBe(201);
  });

  it('without one, every call creates', async () => {
    const body = jobBody(`Porter ${unique()}`);
    await employer.client.must('POST', '/api/jobs', { body });
    await employer.client.must('POST', '/api/jobs', { body });
    expect(await query('SELECT 1 FROM jobs.jobs WHERE title = $1', [body.title])).toHaveLength(2);
  });

  it.each(['', 'x'.repeat(201), 'two words'])('%p is refused', async (key) => {
    const sending = { body: jobBody(), headers: { 'idempotency-key': key } };
    expect((await employer.client.send('POST', '/api/jobs', sending)).status).toBe(400);
  });

  it('keeps no password', async () => {
    const secret = `Secret${unique()}`;
    const body = { ...person(), password: secret, role: 'job_seeker' };
    await new Client().must('POST', '/api/auth/register', { body, headers: { 'idempotency-key': randomUUID() } });
    const kept = await query('SELECT 1 FROM auth.idempotency_keys t WHERE t::text LIKE $1', [`%${secret}%`]);
    expect(kept).toHaveLength(0);
  });
});
