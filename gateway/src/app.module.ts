import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import {
  applicationsService,
  authService,
  companiesService,
  jobsService,
  notificationsService,
  rankingService,
} from '@workboard/contracts';
import { ClientsModule, ENV, type RedisConnection, SessionCache, Storage } from '@workboard/service-kit';
import { AdminCompaniesController } from './admin/admin-companies.controller.js';
import { AdminFindController } from './admin/admin-find.controller.js';
import { AdminListsController } from './admin/admin-lists.controller.js';
import { AdminRecordsController } from './admin/admin-records.controller.js';
import { AdminReviewsController } from './admin/admin-reviews.controller.js';
import { FindAnything } from './admin/find-anything.js';
import { ApplicationPresenter } from './applications/application.presenter.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { HiringTeamsController } from './applications/hiring-teams.controller.js';
import { HistoryController } from './applications/history.controller.js';
import { DeskController } from './applications/desk.controller.js';
import { InterviewPresenter } from './applications/interview.presenter.js';
import { CalendarController } from './applications/calendar.controller.js';
import { InterviewsController } from './applications/interviews.controller.js';
import { MessagesController } from './applications/messages.controller.js';
import { OutboxController } from './applications/outbox.controller.js';
import { OutboxPresenter } from './applications/outbox.presenter.js';
import { ReviewController } from './applications/review.controller.js';
import { ReviewPresenter } from './applications/review.presenter.js';
import { TeamNames } from './applications/team-names.js';
import { TimesController } from './applications/times.controller.js';
import { TimesPresenter } from './applications/times.presenter.js';
import { AccountController } from './auth/account.controller.js';
import { PhoneSignInController } from './auth/phone-sign-in.controller.js';
import { AuthController } from './auth/auth.controller.js';
import { ApiTokens } from './session/api-tokens.js';
import { SessionCookie } from './session/session-cookie.js';
import { SignInAnswers } from './auth/sign-in-answers.js';
import { CompaniesController } from './companies/companies.controller.js';
import type { Env } from './env.js';
import { ExportsController } from './exports/exports.controller.js';
import { TakenApplications } from './exports/taken.js';
import { ApplicationsForwarding } from './forwarding/applications.js';
import { AuthForwarding } from './forwarding/auth.js';
import { CompaniesForwarding } from './forwarding/companies.js';
import { JobsForwarding } from './forwarding/jobs.js';
import { NotificationsForwarding } from './forwarding/notifications.js';
import { RankingForwarding } from './forwarding/ranking.js';
import { FiguresController } from './jobs/figures.controller.js';
import { JobViews } from './jobs/job-views.js';
import { JobSearchController } from './jobs/job-search.controller.js';
import { JobLists } from './jobs/job-lists.js';
import { JobsController } from './jobs/jobs.controller.js';
import { RankingController } from './jobs/ranking.controller.js';
import { ReportsController } from './jobs/reports.controller.js';
import { AccessGuard } from './platform/access-guard.js';
import { CheckRoutes } from './platform/check-routes.js';
import { ErrorFilter } from './platform/error-filter.js';
import { MeantAccounts } from './platform/meant-accounts.js';
import { PublicCache } from './platform/public-cache.js';
import { KnownDevices } from './platform/known-devices.js';
import { RateLimitGuard } from './platform/rate-limit-guard.js';
import { RateLimiter } from './platform/rate-limiter.js';
import { REDIS, redisProvider } from './platform/redis.js';
import { ReporterDevices } from './platform/reporter-devices.js';
import { SessionStrategy } from './platform/session-strategy.js';
import { PartsWatch } from './status/parts-watch.js';
import { StatusController } from './status/status.controller.js';
import { FilesController } from './uploads/files.controller.js';
import { UploadsController } from './uploads/uploads.controller.js';

const peers = (env: Env) => [
  { service: authService, addresses: env.AUTH_URL },
  { service: companiesService, addresses: env.COMPANIES_URL },
  { service: jobsService, addresses: env.JOBS_URL },
  { service: applicationsService, addresses: env.APPLICATIONS_URL },
  { service: notificationsService, addresses: env.NOTIFICATIONS_URL },
  { service: rankingService, addresses: env.RANKING_URL },
];

@Module({})
export class AppModule implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    private readonly storage: Storage,
  ) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
    this.storage.close();
  }
}

/** The gateway for a checked environment. */
export const appModule = (env: Env): DynamicModule => ({
  module: AppModule,
  imports: [DiscoveryModule, PassportModule, ClientsModule.for({ secret: env.INTERNAL_SECRET, services: peers(env) })],
  controllers: [
    AuthForwarding,
    CompaniesForwarding,
    JobsForwarding,
    ApplicationsForwarding,
    NotificationsForwarding,
    RankingForwarding,
    AuthController,
    AccountController,
    PhoneSignInController,
    JobSearchController,
    JobsController,
    RankingController,
    ReportsController,
    CompaniesController,
    ApplicationsController,
    HiringTeamsController,
    HistoryController,
    ReviewController,
    DeskController,
    InterviewsController,
    TimesController,
    CalendarController,
    MessagesController,
    OutboxController,
    ExportsController,
    UploadsController,
    FilesController,
    AdminListsController,
    AdminCompaniesController,
    AdminRecordsController,
    AdminReviewsController,
    AdminFindController,
    FiguresController,
    StatusController,
  ],
  providers: [
    { provide: ENV, useValue: env },
    { provide: Storage, useFactory: () => new Storage(env) },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: MeantAccounts },
    redisProvider,
    ApiTokens,
    ApplicationPresenter,
    TakenApplications,
    InterviewPresenter,
    TimesPresenter,
    OutboxPresenter,
    CheckRoutes,
    FindAnything,
    JobViews,
    KnownDevices,
    PartsWatch,
    PublicCache,
    JobLists,
    RateLimiter,
    ReporterDevices,
    ReviewPresenter,
    SessionCache,
    SessionCookie,
    SessionStrategy,
    SignInAnswers,
    TeamNames,
  ],
});
