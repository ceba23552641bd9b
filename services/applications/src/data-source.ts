import 'reflect-metadata';
import { createDataSource } from '@workboard/service-kit';
import { Application } from './applications/application.entity.js';
import { DeletedUser } from './applications/deleted-user.entity.js';
import { Interview } from './interviews/interview.entity.js';
import { JobCopy } from './job-copies/job-copy.entity.js';
import { Applications1796000000001 } from './migrations/0001-applications.js';

export const schema = 'applications';
export const entities = [Application, DeletedUser, Interview, JobCopy];
export const migrations = [Applications1796000000001];

/** For migrations, which run as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });

export default dataSourceFor(process.env['DATABASE_URL'] ?? '');
