import {
  auditApi,
  deliveriesApi,
  jobAlertsApi,
  mailSettingsApi,
  notificationsService,
  smsApi,
  statusAlertsApi,
  webhooksApi,
} from '@workboard/contracts';
import { asChanges, forwardingTo } from '../platform/forwarding.js';

/** Calls that the notifications service answers alone. */
export const NotificationsForwarding = forwardingTo(notificationsService, (forward) => [
  forward(jobAlertsApi.list, 'listJobAlerts'),
  forward(jobAlertsApi.preview, 'previewJobAlert'),
  forward(jobAlertsApi.create, 'createJobAlert'),
  forward(jobAlertsApi.update, 'updateJobAlert', { input: asChanges }),
  forward(jobAlertsApi.remove, 'removeJobAlert'),

  forward(statusAlertsApi.get, 'getStatusAlert'),
  forward(statusAlertsApi.save, 'saveStatusAlert'),
  forward(statusAlertsApi.remove, 'removeStatusAlert'),

  forward(smsApi.list, 'listSmsNumbers'),
  forward(smsApi.sendCode, 'sendSmsCode'),
  forward(smsApi.confirm, 'confirmSmsNumber'),

  forward(webhooksApi.list, 'listWebhooks'),
  forward(webhooksApi.create, 'createWebhook'),
  forward(webhooksApi.update, 'updateWebhook', { input: asChanges }),
  forward(webhooksApi.remove, 'removeWebhook'),
  forward(webhooksApi.deliveries, 'listWebhookDeliveries'),
  forward(webhooksApi.test, 'testWebhook'),
  forward(webhooksApi.resend, 'resendWebhookDelivery'),

  forward(mailSettingsApi.get, 'getMailSettings'),
  forward(mailSettingsApi.update, 'updateMailSettings'),

  forward(auditApi.list, 'listAudit', {
    answer: ({ rows: entries, total }, { query }) => (query.includeTotal ? { entries, total } : entries),
  }),

  forward(deliveriesApi.list, 'listDeliveries'),
  forward(deliveriesApi.get, 'getDelivery'),
  forward(deliveriesApi.resend, 'resendDelivery'),
]);
