import { fileUrl, statusForSeeker } from '@workboard/contracts';
import type { Client } from 'pg';
import type { DemoPast } from '../past/types.js';
import type { DemoData } from '../types.js';
import type { DemoFiles } from './files.js';
import { jobFacts } from './jobs.js';
import { insertNumbered, insertRows } from './rows.js';

/** What became of applications before today, and where they came from; nothing of it is published. */
const loadPast = async (client: Client, past: DemoPast): Promise<void> => {
  await insertRows(
    client,
    'applications.application_history',
    past.history.map((row) => ({ ...row })),
  );
  await insertNumbered(
    client,
    'applications.application_notes',
    past.notes.map((row) => ({ ...row })),
  );
  await insertNumbered(
    client,
    'applications.application_messages',
    past.messages.map((row) => ({ ...row })),
  );
  await insertRows(
    client,
    'applications.scorecards',
    past.scorecards.map((row) => ({ ...row })),
  );
  await insertRows(
    client,
    'applications.application_sources',
    past.applicationSources.map(({ count, ...row }) => ({ ...row, applications: count })),
  );
};

/** The schema `applications`: applications with the resume that was sent, interviews, what applicants were told, and what it knows of jobs. */
export const loadApplications = async (
  client: Client,
  { data, files, at }: { data: DemoData; files: DemoFiles; at: Date },
): Promise<void> => {
  await insertRows(client, 'applications.job_copies', jobFacts(data, at));
  const invited = new Set(data.interviews.map(({ applicationId }) => applicationId));
  const applications = data.applications.map((application) => {
    const resume = files.resumes.get(application.userId);
    const hadInterview = invited.has(application.id);
    return {
      ...application,
      tags: data.past.tags.get(application.id) ?? [],
      hadInterview,
      resume: resume ? fileUrl('resume', resume.id) : null,
    };
  });
  await insertNumbered(client, 'applications.applications', applications);
  // Everybody knows where they stand.
  await insertRows(
    client,
    'applications.told_statuses',
    applications.map((application) => ({
      applicationId: application.id,
      status: statusForSeeker({ ...application, offerMadeAt: null }),
    })),
  );
  await insertNumbered(
    client,
    'applications.interviews',
    data.interviews.map((interview) => ({ ...interview })),
  );
  await loadPast(client, data.past);
};
