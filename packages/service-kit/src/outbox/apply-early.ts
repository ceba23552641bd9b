import { currentContext, runInContext } from '../context/request-context.js';
import { logger } from '../logging/logging.js';

const timeoutMs = 1000;

/**
 * Sends another service a message that applies a published event immediately, so that the next read is fresh; the event
 * follows and is then a no-op. Takes a second at most; a failure is logged and left to the event.
 */
export const applyEarly = async (send: () => Promise<unknown>): Promise<void> => {
  const context = currentContext();
  const deadline = Math.min(context.deadline, Date.now() + timeoutMs);
  try {
    await runInContext({ ...context, deadline }, send);
  } catch (error) {
    logger.warn({ err: error }, 'not applied early; the event will do it');
  }
};
