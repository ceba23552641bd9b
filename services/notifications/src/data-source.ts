import 'reflect-metadata';
import { createDataSource, DeletedUser, replaceSchemaObjects } from '@workboard/service-kit';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { JobAlert } from './job-alerts/job-alert.entity.js';
import { Notifications } from './migrations/0001-notifications.js';
import { Operations } from './migrations/0002-operations.js';
import { schemaObjects } from './schema/index.js';
import { StatusAlert } from './status-alerts/status-alert.entity.js';

export { schemaObjects };

export const schema = 'notifications';
export const entities = [AuditEntry, DeletedUser, Delivery, JobAlert, StatusAlert];
export const migrations = [Notifications, Operations, replaceSchemaObjects(schemaObjects)];

/** For migrations, which run as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });
