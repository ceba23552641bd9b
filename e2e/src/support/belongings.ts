import type { Application, Job, JobAlert, Outbox, RankResult } from '@workboard/contracts';
import type { Client } from './client.js';
import { query } from './database.js';
import { coverLetter, type Employer, logoForm, newEmployer, newJob, newSeeker, password } from './people.js';

const day = 86_400_000;

/** An employer with a job, and a seeker who applied for it and has left traces in every service. */
export interface Belongings {
  employer: Employer;
  seeker: Client;
  seekerId: number;
  job: Job;
  application: Application;
  /** The seeker's resume and the company's logo. */
  files: { resume: string; logo: string };
}

const lastPart = (url: string | null): string => url?.split('/').at(-1) ?? '';

/** Ends the hold of what an employer's applicants will be told. */
const sendNow = async (employer: Client): Promise<void> => {
  const { notices } = await employer.must<Outbox>('GET', '/api/outbox');
  for (const { id } of notices) {
    await employer.must('POST', `/api/outbox/${id}/send`);
  }
};

export const newBelongings = async (admin: Client): Promise<Belongings> => {
  const employer = await newEmployer(admin);
  const { url: logo } = await employer.client.must<{ url: string }>('POST', `/api/upload/logo/${employer.company.id}`, {
    form: await logoForm(),
  });
  const seeker = await newSeeker(admin);
  const seekerId = seeker.user?.id ?? 0;
  const { resume } = await seeker.must<{ resume: string | null }>('GET', '/api/auth/me');
  const alert = { title: 'Accounts', keywords: ['accounts'], frequency: 'daily' };
  await seeker.must<JobAlert>('POST', '/api/job-alerts', { body: alert });
  await seeker.must('POST', '/api/application-status-alerts', { body: { email: seeker.user?.email } });
  await employer.client.must('PUT', '/api/mail-settings', { body: { applicationMails: 'daily' } });
  await seeker.must('PUT', '/api/mail-settings', { body: { savedJobReminders: false } });
  await seeker.must('PUT', '/api/calendar-feed', { body: {} });
  await employer.client.must('POST', '/api/api-tokens', {
    body: { name: 'Payroll', scopes: ['jobs:read'], currentPassword: password },
  });
  await employer.client.must('POST', '/api/webhooks', {
    body: { url: 'https://payroll.invalid/hook', events: ['application.received'] },
  });
  const job = await newJob(employer);
  await seeker.must('POST', '/api/saved-jobs', { body: { jobId: job.id } });
  await seeker.must('GET', `/api/jobs/${job.id}`);
  const application = await seeker.must<Application>('POST', '/api/applications', {
    body: { jobId: job.id, coverLetter },
  });
  await employer.client.must('PUT', `/api/applications/${application.id}`, { body: { status: 'reviewed' } });
  await sendNow(employer.client);
  await employer.client.must('POST', '/api/interview-times', {
    body: {
      applicationIds: [application.id],
      times: [1, 2].map((days) => new Date(Date.now() + days * day).toISOString()),
    },
  });
  await employer.client.must('POST', '/api/interviews', {
    body: { applicationId: application.id, scheduledAt: new Date(Date.now() + day).toISOString() },
  });
  await employer.client.must('POST', '/api/messages', { body: { ids: [application.id], text: 'Hello {firstName}' } });
  await employer.client.must('POST', '/api/message-templates', {
    body: { kind: 'general', language: 'en', title: 'Papers', body: 'Hello {firstName}' },
  });
  await employer.client.must<RankResult>('POST', `/api/applications/rank/${job.id}`);
  await employer.client.must('PUT', `/api/jobs/${job.id}/ranking-criteria`, {
    body: { criteria: [{ criterion: job.title, importance: 'must' }], added: [] },
  });
  await employer.client.must('PUT', `/api/applications/${application.id}/rank-reason`, {
    body: { criterion: job.title, verdict: 'right' },
  });
  const path = `/api/applications/${application.id}`;
  await employer.client.must('POST', `${path}/notes`, { body: { text: 'Call her' } });
  await employer.client.must('PUT', '/api/applications/tags', { body: { ids: [application.id], add: ['Forklift'] } });
  await employer.client.must('PUT', `/api/jobs/${job.id}/hiring-team`, {
    body: { members: [employer.client.user?.id] },
  });
  await employer.client.must('PUT', `/api/jobs/${job.id}/score-criteria`, { body: { criteria: ['Care'] } });
  await employer.client.must('PUT', `${path}/scorecards`, {
    body: { scores: [{ criterion: 'Care', score: 4 }], verdict: 'yes' },
  });
  return { employer, seeker, seekerId, job, application, files: { resume: lastPart(resume), logo: lastPart(logo) } };
};

/** Those of the files that are still known, and so still stored. */
export const keptFiles = async (fileIds: readonly string[]): Promise<string[]> => {
  const rows = await query<{ id: string }>(
    `SELECT id::text FROM auth.resume_files WHERE id::text = ANY($1)
     UNION ALL SELECT id::text FROM companies.logo_files WHERE id::text = ANY($1)`,
    [fileIds],
  );
  return rows.map(({ id }) => id);
};
