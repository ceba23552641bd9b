import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a link takes to be written down, shorter than anybody minds. */
const constantMs = 200;

/**
 * Resolves, or throws, no sooner than a fixed time after the call, so that response times do not show whether there was
 * anything to do: an address with an account must look like one without (decision A7).
 */
export const inConstantTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const minimum = delay(constantMs);
  try {
    return await work();
  } finally {
    await minimum;
  }
};
