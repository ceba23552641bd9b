import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV, Tickers } from '@workboard/service-kit';
import type { Env } from '../env.js';
import { UpkeepService } from './upkeep.service.js';

/** Runs the upkeep again and again in the worker, one round after the other. */
@Injectable()
export class UpkeepSchedule implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tickers: Tickers,
    private readonly upkeep: UpkeepService,
  ) {}

  onApplicationBootstrap(): void {
    this.tickers.start({ name: 'upkeep', everyMs: this.env.JOBS_UPKEEP_MS, work: () => this.upkeep.tick() });
  }
}
