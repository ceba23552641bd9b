import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV, Tickers } from '@workboard/service-kit';
import type { Env } from '../env.js';
import { OutboxService } from './outbox.service.js';

/** Looks again and again, in the worker, for news whose hold is over. */
@Injectable()
export class OutboxSchedule implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tickers: Tickers,
    private readonly outbox: OutboxService,
  ) {}

  onApplicationBootstrap(): void {
    this.tickers.start({
      name: 'status notices',
      everyMs: this.env.STATUS_POLL_MS,
      work: () => this.outbox.releaseDue(),
    });
  }
}
