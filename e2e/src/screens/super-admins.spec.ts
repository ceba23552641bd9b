import { describe, expect, it } from '@jest/globals';
import { openBrowser } from '../support/browser.js';
import { demoCast, enterAs } from '../support/cast.js';
import { describeScreens } from './describe-screens.js';
import { longestRow } from './hard-answers.js';

describeScreens('super admin');

describe('tables of the super admin', () => {
  it('keep their rows low whatever companies are called (D45)', async () => {
    const browser = await openBrowser();
    try {
      const { page } = await enterAs({ browser, cast: await demoCast(), viewer: 'super admin' });
      for (const tab of ['companies', 'jobs']) {
        expect(await longestRow(page, `/super-admin?tab=${tab}`)).toBeLessThan(130);
      }
    } finally {
      await browser.close();
    }
  }, 60_000);
});
