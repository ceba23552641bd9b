import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, logger } from '@workboard/service-kit';
import type { Env } from '../env.js';
import { Upkeep } from './upkeep.service.js';

/** Runs the upkeep again and again in the worker, one round after the other. */
@Injectable()
export class UpkeepSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly upkeep: Upkeep,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.upkeep.tick().catch((error: unknown) => logger.warn({ err: error }, 'upkeep: will try again'));
      await sleep(this.env.JOBS_UPKEEP_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
