import { type DynamicModule, Module } from '@nestjs/common';
import { Storage } from '@workboard/service-kit';
import { appModule } from './app.module.js';
import type { WorkerEnv } from './env.js';
import { LogosSchedule } from './logos/logos.schedule.js';

@Module({})
class CompaniesWorkerModule {}

/** The worker: what the service shares, and the removal of logos whose time is over. */
export const workerModule = (env: WorkerEnv): DynamicModule => ({
  module: CompaniesWorkerModule,
  imports: [appModule(env)],
  providers: [{ provide: Storage, useValue: new Storage(env) }, LogosSchedule],
});
