import { type DynamicModule, Module } from '@nestjs/common';
import { applicationsService, companiesService, jobsService } from '@workboard/contracts';
import {
  ClientsModule,
  databaseModule,
  earlyController,
  KitModule,
  personalDataController,
  ReadSource,
  statusController,
} from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { CompanyCopiesService } from './company-copies/company-copies.service.js';
import { entities, migrations, schema, settings } from './data-source.js';
import type { Env } from './env.js';
import { SalaryInsightsController } from './insights/salary-insights.controller.js';
import { SalaryInsightsService } from './insights/salary-insights.service.js';
import { JobCareService } from './jobs/job-care.service.js';
import { JobEventsPublisher } from './job-events/job-events-publisher.js';
import { JobsController } from './jobs/jobs.controller.js';
import { JobsEvents } from './jobs/jobs.events.js';
import { JobsQueries } from './jobs/jobs.queries.js';
import { JobsReadingService } from './jobs/jobs-reading.service.js';
import { JobsService } from './jobs/jobs.service.js';
import { ManyJobsService } from './jobs/many-jobs.service.js';
import { RecommendationsController } from './recommendations/recommendations.controller.js';
import { RecommendationsService } from './recommendations/recommendations.service.js';
import { AdAdviceService } from './reviews/ad-advice.service.js';
import { AdReview } from './jobs/ad-review.js';
import { ReportsService } from './reviews/reports.service.js';
import { ReviewCases } from './screening/review-cases.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ReviewsQueries } from './reviews/reviews.queries.js';
import { ReviewsService } from './reviews/reviews.service.js';
import { ScreeningService } from './screening/screening.service.js';
import { SavedJobsController } from './saved-jobs/saved-jobs.controller.js';
import { SavedJobsService } from './saved-jobs/saved-jobs.service.js';
import { JobListController } from './search/job-list.controller.js';
import { JobListService } from './search/job-list.service.js';
import { FacetQueries } from './search/facets/facet.queries.js';
import { FacetsService } from './search/facets/facets.service.js';
import { HighlightQueries } from './search/highlights.queries.js';
import { JobSearchQueries } from './search/job-search.queries.js';
import { SearchScopeQueries } from './search/search-scope.queries.js';
import { NameQueries } from './search/names.queries.js';
import { PhrasesController } from './search/phrases/phrases.controller.js';
import { PhrasesService } from './search/phrases/phrases.service.js';
import { LostSearchesService } from './search/lost/lost-searches.service.js';
import { SearchHelpController } from './search/search-help.controller.js';
import { PostgresEngine } from './search/engine/postgres-engine.js';
import { EnginesService, IndexLimit } from './search/memory/engines.service.js';
import { IndexRowQueries } from './search/memory/index-rows.queries.js';
import { Stems } from './search/stems.js';
import { SuggestionsService } from './search/suggest/suggestions.service.js';
import { TitleCounts } from './search/suggest/title-counts.js';
import { RelatedJobs } from './search/related-jobs.js';
import { SearchPlansService } from './search/search-plans.service.js';
import { WordQueries } from './search/word.queries.js';
import { UpkeepService } from './upkeep/upkeep.service.js';
import { JobViewsController } from './views/job-views.controller.js';
import { JobViewsService } from './views/job-views.service.js';

const megabyte = 1024 * 1024;

@Module({})
class AppModule {}

/** Everything of the jobs service that its two processes share. */
export const appModule = (env: Env): DynamicModule => {
  const providers = [
    AdAdviceService,
    AdReview,
    CompanyCopiesService,
    FacetQueries,
    FacetsService,
    HighlightQueries,
    JobCareService,
    JobEventsPublisher,
    JobListService,
    JobSearchQueries,
    JobsEvents,
    JobsQueries,
    JobsReadingService,
    JobsService,
    ManyJobsService,
    JobViewsService,
    LostSearchesService,
    PostgresEngine,
    EnginesService,
    IndexRowQueries,
    {
      provide: ReadSource,
      inject: [DataSource],
      useFactory: (primary: DataSource) => new ReadSource(primary, { env, settings }),
    },
    { provide: IndexLimit, useValue: new IndexLimit(env.SEARCH_INDEX_MB * megabyte) },
    Stems,
    PhrasesService,
    RecommendationsService,
    RelatedJobs,
    ReportsService,
    ReviewCases,
    ReviewsService,
    ReviewsQueries,
    SalaryInsightsService,
    SavedJobsService,
    ScreeningService,
    SearchScopeQueries,
    SuggestionsService,
    TitleCounts,
    UpkeepService,
    WordQueries,
    NameQueries,
    SearchPlansService,
  ];
  return {
    module: AppModule,
    imports: [
      KitModule.for({ env, service: jobsService }),
      databaseModule({ schema, env, entities, migrations, settings }),
      ClientsModule.for({
        secret: env.INTERNAL_SECRET,
        services: [
          { service: applicationsService, addresses: env.APPLICATIONS_URL },
          { service: companiesService, addresses: env.COMPANIES_URL },
        ],
      }),
    ],
    controllers: [
      personalDataController(jobsService),
      statusController(jobsService),
      earlyController(jobsService.messages.applyCompany, CompanyCopiesService),
      JobListController,
      JobsController,
      JobViewsController,
      PhrasesController,
      RecommendationsController,
      ReviewsController,
      SalaryInsightsController,
      SavedJobsController,
      SearchHelpController,
    ],
    providers,
    exports: [UpkeepService],
  };
};
