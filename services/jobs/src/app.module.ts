import { type DynamicModule, Module } from '@nestjs/common';
import { applicationsService, companiesService, jobsService } from '@workboard/contracts';
import { ClientsModule, databaseModule, KitModule } from '@workboard/service-kit';
import { CompanyCopies } from './companies/company-copies.service.js';
import { CompanyCopiesController } from './companies/company-copies.controller.js';
import { CompanyCopiesEvents } from './companies/company-copies.events.js';
import { entities, migrations, schema, settings } from './data-source.js';
import type { Env } from './env.js';
import { SalaryInsightsController } from './insights/salary-insights.controller.js';
import { SalaryInsights } from './insights/salary-insights.service.js';
import { JobFacts } from './jobs/job-facts.js';
import { JobsController } from './jobs/jobs.controller.js';
import { JobsEvents } from './jobs/jobs.events.js';
import { JobsQueries } from './jobs/jobs.queries.js';
import { JobsReading } from './jobs/jobs-reading.service.js';
import { JobsService } from './jobs/jobs.service.js';
import { RecommendationsController } from './recommendations/recommendations.controller.js';
import { Recommendations } from './recommendations/recommendations.service.js';
import { SavedJobsController } from './saved-jobs/saved-jobs.controller.js';
import { SavedJobs } from './saved-jobs/saved-jobs.service.js';
import { JobListController } from './search/job-list.controller.js';
import { JobList } from './search/job-list.service.js';
import { JobSearchQueries } from './search/job-search.queries.js';
import { SearchScopeQueries } from './search/search-scope.queries.js';
import { NameQueries } from './search/names.queries.js';
import { SearchPlans } from './search/search-plans.service.js';
import { WordQueries } from './search/word.queries.js';
import { UpkeepSchedule } from './upkeep/upkeep.schedule.js';
import { Upkeep } from './upkeep/upkeep.service.js';
import { Users } from './users/users.service.js';
import { JobViewsController } from './views/job-views.controller.js';
import { JobViews } from './views/job-views.service.js';

@Module({})
class AppModule {}

@Module({})
class JobsWorkerModule {}

/** Everything of the jobs service that its two processes share. */
export const appModule = (env: Env): DynamicModule => {
  const providers = [
    CompanyCopies,
    CompanyCopiesEvents,
    JobFacts,
    JobList,
    JobSearchQueries,
    JobsEvents,
    JobsQueries,
    JobsReading,
    JobsService,
    JobViews,
    Recommendations,
    SalaryInsights,
    SavedJobs,
    SearchScopeQueries,
    Upkeep,
    Users,
    WordQueries,
    NameQueries,
    SearchPlans,
  ];
  return {
    module: AppModule,
    imports: [
      KitModule.for({ env, service: jobsService }),
      databaseModule({ schema, url: env.DATABASE_URL, poolSize: env.DATABASE_POOL, entities, migrations, settings }),
      ClientsModule.for({
        secret: env.INTERNAL_SECRET,
        services: [
          { service: applicationsService, addresses: env.APPLICATIONS_URL },
          { service: companiesService, addresses: env.COMPANIES_URL },
        ],
      }),
    ],
    controllers: [
      CompanyCopiesController,
      JobListController,
      JobsController,
      JobViewsController,
      RecommendationsController,
      SalaryInsightsController,
      SavedJobsController,
    ],
    providers,
    exports: [Upkeep],
  };
};

/** The same with what only the worker does. */
export const workerModule = (env: Env): DynamicModule => ({
  module: JobsWorkerModule,
  imports: [appModule(env)],
  providers: [UpkeepSchedule],
});
