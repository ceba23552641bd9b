import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job, JobPage, ReviewDetail } from '@workboard/contracts';
import { baseUrl, Client } from '../support/client.js';
import { disconnect } from '../support/database.js';
import { type Employer, jobBody, newEmployer, newJob, superAdmin } from '../support/people.js';
import { type Replica, startReplica } from '../support/replica.js';
import { caseOf } from '../support/reviews.js';

const fee = 'Pay visa processing fee of K350 to our agent.';

/** An address from which no other test reports: they share the counters. */
const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const report = (gateway: Replica, id: number) =>
  fetch(`${gateway.url}/api/jobs/${id}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'a phone', 'x-forwarded-for': address },
    body: JSON.stringify({ reason: 'asks_money' }),
  });

/** Review finding D18: fraudulent ads can be reported, and those that ask for money wait. */
describe('ads that people report and ads that wait', () => {
  let admin: Client;
  let employer: Employer;
  beforeAll(async () => {
    admin = await superAdmin();
    employer = await newEmployer(admin);
  }, 60_000);
  afterAll(disconnect);

  it('D18: an ad with a fee is created, waits, and goes live when a super admin publishes it', async () => {
    const body = { ...jobBody('Seasonal Worker'), description: `Work abroad. ${fee}` };
    const held = await employer.client.must<Job>('POST', '/api/jobs', { body });
    expect(held).toMatchObject({ published: false, status: 'active' });
    expect((await new Client().send('GET', `/api/jobs/${held.id}`)).status).toBe(404);
    const found = await caseOf(admin, held.id);
    const path = `/api/admin/reviews/${found?.id}/decisions`;
    const decided = await admin.must<ReviewDetail>('POST', path, { body: { decision: 'publish' } });
    expect(decided).toMatchObject({ decision: 'publish', isPublic: true });
    expect(decided.steps[0]?.name).toMatch(/\w+ \w+/);
    const { jobs } = await admin.must<JobPage>('GET', `/api/jobs?includeTotal=true&companyId=${employer.company.id}`);
    expect(jobs.map(({ id }) => id)).toContain(held.id);
  });

  it('D18: anybody reports without an account; one browser counts once, and its sixth report in an hour is refused', async () => {
    const gateway = await startReplica({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });
    const { id } = await newJob(employer);
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      statuses.push((await report(gateway, id)).status);
    }
    await gateway.stop();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await caseOf(admin, id)).toMatchObject({ reports: 1 });
  }, 60_000);

  it('the form works without scripts, and its page says what happens next', async () => {
    const { id } = await newJob(employer);
    const page = `${baseUrl()}/jobs/${id}/report`;
    expect(await (await fetch(`${baseUrl()}/jobs/${id}`)).text()).toContain(`href="/jobs/${id}/report"`);
    expect(await (await fetch(page)).text()).toContain(`action="/jobs/${id}/report" method="post"`);
    const post = (fields: Record<string, string>) =>
      fetch(page, { method: 'POST', body: new URLSearchParams(fields), headers: { 'user-agent': 'another phone' } });
    expect(await (await post({ reason: '', text: '', email: '', website: '' })).text()).toContain('Please choose what');
    const sent = await post({ reason: 'other', text: 'Nobody is there.', email: '', website: '' });
    expect(await sent.text()).toContain('Thank you. We have your report.');
    await post({ reason: 'other', text: 'Buy pills', email: '', website: 'https://pills.test' });
    expect(await caseOf(admin, id)).toMatchObject({ reports: 1 });
  });
});
