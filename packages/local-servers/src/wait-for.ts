import { setTimeout as delay } from 'node:timers/promises';

/**
 * Polls until `condition` gives something truthy and returns it. A throwing condition counts as "not yet".
 * @throws after `timeout` milliseconds (default 30,000: two busy cores are slow), naming what was awaited and the last error or value seen.
 */
export const waitFor = async <T>(
  condition: () => T | Promise<T>,
  { timeout = 30_000, interval = 20, what = 'the condition' } = {},
): Promise<NonNullable<T>> => {
  const end = Date.now() + timeout;
  let last: unknown;
  for (;;) {
    try {
      const value = await condition();
      if (value) {
        return value;
      }
      last = value;
    } catch (error) {
      last = error;
    }
    if (Date.now() >= end) {
      const seen = last instanceof Error ? last.message : JSON.stringify(last);
      throw new Error(`waited ${timeout} ms for ${what}; last seen: ${seen}`, { cause: last });
    }
    await delay(interval);
  }
};
