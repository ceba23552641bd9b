import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a link takes to be written down, shorter than anybody minds. */
const paceMs = 200;

/**
 * Answers, or refuses, no sooner than a fixed time after it was asked, so that the time of the answer does not tell
 * whether there was anything to do: an address with an account must look like one without (decision A7).
 */
export const atEvenPace = async <T>(work: () => Promise<T>): Promise<T> => {
  const pace = delay(paceMs);
  try {
    return await work();
  } finally {
    await pace;
  }
};
