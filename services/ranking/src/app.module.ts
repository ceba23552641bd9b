import { type DynamicModule, Module } from '@nestjs/common';
import { applicationsService, authService, jobsService, rankingService } from '@workboard/contracts';
import {
  ClientsModule,
  databaseModule,
  KitModule,
  personalDataController,
  statusController,
} from '@workboard/service-kit';
import { entities, migrations, schema } from './data-source.js';
import type { Env } from './env.js';
import { Corrections } from './adjustments/corrections.js';
import { CriteriaController } from './criteria/criteria.controller.js';
import { CriteriaService } from './criteria/criteria.service.js';
import { CriteriaSettings } from './adjustments/criteria-settings.js';
import { FactsService } from './criteria/facts.service.js';
import { BlindCvController } from './resumes/blind-cv.controller.js';
import { BlindCvService } from './resumes/blind-cv.service.js';
import { ResumeTexts } from './resumes/resume-texts.js';
import { Engines } from './runs/engines.js';
import { ModelBudgets } from './runs/model-budget.js';
import { LastAsked } from './runs/last-asked.js';
import { LastRuns } from './runs/last-runs.js';
import { Pool } from './runs/pool.js';
import { PoolStamps } from './runs/pool-stamps.js';
import { RunsEvents } from './runs/runs.events.js';
import { RunPerformer } from './runs/run-performer.js';
import { RunResults } from './runs/run-results.js';
import { RunWatch } from './runs/run-watch.js';
import { RunsController } from './runs/runs.controller.js';
import { RunsQueries } from './runs/runs.queries.js';
import { RunsService } from './runs/runs.service.js';
import { Work } from './work/work.js';

@Module({})
class AppModule {}

/** Everything of the ranking service that its two processes share. */
export const appModule = (env: Env): DynamicModule => {
  const providers = [
    { provide: Engines, useValue: new Engines(env) },
    BlindCvService,
    Corrections,
    CriteriaService,
    CriteriaSettings,
    FactsService,
    LastAsked,
    LastRuns,
    ModelBudgets,
    Pool,
    PoolStamps,
    RunsEvents,
    ResumeTexts,
    RunPerformer,
    RunResults,
    RunWatch,
    RunsQueries,
    RunsService,
    Work,
  ];
  return {
    module: AppModule,
    imports: [
      KitModule.for({ env, service: rankingService }),
      databaseModule({ schema, env, entities, migrations }),
      ClientsModule.for({
        secret: env.INTERNAL_SECRET,
        services: [
          { service: applicationsService, addresses: env.APPLICATIONS_URL },
          { service: authService, addresses: env.AUTH_URL },
          { service: jobsService, addresses: env.JOBS_URL },
        ],
      }),
    ],
    controllers: [
      personalDataController(rankingService),
      statusController(rankingService),
      RunsController,
      CriteriaController,
      BlindCvController,
    ],
    providers,
    exports: providers,
  };
};
