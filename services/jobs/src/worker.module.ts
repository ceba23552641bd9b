import { type DynamicModule, Module } from '@nestjs/common';
import { appModule } from './app.module.js';
import type { Env } from './env.js';
import { UpkeepSchedule } from './upkeep/upkeep.schedule.js';

@Module({})
class JobsWorkerModule {}

/** The worker: what the service shares, and the search's upkeep. */
export const workerModule = (env: Env): DynamicModule => ({
  module: JobsWorkerModule,
  imports: [appModule(env)],
  providers: [UpkeepSchedule],
});
