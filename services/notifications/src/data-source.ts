import 'reflect-metadata';
import { createDataSource, DeletedUser, replaceSchemaObjects } from '@workboard/service-kit';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { JobAlert } from './job-alerts/job-alert.entity.js';
import { Notifications } from './migrations/0001-notifications.js';
import { Operations } from './migrations/0002-operations.js';
import { Webhooks1796100000001 } from './migrations/0003-webhooks.js';
import { SavedJobReminders1796200000000 } from './migrations/0004-saved-job-reminders.js';
import { WordsOfOpenJobs1796300000000 } from './migrations/0005-words-of-open-jobs.js';
import { schemaObjects } from './schema/index.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhooks/webhook-endpoint.entity.js';
import { StatusAlert } from './status-alerts/status-alert.entity.js';

export { schemaObjects };

export const schema = 'notifications';
export const entities = [AuditEntry, DeletedUser, Delivery, JobAlert, StatusAlert, WebhookDelivery, WebhookEndpoint];
export const migrations = [
  Notifications,
  Operations,
  Webhooks1796100000001,
  SavedJobReminders1796200000000,
  WordsOfOpenJobs1796300000000,
  replaceSchemaObjects(schemaObjects),
];

/** For migrations, which run as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });
