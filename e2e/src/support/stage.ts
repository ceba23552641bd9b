import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.js';
import { type Cast, demoCast } from './cast.js';

interface Stage {
  browser: Browser;
  cast: Cast;
}

/** A browser and the demo data's people for the tests of a block, there before the first of them and closed after the last. */
export const setStage = (): Stage => {
  const stage = {} as Stage;
  beforeAll(async () => {
    [stage.browser, stage.cast] = await Promise.all([openBrowser(), demoCast()]);
  }, 60_000);
  afterAll(() => stage.browser?.close());
  return stage;
};
