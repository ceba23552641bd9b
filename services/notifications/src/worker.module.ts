import { type DynamicModule, Module } from '@nestjs/common';
import { AccountEvents } from './accounts/account.events.js';
import { AccountMails } from './accounts/account-mails.js';
import { appModule } from './app.module.js';
import { ApplicationEvents } from './applications/application.events.js';
import { ApplicationMails } from './applications/application-mails.js';
import { MessageMails } from './applications/message-mails.js';
import { ApplicationsDigest } from './applications/applications-digest.js';
import { CompanyEvents } from './companies/company.events.js';
import { CompanyMails } from './companies/company-mails.js';
import { AuditEvents } from './audit/audit.events.js';
import { AuditUpkeep } from './audit/audit-upkeep.js';
import { MentionEvents } from './mentions/mention.events.js';
import { MentionMails } from './mentions/mention-mails.js';
import { TeamRoleEvents } from './team-roles/team-role.events.js';
import { TeamRoleMails } from './team-roles/team-role-mails.js';
import { ReviewEvents } from './reviews/review.events.js';
import { ReviewMails } from './reviews/review-mails.js';
import { Composers } from './compose/composers.js';
import { DeliveryRelay } from './deliveries/delivery-relay.js';
import { DeliveryRunner } from './deliveries/delivery-runner.js';
import { Upkeep } from './deliveries/upkeep.js';
import type { Env } from './env.js';
import { HostMails } from './interviews/host-mails.js';
import { InterviewEvents } from './interviews/interview.events.js';
import { InterviewMails } from './interviews/interview-mails.js';
import { InterviewNotices } from './interviews/interview-notices.js';
import { InterviewWriting } from './interviews/interview-writing.js';
import { TimesEvents } from './interview-times/times.events.js';
import { TimesMails } from './interview-times/times-mails.js';
import { AlertMessages } from './job-alerts/alert-messages.js';
import { AlertsWorker } from './job-alerts/alerts-worker.js';
import { ClosingMails } from './closing/closing-mails.js';
import { JobCopies } from './job-alerts/job-copies.js';
import { JobEvents } from './job-alerts/job.events.js';
import { DomainLimit } from './mail/domain-limit.js';
import { MailTransport } from './mail/mail-transport.js';
import { MailWorker } from './mail/mail-worker.js';
import { SMS_DRIVER, smsDriverOf } from './sms/sms-driver.js';
import { SmsCodeTexts } from './sms/sms-code-texts.js';
import { SmsWorker } from './sms/sms-worker.js';
import { StatusRecipients } from './status-alerts/status-recipients.js';

@Module({})
class NotificationsWorkerModule {}

/** The worker: takes facts, matches alerts, writes and sends. Any number of them may run. */
export const workerModule = (env: Env): DynamicModule => ({
  module: NotificationsWorkerModule,
  imports: [appModule(env)],
  providers: [
    AccountEvents,
    AccountMails,
    AlertMessages,
    AlertsWorker,
    ApplicationEvents,
    ApplicationMails,
    MessageMails,
    ApplicationsDigest,
    AuditEvents,
    AuditUpkeep,
    ClosingMails,
    CompanyEvents,
    CompanyMails,
    MentionEvents,
    MentionMails,
    TeamRoleEvents,
    TeamRoleMails,
    ReviewEvents,
    ReviewMails,
    Composers,
    DeliveryRelay,
    DeliveryRunner,
    DomainLimit,
    HostMails,
    InterviewEvents,
    InterviewMails,
    InterviewNotices,
    InterviewWriting,
    JobCopies,
    JobEvents,
    MailTransport,
    MailWorker,
    { provide: SMS_DRIVER, useValue: smsDriverOf(env) },
    SmsCodeTexts,
    SmsWorker,
    StatusRecipients,
    TimesEvents,
    TimesMails,
    Upkeep,
  ],
});
