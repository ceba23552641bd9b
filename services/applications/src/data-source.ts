import 'reflect-metadata';
import { createDataSource } from '@workboard/service-kit';
import { Application } from './applications/application.entity.js';
import { DeletedUser } from './applications/deleted-user.entity.js';
import { CompanyCopy } from './company-copies/company-copy.entity.js';
import { Interview } from './interviews/interview.entity.js';
import { JobCopy } from './job-copies/job-copy.entity.js';
import { Applications1796000000001 } from './migrations/0001-applications.js';
import { Idempotency1796000000006 } from './migrations/0006-idempotency.js';
import { RevokedCompanies1796000000002 } from './migrations/0002-revoked-companies.js';
import { StatusNotices1796000000003 } from './migrations/0003-status-notices.js';
import { CancelledInterviews1796000000004 } from './migrations/0004-cancelled-interviews.js';
import { InterviewDetails1796000000005 } from './migrations/0005-interview-details.js';
import { WithdrawnJobs1796000000007 } from './migrations/0007-withdrawn-jobs.js';
import { TakenBackCancellations1796000000008 } from './migrations/0008-taken-back-cancellations.js';
import { StatusNotice } from './notices/status-notice.entity.js';
import { ToldStatus } from './notices/told-status.entity.js';

export const schema = 'applications';
export const entities = [Application, CompanyCopy, DeletedUser, Interview, JobCopy, StatusNotice, ToldStatus];
export const migrations = [
  Applications1796000000001,
  RevokedCompanies1796000000002,
  StatusNotices1796000000003,
  CancelledInterviews1796000000004,
  InterviewDetails1796000000005,
  Idempotency1796000000006,
  WithdrawnJobs1796000000007,
  TakenBackCancellations1796000000008,
];

/** For migrations, which run as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });

export default dataSourceFor(process.env['DATABASE_URL'] ?? '');
