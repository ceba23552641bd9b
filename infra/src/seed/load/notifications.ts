import type { Client } from 'pg';
import type { DemoData } from '../types.js';
import { insertNumbered } from './rows.js';

/** The schema `notifications`: job alerts and the addresses of status mails. */
export const loadNotifications = async (client: Client, { jobAlerts, statusAlerts }: DemoData): Promise<void> => {
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
};
