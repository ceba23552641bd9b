import { fileUrl } from '@workboard/contracts';
import type { Client } from 'pg';
import type { DemoCompany, DemoData, DemoJob } from '../types.js';
import type { DemoFiles } from './files.js';
import { insertNumbered, insertRows, omit } from './rows.js';

/** Whether visitors see the job at a moment (decision P4). */
export const isPublic = (job: DemoJob, { company, at }: { company: DemoCompany | undefined; at: Date }): boolean =>
  job.status === 'active' &&
  job.published &&
  company?.status === 'authorised' &&
  (job.expiresAt === null || job.expiresAt > at);

/** What other services know of each job, as in the event `job.changed`. */
export const jobFacts = ({ jobs, companies }: DemoData, at: Date) => {
  const byId = new Map(companies.map((company) => [company.id, company]));
  return jobs.map((job) => ({
    id: job.id,
    version: 1,
    title: job.title,
    companyId: job.companyId,
    status: job.status,
    isPublic: isPublic(job, { company: byId.get(job.companyId), at }),
  }));
};

/** The schema `jobs`: companies as lists show them, jobs, saved jobs. Search rows follow by the schema's triggers. */
export const loadJobs = async (
  client: Client,
  { data, files, at }: { data: DemoData; files: DemoFiles; at: Date },
): Promise<void> => {
  await insertRows(
    client,
    'jobs.company_copies',
    data.companies.map(({ id, name, industry, location, status }) => {
      const logo = files.logos.get(id);
      return { id, version: 1, name, logo: logo ? fileUrl('logo', logo.id) : null, industry, location, status };
    }),
  );
  await insertNumbered(
    client,
    'jobs.jobs',
    // Already announced: nobody gets alerts for jobs that were posted before the board existed.
    data.jobs.map((job) => ({ ...omit(job, 'occupation'), announcedAt: job.publishedAt })),
  );
  await insertNumbered(
    client,
    'jobs.saved_jobs',
    data.savedJobs.map((saved) => ({ ...saved })),
  );
  await insertRows(
    client,
    'jobs.job_view_sources',
    data.past.viewSources.map(({ count, ...row }) => ({ ...row, views: count })),
  );
  await insertRows(
    client,
    'jobs.outbox',
    jobFacts(data, at).map((payload) => ({ type: 'job.changed', payload, pending: ['notifications'] })),
  );
};
