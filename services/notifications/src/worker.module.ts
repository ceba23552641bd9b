import { type DynamicModule, Module } from '@nestjs/common';
import { appModule } from './app.module.js';
import { AuditEvents } from './audit/audit.events.js';
import { AuditUpkeep } from './audit/audit-upkeep.js';
import { Composer } from './deliveries/composer.js';
import { DeliveryRelay } from './deliveries/delivery-relay.js';
import { DeliveryRunner } from './deliveries/delivery-runner.js';
import { Upkeep } from './upkeep.js';
import type { Env } from './env.js';
import { DomainLimit } from './mail/domain-limit.js';
import { MailTransport } from './mail/mail-transport.js';
import { MailWorker } from './mail/mail-worker.js';
import { AlertsWorker } from './matching/alerts-worker.js';
import { ApplicationDigests } from './matching/application-digests.js';
import { ClosingNotices } from './matching/closing-notices.js';
import { JobCopies } from './matching/job-copies.js';
import { JobsEvents } from './matching/jobs.events.js';
import { SavedClosings } from './matching/saved-closings.js';
import { ApplicationsEvents } from './messages/applications/applications.events.js';
import { CompaniesEvents } from './messages/decisions/companies.events.js';
import { InterviewTimesEvents } from './messages/interviews/interview-times.events.js';
import { InterviewsEvents } from './messages/interviews/interviews.events.js';
import { MessageTools } from './messages/kit/tools.js';
import { MessageComposer } from './messages/message-composer.js';
import { MessageEvents } from './messages/message-events.js';
import { SMS_DRIVER, smsDriverOf } from './sms/sms-driver.js';
import { SmsWorker } from './sms/sms-worker.js';
import { UsersEvents } from './users/users.events.js';
import { WebhookDispatcher } from './webhooks/webhook-dispatcher.js';
import { WebhooksEvents } from './webhooks/webhooks.events.js';

@Module({})
class NotificationsWorkerModule {}

/** The worker: takes events, matches alerts, writes and sends. Any number of them may run. */
export const workerModule = (env: Env): DynamicModule => ({
  module: NotificationsWorkerModule,
  imports: [appModule(env)],
  providers: [
    AlertsWorker,
    ApplicationDigests,
    ApplicationsEvents,
    AuditEvents,
    AuditUpkeep,
    ClosingNotices,
    CompaniesEvents,
    { provide: Composer, useClass: MessageComposer },
    DeliveryRelay,
    DeliveryRunner,
    DomainLimit,
    InterviewTimesEvents,
    InterviewsEvents,
    JobCopies,
    JobsEvents,
    MailTransport,
    MailWorker,
    MessageEvents,
    MessageTools,
    SavedClosings,
    { provide: SMS_DRIVER, useValue: smsDriverOf(env) },
    SmsWorker,
    Upkeep,
    UsersEvents,
    WebhookDispatcher,
    WebhooksEvents,
  ],
});
