import { describe, it } from '@jest/globals';
import { openBrowser } from '../support/browser.js';
import { demoCast, enterAs } from '../support/cast.js';
import { poll } from '../support/poll.js';
import { describeScreens } from './describe-screens.js';
import { highestRow, openWithLongNames } from './hard-answers.js';

describeScreens('super admin');

describe('tables of the super admin', () => {
  it('keep their rows low whatever companies are called (D45)', async () => {
    const browser = await openBrowser();
    try {
      const { page } = await enterAs({ browser, cast: await demoCast(), viewer: 'super admin' });
      for (const tab of ['companies', 'jobs']) {
        await openWithLongNames(page, `/super-admin?tab=${tab}`);
        await poll(() => highestRow(page)).toBeLessThan(130);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    } finally {
      await browser.close();
    }
  }, 60_000);
});
