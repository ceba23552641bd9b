import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { narrow, openBrowser } from '../support/browser.js';
import { type Cast, demoCast, enterAs } from '../support/cast.js';
import { addressOf, type Viewer } from '../support/places.js';
import { isTakenOver, settle } from '../support/screens.js';

/** Keeps what can be tapped and is taken out of the page. */
const watch = `
  window.taken = [];
  new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes) {
      for (const node of target.closest('#root') ? removedNodes : []) {
        if (node.nodeType === 1 && (node.matches(controls) || node.querySelector(controls))) {
          window.taken.push(node.outerHTML.slice(0, 200));
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
  const controls = 'a, button, input, select, textarea';
`;

const pages: [Viewer, string][] = [
  ['visitor', '/'],
  ['visitor', '/jobs?search=officer'],
  ['visitor', '/jobs/{job}'],
  ['visitor', '/companies'],
  ['visitor', '/company/{company}'],
  ['seeker', '/jobs?search=officer'],
  ['seeker', '/jobs/{job}'],
  ['seeker', '/dashboard'],
  ['seeker', '/applications'],
  ['seeker', '/saved-jobs'],
];

/** Holds back the files that the app asks for once it has begun to take over. */
const holdLateFiles = async (page: Page): Promise<() => void> => {
  let letCome: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (await page.evaluate('document.documentElement.dataset.ready !== undefined')) {
      await held;
    }
    await route.continue();
  });
  return () => letCome?.();
};

/** A finger that is on its way to a button meets it there: the app takes the server's page over and makes nothing of it anew. */
describe('what the server drew stays while the app takes over', () => {
  let browser: Browser;
  let cast: Cast;
  beforeAll(async () => {
    [browser, cast] = await Promise.all([openBrowser(), demoCast()]);
  }, 120_000);
  afterAll(() => browser?.close());

  it.each(pages)(
    'for a %s on %s',
    async (viewer, path) => {
      const { page } = await enterAs({ browser, cast, viewer });
      await page.setViewportSize(narrow);
      await page.addInitScript(watch);
      const letCome = await holdLateFiles(page);
      await page.goto(addressOf(path, cast.samples), { waitUntil: 'commit' });
      await page.locator('#page-state').waitFor({ state: 'attached' });
      await isTakenOver(page.locator('main'));
      // What a seeker's page stands on is read once more.
      await page.waitForLoadState('load');
      await settle(page);
      expect(await page.evaluate('window.taken')).toEqual([]);
      letCome();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('window.taken')).toEqual([]);
      await page.context().close();
    },
    60_000,
  );
});
