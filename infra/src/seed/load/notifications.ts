import type { Client } from 'pg';
import type { DemoData } from '../types.js';
import { insertNumbered, insertRows } from './rows.js';

/** The schema `notifications`: job alerts, the addresses of status mails, and the beginning of the audit trail. */
export const loadNotifications = async (client: Client, { jobAlerts, statusAlerts, past }: DemoData): Promise<void> => {
  await insertNumbered(
    client,
    'notifications.job_alerts',
    jobAlerts.map((alert) => ({ ...alert })),
  );
  await insertNumbered(
    client,
    'notifications.application_status_alerts',
    statusAlerts.map((alert) => ({ ...alert, emailConfirmed: true, updatedAt: alert.createdAt })),
  );
  await insertRows(
    client,
    'notifications.audit_entries',
    past.acts.map((act) => ({ ...act })),
  );
};
