import { z } from 'zod';
import {
  jobAlertsApi,
  statusAlertsApi,
  createJobAlertBody,
  type JobAlert,
  type JobAlertPreview,
  previewJobAlertQuery,
  type StatusAlert,
  statusAlertBody,
  updateJobAlertBody,
} from '../api/alerts.js';
import { auditApi, type ListAudit } from '../api/audit.js';
import {
  deliveriesApi,
  type Delivery,
  type DeliveryOverview,
  type ListDeliveries,
  type WrittenDelivery,
} from '../api/deliveries.js';
import { listedInterview } from '../api/interviews.js';
import {
  incomingSms,
  interviewAnswerForm,
  interviewAnswerQuery,
  interviewTimesForm,
  type MailPage,
  type MailPreview,
  unsubscribeParams,
} from '../api/mail-pages.js';
import {
  createWebhookBody,
  type ListWebhookDeliveries,
  type NewWebhook,
  updateWebhookBody,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveries,
  webhookDeliveryParams,
  webhooksApi,
} from '../api/webhooks.js';
import type { Page } from '../api/paging.js';
import type { AuditEntry } from '../audit.js';
import { mailSettingsApi, type MailSettings, updateMailSettingsBody } from '../api/mail-settings.js';
import { smsApi, confirmSmsNumberBody, sendSmsCodeBody, type SmsCodeSent, type SmsNumber } from '../api/sms.js';
import * as field from '../fields.js';
import { checked, defineService, nothing, personalData, openWrite, read, write } from '../message.js';
import { statusMessages } from '../service-status.js';

const id = z.object({ id: field.id });

export const notificationsService = defineService('notifications', {
  personalData,
  ...statusMessages,
  listJobAlerts: read<JobAlert[]>()(jobAlertsApi.list, nothing),
  previewJobAlert: read<JobAlertPreview>()(jobAlertsApi.preview, previewJobAlertQuery),
  createJobAlert: write<JobAlert>()(jobAlertsApi.create, createJobAlertBody),
  updateJobAlert: write<JobAlert>()(jobAlertsApi.update, z.object({ id: field.id, changes: updateJobAlertBody })),
  removeJobAlert: write<null>()(jobAlertsApi.remove, id),

  getStatusAlert: read<StatusAlert | null>()(statusAlertsApi.get, nothing),
  saveStatusAlert: write<StatusAlert>()(statusAlertsApi.save, statusAlertBody),
  removeStatusAlert: write<null>()(statusAlertsApi.remove, nothing),
  /** Called when the owner of the address used the mailed link (decision A13). */
  confirmStatusAlert: openWrite<null>()('internal', z.object({ userId: field.id, email: field.email })),

  /** The caller's own numbers, and how they are confirmed (decision A19). */
  listSmsNumbers: read<SmsNumber[]>()(smsApi.list, nothing),
  sendSmsCode: write<SmsCodeSent>()(smsApi.sendCode, sendSmsCodeBody),
  confirmSmsNumber: write<SmsNumber>()(smsApi.confirm, confirmSmsNumberBody),

  /** Whether texts go to a number at all (decision A19). `phone` in E.164, here and below. */
  reachesPhone: read<{ reaches: boolean }>()('internal', z.object({ phone: z.string() })),
  /** The number is somebody else's by now: it gets no more texts for any account. */
  forgetPhone: openWrite<null>()('internal', z.object({ phone: z.string() })),

  getMailSettings: read<MailSettings>()(mailSettingsApi.get, nothing),
  updateMailSettings: openWrite<MailSettings>()(mailSettingsApi.update, updateMailSettingsBody),

  /** Opening it changes nothing. A token that was not made here gets a page that says so, with status 404. */
  unsubscribePage: read<MailPage>()('public', unsubscribeParams),
  /** Ends what the token stands for; repeating it changes nothing. */
  unsubscribe: openWrite<MailPage>()('public', unsubscribeParams),
  /** Asks whether the invited person comes; a token that stands for no interview to come gets a page with status 404. */
  interviewAnswerPage: read<MailPage>()('public', interviewAnswerQuery),
  /** Takes the answer, or asks again with what is wrong; the same answer twice is published once. */
  answerInvitation: openWrite<MailPage>()('public', interviewAnswerForm),
  /** The times to choose from; a token that stands for none any more gets a page with status 404. */
  interviewTimesPage: read<MailPage>()('public', unsubscribeParams),
  /** Chooses one, or asks again when it is gone. */
  chooseInterviewTime: openWrite<MailPage>()('public', interviewTimesForm),
  /** Asks whether to extend an ad (decision P65); a token that stands for no open job gets a page with status 404. */
  extendJobPage: read<MailPage>()('public', unsubscribeParams),
  /** Extends it once. */
  extendJob: openWrite<MailPage>()('public', unsubscribeParams),
  /** STOP and START by SMS; `forbidden` unless the provider signed it. */
  receiveSms: openWrite<null>()('public', incomingSms),

  listWebhooks: read<Webhook[]>()(webhooksApi.list, nothing),
  createWebhook: write<NewWebhook>()(webhooksApi.create, createWebhookBody),
  updateWebhook: write<Webhook>()(webhooksApi.update, z.object({ id: field.id, changes: updateWebhookBody })),
  removeWebhook: write<null>()(webhooksApi.remove, id),
  listWebhookDeliveries: read<WebhookDeliveries>()(
    webhooksApi.deliveries,
    checked<ListWebhookDeliveries & { id: number }>(),
  ),
  testWebhook: write<WebhookDelivery>()(webhooksApi.test, id),
  resendWebhookDelivery: write<WebhookDelivery>()(webhooksApi.resend, webhookDeliveryParams),

  listAudit: read<Page<AuditEntry>>()(auditApi.list, checked<ListAudit>()),
  listDeliveries: read<DeliveryOverview>()(deliveriesApi.list, checked<ListDeliveries>()),
  getDelivery: read<WrittenDelivery>()(deliveriesApi.get, z.object({ id: z.uuid() })),
  resendDelivery: write<Delivery>()(deliveriesApi.resend, z.object({ id: z.uuid() })),
  /** The calendar entry of an interview, for whoever may see it; `interview_not_found` when it is gone. */
  interviewCalendar: read<string>()('internal', id),
  /** Interviews as a calendar that programs read again and again (decision P54). */
  interviewFeed: read<string>()(
    'internal',
    z.object({ role: z.enum(['job_seeker', 'employer']), interviews: z.array(listedInterview).max(500) }),
  ),
  /** Examples of every mail; `not_found` unless the site runs on a local address. */
  mailPreviews: read<MailPreview[]>()('public', nothing),
});
