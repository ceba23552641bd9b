import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Application } from '@workboard/contracts';
import { isOpenOn } from '@workboard/contracts/dates';
import type { Page } from 'playwright-core';
import { narrow } from '../support/browser.js';
import { enterAs } from '../support/cast.js';
import { signIn } from '../support/client.js';
import { holdScripts } from '../support/held-scripts.js';
import { password } from '../support/people.js';
import { addressOf, type Samples, type Viewer } from '../support/places.js';
import { poll } from '../support/poll.js';
import { isTakenOver, settle, toast, untakenButtons } from '../support/screens.js';
import { setStage } from '../support/stage.js';

/** Keeps what can be tapped and is taken out of the page. */
const watch = `
  const controls = 'a, button, input, select, textarea';
  window.gone = [];
  new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes) {
      for (const node of target.closest?.('#root') ? removedNodes : []) {
        if (node.nodeType === 1 && (node.matches(controls) || node.querySelector(controls))) {
          window.gone.push(node.outerHTML.slice(0, 200));
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
`;

const pages: [Viewer, string][] = [
  ['visitor', '/'],
  ['visitor', '/jobs'],
  ['visitor', '/jobs?search=officer'],
  ['visitor', '/jobs/{job}'],
  ['visitor', '/jobs/{closed}'],
  ['visitor', '/companies'],
  ['visitor', '/company/{company}'],
  ['seeker', '/jobs?search=officer'],
  ['seeker', '/jobs/{job}'],
  ['seeker', '/jobs/{applied}'],
  ['seeker', '/dashboard'],
  ['seeker', '/applications'],
  ['seeker', '/saved-jobs'],
];

const isClosed = ({ job }: Application): boolean =>
  !isOpenOn(job.closingDate === null ? null : new Date(job.closingDate), new Date());

const jobOf = (application: Application | undefined): number => {
  if (!application) {
    throw new Error('The demo seeker has no such application');
  }
  return application.jobId;
};

/** The app has begun to take over: what it asks for now comes late. */
const hasBegun = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.dataset.ready !== undefined');

/** A finger that is on its way to a button meets it there: the app takes the server's page over and makes nothing of it anew. */
describe('what the server drew stays while the app takes over', () => {
  const stage = setStage();
  /** Jobs that the seeker applied for. */
  let samples: Samples & Record<'applied' | 'closed', number>;
  beforeAll(async () => {
    const seeker = await signIn(stage.cast.emails.seeker, password);
    const applications = await seeker.must<Application[]>('GET', '/api/applications');
    const present = applications.filter(({ withdrawnAt }) => !withdrawnAt);
    samples = {
      ...stage.cast.samples,
      applied: jobOf(present.find((application) => !isClosed(application))),
      closed: jobOf(present.find(isClosed)),
    };
  }, 120_000);

  it.each(pages)(
    'for a %s on %s',
    async (viewer, path) => {
      const { page } = await enterAs({ ...stage, viewer });
      await page.setViewportSize(narrow);
      await page.addInitScript(watch);
      const files: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      const letCome = await holdScripts(page, () => hasBegun(page));
      await page.goto(addressOf(path, samples), { waitUntil: 'commit' });
      await page.locator('#page-state').waitFor({ state: 'attached' });
      await isTakenOver(page.locator('main'));
      // What a seeker's page stands on is read once more.
      await page.waitForLoadState('load');
      await settle(page);
      expect(await page.evaluate('window.gone')).toEqual([]);
      letCome();
      await poll(() => untakenButtons(page)).toEqual([]);
      expect(await page.evaluate('window.gone')).toEqual([]);
      // Plain elements alone: the style library is asked for with the first dialog (ADR 52).
      await settle(page);
      expect(files.filter((file) => file.includes('/look-'))).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  it('waits for the code of all that the server drew, and does then what was tapped meanwhile', async () => {
    const { page } = await enterAs({ ...stage, viewer: 'seeker' });
    const letCome = await holdScripts(page, (file) => file.includes('/seeker-dashboard-'));
    await page.goto('/dashboard', { waitUntil: 'load' });
    await page
      .getByRole('button', { name: /^Hide / })
      .last()
      .click();
    letCome();
    await toast(page, 'Job hidden');
    await page.context().close();
  }, 60_000);
});
