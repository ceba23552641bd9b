import 'reflect-metadata';
import { createDataSource, DeletedUser, replaceSchemaObjects } from '@workboard/service-kit';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { JobAlert } from './job-alerts/job-alert.entity.js';
import { Notifications1796000000001 } from './migrations/0001-notifications.js';
import { JobAlerts1796000000002 } from './migrations/0002-job-alerts.js';
import { AlertFunctions1796000000003 } from './migrations/0003-alert-functions.js';
import { InterviewNotices1796000000004 } from './migrations/0004-interview-notices.js';
import { AlertPay1796000000005 } from './migrations/0005-alert-pay.js';
import { InterviewPanels1796000000006 } from './migrations/0006-interview-panels.js';
import { WrittenDeliveries1796000000007 } from './migrations/0007-written-deliveries.js';
import { Idempotency1796000000008 } from './migrations/0008-idempotency.js';
import { Audit1796000000009 } from './migrations/0009-audit.js';
import { AlertLanguage1796000000010 } from './migrations/0010-alert-language.js';
import { ToldCancellations1796000000011 } from './migrations/0011-told-cancellations.js';
import { SmsNumbers1796000000012 } from './migrations/0012-sms-numbers.js';
import { schemaObjects } from './schema/index.js';
import { StatusAlert } from './status-alerts/status-alert.entity.js';

export { schemaObjects };

export const schema = 'notifications';
export const entities = [AuditEntry, DeletedUser, Delivery, JobAlert, StatusAlert];
export const migrations = [
  Notifications1796000000001,
  JobAlerts1796000000002,
  AlertFunctions1796000000003,
  InterviewNotices1796000000004,
  AlertPay1796000000005,
  InterviewPanels1796000000006,
  WrittenDeliveries1796000000007,
  Idempotency1796000000008,
  Audit1796000000009,
  AlertLanguage1796000000010,
  ToldCancellations1796000000011,
  SmsNumbers1796000000012,
  replaceSchemaObjects(schemaObjects),
];

/** For migrations, which run as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });

export default dataSourceFor(process.env['DATABASE_URL'] ?? '');
