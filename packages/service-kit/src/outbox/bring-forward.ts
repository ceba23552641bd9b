import { currentContext, runInContext } from '../context.js';
import { logger } from '../logging.js';

const patienceMs = 1000;

/**
 * Tells another service at once what a published event tells it for sure, so that whoever asks next already sees the
 * change. Takes a second at most; when it fails, which is logged, the event does it in its own time.
 */
export const bringForward = async (tell: () => Promise<unknown>): Promise<void> => {
  const context = currentContext();
  const deadline = Math.min(context.deadline, Date.now() + patienceMs);
  try {
    await runInContext({ ...context, deadline }, tell);
  } catch (error) {
    logger.warn({ err: error }, 'told by the event alone');
  }
};
