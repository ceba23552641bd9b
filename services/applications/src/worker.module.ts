import { type DynamicModule, Module } from '@nestjs/common';
import { appModule } from './app.module.js';
import type { Env } from './env.js';
import { OutboxSchedule } from './outbox/outbox.schedule.js';

@Module({})
class ApplicationsWorkerModule {}

/** The worker: what the service shares, and the release of notices whose hold is over. */
export const workerModule = (env: Env): DynamicModule => ({
  module: ApplicationsWorkerModule,
  imports: [appModule(env)],
  providers: [OutboxSchedule],
});
