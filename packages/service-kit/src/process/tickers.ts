import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { newContext, runInContext } from '../context/request-context.js';
import { logger } from '../logging/logging.js';

interface Ticking {
  /** Names the work in the log. */
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
}

/** What this process does again and again; ended with it. */
@Injectable()
export class Tickers implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>[] = [];

  constructor() {
    // One listener for each work that waits: more than ten are no leak.
    setMaxListeners(0, this.stopping.signal);
  }

  /**
   * Does some work at once and then `everyMs` milliseconds after the last round ended, never two rounds at once. A round that
   * fails is logged and the next one tries again.
   */
  start(ticking: Ticking): void {
    this.running.push(this.run(ticking));
  }

  /** Rounds under way are finished while everything that they need is still there, the database first of all. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }

  private async run({ name, everyMs, work }: Ticking): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await runInContext(newContext(), work).catch((error: unknown) => {
        logger.warn({ err: error }, `${name}: will try again`);
      });
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
