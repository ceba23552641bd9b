import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { holdScripts } from '../support/held-scripts.js';
import { newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { signInAt, told } from '../support/screens.js';

/** How long a tap on a link waits for the app (`theme/bootstrap.js`) is for the test to say, not for the machine's pace. */
const patience = `
  const wait = window.setTimeout;
  window.setTimeout = (work, ms, ...rest) => {
    if (ms !== 10_000) {
      return wait(work, ms, ...rest);
    }
    window.endPatience = work;
  };
`;

/** On a slow line a page can be read for seconds before the app has taken it over. */
describe('what a seeker does before the scripts are there', () => {
  const title = `Netmaker ${unique()}`;
  let browser: Browser;
  let seeker: Client;
  let job: Job;
  let page: Page;
  let letScriptsCome: (areLost?: boolean) => void;

  beforeAll(async () => {
    const admin = await superAdmin();
    const [opened, employer, person] = await Promise.all([openBrowser(), newEmployer(admin), newSeeker(admin)]);
    [browser, seeker] = [opened, person];
    job = await newJob(employer, { title });
  }, 120_000);
  afterAll(() => browser?.close());

  beforeEach(async () => {
    ({ page } = await enter(browser, seeker.user?.email ?? ''));
    letScriptsCome = await holdScripts(page);
  });
  afterEach(() => page.context().close());

  const open = (path: string) => page.goto(path, { waitUntil: 'commit' });

  /** Once signing in leads back to the job. @returns the mark of the page that was there before, if it still is. */
  const atSignIn = async () => {
    await page.getByText('To apply for').waitFor();
    await page.getByText(title).waitFor();
    return page.evaluate('window.sameDocument');
  };

  it('a tap is done once they are there, and once alone', async () => {
    await open(`/jobs?search=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Save ${title}` }).click();
    letScriptsCome();
    await told(page, 'Job saved');
    await poll(() => seeker.must<object[]>('GET', '/api/saved-jobs')).toMatchObject([{ jobId: job.id }]);
  }, 60_000);

  it('a choice and a text are taken as they were made', async () => {
    await open('/saved-jobs');
    await page.getByRole('combobox', { name: 'Filter by priority' }).selectOption('High');
    await page.getByRole('searchbox').fill('netm');
    letScriptsCome();
    await poll(async () => new URL(page.url()).searchParams.get('priority')).toBe('high');
    await poll(async () => new URL(page.url()).searchParams.get('search')).toBe('netm');
    await page.getByText('No saved jobs found').waitFor();
    expect(await page.getByRole('combobox', { name: 'Filter by priority' }).inputValue()).toBe('high');
  }, 60_000);

  it('a link leads on without them', async () => {
    await open('/dashboard');
    await page.getByRole('link', { name: 'Find Jobs' }).first().click();
    await page.waitForURL('**/jobs', { waitUntil: 'commit' });
    letScriptsCome();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  }, 60_000);

  describe('a visitor who goes to sign in is still on the way to the job', () => {
    beforeEach(async () => {
      await page.context().clearCookies();
      await page.addInitScript(patience);
      await open(`/jobs/${job.id}`);
      await page.getByRole('link', { name: 'Sign in to Apply' }).click();
      await page.locator('a[data-tapped]').waitFor();
      await page.evaluate('window.sameDocument = true');
    }, 60_000);

    it('in the same page, once they are there', async () => {
      letScriptsCome();
      expect(await atSignIn()).toBe(true);
      await signInAt(page, seeker.user?.email ?? '');
      await page.waitForURL(`**/jobs/${job.id}`);
    }, 60_000);

    it('in another page when they are lost', async () => {
      letScriptsCome(true);
      expect(await atSignIn()).toBeUndefined();
    }, 60_000);

    it('in another page when they are late', async () => {
      await page.evaluate('window.endPatience()');
      await page.waitForURL('**/auth', { waitUntil: 'commit' });
      letScriptsCome();
      expect(await atSignIn()).toBeUndefined();
      await signInAt(page, seeker.user?.email ?? '');
      await page.waitForURL(`**/jobs/${job.id}`);
    }, 60_000);
  });
});
