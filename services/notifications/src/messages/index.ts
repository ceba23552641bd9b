import { accountClosed } from './accounts/account-closed.js';
import { accountExists } from './accounts/account-exists.js';
import { accountLink } from './accounts/account-link.js';
import { exportReady } from './accounts/export-ready.js';
import { phoneCode } from './accounts/phone-code.js';
import { phoneSignIn } from './accounts/phone-sign-in.js';
import { passwordChanged } from './accounts/password-changed.js';
import { secondFactorChanged } from './accounts/second-factor.js';
import { smsCode } from './accounts/sms-code.js';
import { teamRoleChanged } from './accounts/team-role-changed.js';
import { welcome } from './accounts/welcome.js';
import { applicationMention } from './applications/application-mention.js';
import { applicationMessage } from './applications/application-message.js';
import { applicationReceived } from './applications/application-received.js';
import { applicationSent } from './applications/application-sent.js';
import { applicationStatus } from './applications/application-status.js';
import { applicationWithdrawn } from './applications/application-withdrawn.js';
import { applicationsDigest } from './applications/applications-digest.js';
import { jobWithdrawn } from './applications/job-withdrawn.js';
import { companyArrived } from './decisions/company-arrived.js';
import { companyAuthorised } from './decisions/company-authorised.js';
import { companyRefused } from './decisions/company-refused.js';
import { companyRenamed } from './decisions/company-renamed.js';
import { jobTakenDown } from './decisions/job-taken-down.js';
import { reviewsWaiting } from './decisions/reviews-waiting.js';
import { webhookEnded } from './decisions/webhook-ended.js';
import { interviewAnswered } from './interviews/interview-answered.js';
import { interviewCancelled } from './interviews/interview-cancelled.js';
import { interviewHostCancelled } from './interviews/interview-host-cancelled.js';
import { interviewHost } from './interviews/interview-host.js';
import { interviewOutcome } from './interviews/interview-outcome.js';
import { interviewChanged, interviewScheduled } from './interviews/interview-plan.js';
import { interviewReminder } from './interviews/interview-reminder.js';
import { interviewTimes, interviewTimesReminder, interviewTimesWithdrawn } from './interviews/interview-times.js';
import { jobAlert, jobDigest } from './jobs/job-alerts.js';
import { jobClosing } from './jobs/job-closing.js';
import { savedClosing } from './jobs/saved-closing.js';
import type { Message } from './kit/message.js';

/** Every kind of message. Previews, the handlers of events and the engine's priorities are made from these. */
export const messages: readonly Message[] = [
  accountLink,
  accountExists,
  welcome,
  passwordChanged,
  phoneCode,
  phoneSignIn,
  secondFactorChanged,
  exportReady,
  accountClosed,
  teamRoleChanged,
  smsCode,
  applicationSent,
  applicationReceived,
  applicationWithdrawn,
  applicationMention,
  applicationMessage,
  applicationStatus,
  applicationsDigest,
  jobWithdrawn,
  interviewScheduled,
  interviewChanged,
  interviewCancelled,
  interviewReminder,
  interviewHost,
  interviewHostCancelled,
  interviewAnswered,
  interviewOutcome,
  interviewTimes,
  interviewTimesReminder,
  interviewTimesWithdrawn,
  companyAuthorised,
  webhookEnded,
  companyRefused,
  companyArrived,
  companyRenamed,
  jobTakenDown,
  reviewsWaiting,
  jobClosing,
  savedClosing,
  jobAlert,
  jobDigest,
];
