import { type DynamicModule, Module } from '@nestjs/common';
import { Storage } from '@workboard/service-kit';
import { appModule } from './app.module.js';
import type { WorkerEnv } from './env.js';
import { ExportArchive } from './exports/export-archive.js';
import { ExportWork } from './exports/export-work.js';
import { UpkeepSchedule } from './upkeep/upkeep.schedule.js';
import { ResumeSweep } from './resumes/resume-sweep.js';

@Module({})
class AuthWorkerModule {}

/** The worker: what the service shares, and the removal of files and rows whose time is over. */
export const workerModule = (env: WorkerEnv): DynamicModule => ({
  module: AuthWorkerModule,
  imports: [appModule(env)],
  providers: [{ provide: Storage, useValue: new Storage(env) }, ResumeSweep, ExportArchive, ExportWork, UpkeepSchedule],
});
