import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job, User } from '@workboard/contracts';
import type { Client } from '../support/client.js';
import { disconnect } from '../support/database.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin } from '../support/people.js';

/** Revoking is the tool against fraudulent advertisers: it takes their applicants and their mails from them at once. */
describe('a company that lost its authorisation', () => {
  let admin: Client;
  let employer: Employer;
  let seeker: Client;
  let application: Application;
  beforeAll(async () => {
    admin = await superAdmin();
    [employer, seeker] = await Promise.all([newEmployer(admin), newSeeker(admin)]);
    const { id: jobId } = await newJob(employer);
    application = await seeker.must<Application>('POST', '/api/applications', { body: { jobId, coverLetter } });
    await employer.client.must('PUT', `/api/applications/${application.id}`, { body: { status: 'reviewed' } });
    await admin.must('PATCH', `/api/admin/companies/${employer.company.id}/unauthorise`);
  });
  afterAll(disconnect);

  it('gets 403 for everything about applicants and its team', async () => {
    const { id, jobId, userId, resume } = application;
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
    const calls: [string, string, object?][] = [
      ['GET', '/api/applications'],
      ['GET', `/api/users/${userId}`],
      ['GET', resume ?? ''],
      ['PUT', `/api/applications/${id}`, { status: 'hired' }],
      ['POST', `/api/applications/rank/${jobId}`],
      ['GET', `/api/applications/rank/${jobId}`],
      ['GET', '/api/interviews'],
      ['POST', '/api/interviews', { applicationId: id, scheduledAt, notes: 'Bring a registration fee of K500' }],
      ['GET', '/api/interview-times'],
      ['GET', '/api/company-users'],
    ];
    for (const [method, path, body] of calls) {
      const { status, body: answer } = await employer.client.send(method, path, { body });
      expect([method, path, status, answer]).toEqual([
        method,
        path,
        403,
        expect.objectContaining({ code: 'company_revoked' }),
      ]);
    }
  });

  it('still prepares drafts, which nobody else sees', async () => {
    const draft = await newJob(employer);
    expect(draft.published).toBe(false);
    expect(await employer.client.must<Job[]>('GET', '/api/jobs/my-jobs')).toHaveLength(2);
    expect((await seeker.send('GET', `/api/jobs/${draft.id}`)).status).toBe(404);
  });

  it('is left by the seeker, whatever the status is', async () => {
    expect((await seeker.send('DELETE', `/api/applications/${application.id}`)).status).toBe(200);
  });

  it('has its applicants again once it is authorised', async () => {
    await admin.must('PATCH', `/api/admin/companies/${employer.company.id}/authorise`);
    expect((await employer.client.send('GET', '/api/applications')).status).toBe(200);
    const team = await employer.client.must<User[]>('GET', '/api/company-users');
    expect(team.map(({ id }) => id)).toEqual([employer.client.user?.id]);
  });
});
