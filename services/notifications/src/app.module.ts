import { type DynamicModule, Module } from '@nestjs/common';
import {
  applicationsService,
  authService,
  companiesService,
  jobsService,
  notificationsService,
} from '@workboard/contracts';
import {
  ClientsModule,
  databaseModule,
  KitModule,
  personalDataController,
  statusController,
} from '@workboard/service-kit';
import { ExtendPagesController } from './closing/extend-pages.controller.js';
import { ExtendPages } from './closing/extend-pages.service.js';
import { EmployerChoices } from './mail-settings/employer-choices.js';
import { SavedJobReminders } from './mail-settings/saved-job-reminders.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditService } from './audit/audit.service.js';
import { entities, migrations, schema } from './data-source.js';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveriesService } from './deliveries/deliveries.service.js';
import type { Env } from './env.js';
import { Lookups } from './lookups.js';
import { InterviewAnswersController } from './interviews/interview-answers.controller.js';
import { InterviewAnswers } from './interviews/interview-answers.service.js';
import { InterviewCalendarController } from './interviews/interview-calendar.controller.js';
import { InterviewLookups } from './interviews/interview-lookups.js';
import { InterviewNotices } from './interviews/interview-notices.js';
import { TimesLookups } from './interview-times/times-lookups.js';
import { TimesPagesController } from './interview-times/times-pages.controller.js';
import { TimesPages } from './interview-times/times-pages.service.js';
import { JobAlertsController } from './job-alerts/job-alerts.controller.js';
import { JobAlertsService } from './job-alerts/job-alerts.service.js';
import { AlertPreviewController } from './matching/alert-preview.controller.js';
import { AlertPreviews } from './matching/alert-previews.js';
import { Bounces } from './deliveries/bounces.service.js';
import { MailSettingsController } from './mail-settings/mail-settings.controller.js';
import { MailSettingsService } from './mail-settings/mail-settings.service.js';
import { PreviewsController } from './messages/previews.controller.js';
import { SmsCodes } from './sms-numbers/sms-codes.service.js';
import { SmsController } from './sms-numbers/sms.controller.js';
import { SmsNumbers } from './sms/sms-numbers.service.js';
import { SmsStops } from './sms/sms-stops.service.js';
import { StatusRecipients } from './status-alerts/status-recipients.js';
import { StatusAlertsController } from './status-alerts/status-alerts.controller.js';
import { StatusAlertsService } from './status-alerts/status-alerts.service.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe/unsubscribe.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

@Module({})
class AppModule {}

const shared = [
  EmployerChoices,
  Bounces,
  InterviewLookups,
  InterviewNotices,
  Lookups,
  SavedJobReminders,
  SmsNumbers,
  SmsStops,
  StatusRecipients,
  TimesLookups,
];

/** What answers messages, and what both processes stand on. */
export const appModule = (env: Env): DynamicModule => ({
  module: AppModule,
  imports: [
    KitModule.for({ env, service: notificationsService }),
    databaseModule({ schema, env, entities, migrations }),
    ClientsModule.for({
      secret: env.INTERNAL_SECRET,
      services: [
        { service: authService, addresses: env.AUTH_URL },
        { service: companiesService, addresses: env.COMPANIES_URL },
        { service: jobsService, addresses: env.JOBS_URL },
        { service: applicationsService, addresses: env.APPLICATIONS_URL },
      ],
    }),
  ],
  controllers: [
    personalDataController(notificationsService),
    statusController(notificationsService),
    AlertPreviewController,
    AuditController,
    DeliveriesController,
    InterviewAnswersController,
    InterviewCalendarController,
    JobAlertsController,
    MailSettingsController,
    PreviewsController,
    SmsController,
    StatusAlertsController,
    TimesPagesController,
    ExtendPagesController,
    UnsubscribeController,
    WebhooksController,
  ],
  providers: [
    ...shared,
    AlertPreviews,
    AuditService,
    DeliveriesService,
    InterviewAnswers,
    JobAlertsService,
    MailSettingsService,
    SmsCodes,
    StatusAlertsService,
    TimesPages,
    ExtendPages,
    UnsubscribeService,
    WebhooksService,
  ],
  exports: shared,
});
