import { setTimeout as sleep } from 'node:timers/promises';
import { newContext, runInContext } from './context.js';
import { logger } from './logging.js';

/**
 * Does some work again and again, `everyMs` milliseconds after the last round ended, never two rounds at once. A round
 * that fails is logged and the next one tries again. `stop` resolves when the round under way is done.
 */
export const startTicking = (options: {
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
}): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runInContext(newContext(), options.work).catch((error: unknown) => {
        logger.warn({ err: error }, `${options.name}: will try again`);
      });
      await sleep(options.everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};
