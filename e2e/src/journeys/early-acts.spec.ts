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

/** On a slow line a page can be read for seconds before the app has taken it over. */
describe('what a seeker does before the scripts are there', () => {
  const title = `Netmaker ${unique()}`;
  let browser: Browser;
  let seeker: Client;
  let job: Job;
  let page: Page;
  let letScriptsCome: () => void;

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

  it('a visitor who goes to sign in is still on the way to the job', async () => {
    await page.context().clearCookies();
    await open(`/jobs/${job.id}`);
    await page.getByRole('link', { name: 'Sign in to Apply' }).click();
    await page.waitForURL('**/auth', { waitUntil: 'commit' });
    letScriptsCome();
    await page.getByText('To apply for').waitFor();
    await page.getByText(title).waitFor();
    await signInAt(page, seeker.user?.email ?? '');
    await page.waitForURL(`**/jobs/${job.id}`);
  }, 60_000);
});
