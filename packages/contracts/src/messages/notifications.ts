import { z } from 'zod';
import {
  createJobAlertBody,
  type JobAlert,
  type StatusAlert,
  statusAlertBody,
  updateJobAlertBody,
} from '../api/alerts.js';
import type { ListAudit } from '../api/audit.js';
import { type Delivery, type DeliveryOverview, type ListDeliveries, type WrittenDelivery } from '../api/deliveries.js';
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
import type { Page } from '../api/paging.js';
import type { AuditEntry } from '../audit.js';
import { type MailSettings, updateMailSettingsBody } from '../api/mail-settings.js';
import { confirmSmsNumberBody, sendSmsCodeBody, type SmsCodeSent, type SmsNumber } from '../api/sms.js';
import * as field from '../fields.js';
import { checked, defineService, nothing, personalData, openWrite, read, write } from '../message.js';

const id = z.object({ id: field.id });

export const notificationsService = defineService('notifications', {
  personalData,
  listJobAlerts: read<JobAlert[]>()(nothing),
  createJobAlert: write<JobAlert>()(createJobAlertBody),
  updateJobAlert: write<JobAlert>()(z.object({ id: field.id, changes: updateJobAlertBody })),
  removeJobAlert: write<null>()(id),

  getStatusAlert: read<StatusAlert | null>()(nothing),
  saveStatusAlert: write<StatusAlert>()(statusAlertBody),
  removeStatusAlert: write<null>()(nothing),
  /** Called when the owner of the address used the mailed link (decision A13). */
  confirmStatusAlert: openWrite<null>()(z.object({ userId: field.id, email: field.email })),

  /** The caller's own numbers, and how they are confirmed (decision A19). */
  listSmsNumbers: read<SmsNumber[]>()(nothing),
  sendSmsCode: write<SmsCodeSent>()(sendSmsCodeBody),
  confirmSmsNumber: write<SmsNumber>()(confirmSmsNumberBody),

  getMailSettings: read<MailSettings>()(nothing),
  updateMailSettings: openWrite<MailSettings>()(updateMailSettingsBody),

  /** Opening it changes nothing. A token that was not made here gets a page that says so, with status 404. */
  unsubscribePage: read<MailPage>()(unsubscribeParams),
  /** Ends what the token stands for; repeating it changes nothing. */
  unsubscribe: openWrite<MailPage>()(unsubscribeParams),
  /** Asks whether the invited person comes; a token that stands for no interview to come gets a page with status 404. */
  interviewAnswerPage: read<MailPage>()(interviewAnswerQuery),
  /** Takes the answer, or asks again with what is wrong; the same answer twice is told once. */
  answerInvitation: openWrite<MailPage>()(interviewAnswerForm),
  /** The times to choose from; a token that stands for none any more gets a page with status 404. */
  interviewTimesPage: read<MailPage>()(unsubscribeParams),
  /** Chooses one, or asks again when it is gone. */
  chooseInterviewTime: openWrite<MailPage>()(interviewTimesForm),
  /** Asks whether to extend an ad (decision P65); a token that stands for no open job gets a page with status 404. */
  extendJobPage: read<MailPage>()(unsubscribeParams),
  /** Extends it once. */
  extendJob: openWrite<MailPage>()(unsubscribeParams),
  /** STOP and START by SMS; `forbidden` unless the provider signed it. */
  receiveSms: openWrite<null>()(incomingSms),

  listAudit: read<Page<AuditEntry>>()(checked<ListAudit>()),
  listDeliveries: read<DeliveryOverview>()(checked<ListDeliveries>()),
  getDelivery: read<WrittenDelivery>()(z.object({ id: z.uuid() })),
  resendDelivery: write<Delivery>()(z.object({ id: z.uuid() })),
  /** The calendar entry of an interview, for whoever may see it; `interview_not_found` when it is gone. */
  interviewCalendar: read<string>()(id),
  /** Interviews as a calendar that programs read again and again (decision P54). */
  interviewFeed: read<string>()(
    z.object({ role: z.enum(['job_seeker', 'employer']), interviews: z.array(listedInterview).max(500) }),
  ),
  /** Examples of every mail; `not_found` unless the site runs on a local address. */
  mailPreviews: read<MailPreview[]>()(nothing),
});
