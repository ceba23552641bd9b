import { type DynamicModule, Module } from '@nestjs/common';
import { applicationsService, authService, jobsService } from '@workboard/contracts';
import { ClientsModule, databaseModule, KitModule, personalDataController } from '@workboard/service-kit';
import { ApplicationSearch } from './applications/application-search.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { ApplicationsEvents } from './applications/applications.events.js';
import { ApplicationsQueries } from './applications/applications.queries.js';
import { ApplicationsService } from './applications/applications.service.js';
import { CompanyCopiesController } from './company-copies/company-copies.controller.js';
import { CompanyCopiesEvents } from './company-copies/company-copies.events.js';
import { CompanyCopies } from './company-copies/company-copies.service.js';
import { entities, migrations, schema } from './data-source.js';
import type { Env } from './env.js';
import { InterviewCancelling } from './interviews/interview-cancelling.js';
import { InterviewsController } from './interviews/interviews.controller.js';
import { InterviewsQueries } from './interviews/interviews.queries.js';
import { InterviewsService } from './interviews/interviews.service.js';
import { JobCopiesController } from './job-copies/job-copies.controller.js';
import { JobCopies } from './job-copies/job-copies.service.js';
import { JobCopiesEvents } from './job-copies/job-copies.events.js';
import { LookupsController } from './lookups/lookups.controller.js';
import { LookupsService } from './lookups/lookups.service.js';
import { OutboxController } from './notices/outbox.controller.js';
import { OutboxService } from './notices/outbox.service.js';
import { ReleaseSchedule } from './notices/release-schedule.js';
import { StatusNotices } from './notices/status-notices.js';

@Module({})
class AppModule {}

@Module({})
class ApplicationsWorkerModule {}

/** Everything of the applications service that its two processes share. */
export const appModule = (env: Env): DynamicModule => ({
  module: AppModule,
  imports: [
    KitModule.for({ env, service: applicationsService }),
    databaseModule({ schema, url: env.DATABASE_URL, poolSize: env.DATABASE_POOL, entities, migrations }),
    ClientsModule.for({
      secret: env.INTERNAL_SECRET,
      services: [
        { service: authService, addresses: env.AUTH_URL },
        { service: jobsService, addresses: env.JOBS_URL },
      ],
    }),
  ],
  controllers: [
    personalDataController(applicationsService),
    ApplicationsController,
    CompanyCopiesController,
    InterviewsController,
    JobCopiesController,
    LookupsController,
    OutboxController,
  ],
  providers: [
    ApplicationSearch,
    ApplicationsEvents,
    ApplicationsQueries,
    ApplicationsService,
    CompanyCopies,
    CompanyCopiesEvents,
    InterviewCancelling,
    InterviewsQueries,
    InterviewsService,
    JobCopies,
    JobCopiesEvents,
    LookupsService,
    OutboxService,
    StatusNotices,
  ],
  exports: [OutboxService],
});

/** The same with what only the worker does. */
export const workerModule = (env: Env): DynamicModule => ({
  module: ApplicationsWorkerModule,
  imports: [appModule(env)],
  providers: [ReleaseSchedule],
});
