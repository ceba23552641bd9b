import { type DynamicModule, Module } from '@nestjs/common';
import { Storage } from '@workboard/service-kit';
import { appModule } from './app.module.js';
import type { WorkerEnv } from './env.js';
import { RecommendationsSchedule } from './recommendations/recommendations.schedule.js';
import { Recommender } from './recommendations/recommender.js';
import { ResumeExtraction } from './resumes/resume-extraction.js';
import { WorkProcessor } from './processor/work.processor.js';

@Module({})
class RankingWorkerModule {}

/** The worker, scaled alone: judges applicants, reads resumes, recommends jobs. */
export const workerModule = (env: WorkerEnv): DynamicModule => ({
  module: RankingWorkerModule,
  imports: [appModule(env)],
  providers: [
    { provide: Storage, useValue: new Storage(env) },
    RecommendationsSchedule,
    Recommender,
    ResumeExtraction,
    WorkProcessor,
  ],
});
