import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Desk, Job } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { Browser, Page } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { type Client, signIn } from '../support/client.js';
import { password } from '../support/people.js';
import { poll } from '../support/poll.js';

const demoEmployer = 'employer@kumul-energy.test';

/** An employer works through the crowd of the demo data in its workspace (decisions P41, P42). */
describe('the hiring workspace', () => {
  const audit = new Audit();
  let browser: Browser;
  let client: Client;
  let job: Job;
  let recruiter: Visitor;
  let page: Page;

  beforeAll(async () => {
    [browser, client] = await Promise.all([openBrowser(), signIn(demoEmployer, password)]);
    const jobs = await client.must<Job[]>('GET', '/api/jobs/my-jobs');
    [job] = jobs.toSorted((a, b) => b.applications - a.applications) as [Job];
    recruiter = await enter(browser, demoEmployer);
    ({ page } = recruiter);
  }, 60_000);
  afterAll(() => browser?.close());

  const countOf = async (status: string): Promise<number> => {
    const { applications } = await client.must<Desk>('GET', `/api/jobs/${job.id}/applications`);
    return applications.filter((entry) => entry.status === status && !entry.isWithdrawn).length;
  };
  /** Waits until the server counts so many. */
  const untilCounted = (status: string, count: number) =>
    waitFor(async () => (await countOf(status)) === count, { timeout: 20_000, what: `${count} in ${status}` });
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const panel = () => page.getByRole('tabpanel');
  const position = (text: string) => page.getByText(text, { exact: true }).waitFor();
  /** Presses keys one after another; says how many. */
  const press = async (...keys: string[]): Promise<number> => {
    for (const key of keys) {
      await page.keyboard.press(key);
    }
    return keys.length;
  };
  const name = () => page.getByRole('heading', { level: 2 }).first().innerText();

  it('is reached from the list of applications with the job, the status and the search', async () => {
    await page.goto(`/applications?job=${job.id}&status=applied`);
    await page.getByRole('link', { name: 'Open the workspace' }).click();
    await page.waitForURL(`**/jobs/${job.id}/applications?status=applied`);
    await tab(`Applied \\(${await countOf('applied')}\\)`).waitFor();
    await panel().getByText('Cover letter').waitFor();
    await audit.screen(page, 'workspace');
    expect(audit.findings).toEqual([]);
  }, 120_000);

  it('shortlists five by keys alone, after a look at letter and CV of each', async () => {
    const before = await countOf('reviewed');
    const total = await countOf('applied');
    const began = Date.now();
    let keys = 0;
    for (let at = 1; at <= 5; at += 1) {
      const applicant = await name();
      await position(`1 of ${total - at + 1}`);
      keys += await press(']');
      await page.getByRole('searchbox', { name: 'Search in this CV' }).waitFor();
      keys += await press('[', '2');
      await position('moved');
      keys += await press('j');
      await page.getByRole('heading', { level: 2, name: applicant, exact: true }).waitFor({ state: 'detached' });
    }
    const seconds = (Date.now() - began) / 1000;
    console.log(`Shortlisting 5 after letter and CV: 0 clicks, ${keys} keys, ${seconds.toFixed(1)} s of the machine`);
    expect(keys).toBeLessThanOrEqual(20);
    await untilCounted('reviewed', before + 5);
  }, 120_000);

  it('takes the last decision back by one key, and does nothing while somebody types', async () => {
    const [applied, reviewed] = await Promise.all([countOf('applied'), countOf('reviewed')]);
    await press('z');
    await untilCounted('reviewed', reviewed - 1);
    await press('/');
    await page.keyboard.type('2j6');
    await poll(() => page.getByRole('searchbox', { name: 'Search applicants' }).inputValue()).toBe('2j6');
    await page.getByText('No applicants here').waitFor();
    await page.getByRole('searchbox', { name: 'Search applicants' }).fill('');
    await tab(`Applied \\(${applied + 1}\\)`).waitFor();
    expect(await countOf('reviewed')).toBe(reviewed - 1);
    await page.getByRole('heading', { level: 2 }).first().click();
    await press('?');
    const help = page.getByRole('dialog', { name: 'Keys' });
    await help.waitFor();
    await press('2');
    await help.getByRole('button', { name: 'Close dialog' }).click();
    await help.waitFor({ state: 'detached' });
    expect(await countOf('reviewed')).toBe(reviewed - 1);
  }, 120_000);

  it('rejects twenty in three clicks and twenty keys, which one key takes back', async () => {
    const [applied, rejected] = await Promise.all([countOf('applied'), countOf('rejected')]);
    await page.goto(`/jobs/${job.id}/applications?status=applied`);
    await position(`1 of ${applied}`);
    const began = Date.now();
    const list = page.getByRole('list', { name: 'Applicants' });
    await list.getByRole('checkbox').first().click();
    // The twentieth is below the fold, where rows are drawn when they come into sight.
    const several = page.getByRole('region', { name: 'Several at once' });
    await press(...Array.from({ length: 19 }, () => 'j'));
    await position(`20 of ${applied}`);
    await press('X');
    await several.getByText(`20 of ${applied} chosen`).waitFor();
    await several.getByRole('button', { name: 'Rejected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await several.getByText('20 applications moved to Rejected').waitFor();
    const seconds = (Date.now() - began) / 1000;
    console.log(`Rejecting 20: 3 clicks, 20 keys, ${seconds.toFixed(1)} s of the machine`);
    await untilCounted('rejected', rejected + 20);
    await press('z');
    await untilCounted('rejected', rejected);
  }, 120_000);

  it('schedules two interviews without leaving the keys', async () => {
    const offered = await countOf('offered');
    for (const day of ['2027-03-01T09:30', '2027-03-02T09:30']) {
      const applicant = await name();
      await press('4');
      const dialog = page.getByRole('dialog', { name: 'Schedule Interview' });
      await dialog.getByLabel(/^Date and time/).fill(day);
      await dialog.getByRole('button', { name: 'Schedule Interview' }).click();
      await dialog.waitFor({ state: 'detached' });
      await position('moved');
      await press('j');
      await page.getByRole('heading', { level: 2, name: applicant, exact: true }).waitFor({ state: 'detached' });
    }
    await untilCounted('offered', offered + 2);
  }, 120_000);

  it('shows nobody in the blind view', async () => {
    const applicant = await name();
    await page.getByRole('button', { name: 'Blind view' }).click();
    await page.getByRole('heading', { level: 2, name: /^Applicant WB-/ }).waitFor();
    await poll(() => page.getByRole('main').innerText()).not.toContain(applicant);
    await poll(() => tab('CV').count()).toBe(0);
    await poll(() => tab('Profile').count()).toBe(0);
    await page.getByRole('button', { name: 'Blind view' }).click();
  }, 60_000);

  it('opens a person over the list on a phone, and Back leads to the row', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/jobs/${job.id}/applications`);
    const list = page.getByRole('list', { name: 'Applicants' });
    await list.getByRole('link').nth(4).scrollIntoViewIfNeeded();
    await list.getByRole('link').nth(4).click();
    await page.getByRole('button', { name: 'Back to the list' }).waitFor();
    await page.getByRole('button', { name: 'Next applicant' }).click();
    await page.getByText(/^6 of \d+$/).waitFor();
    await poll(() => list.count()).toBe(0);
    await page.goBack();
    await list.locator('[aria-current="true"]').waitFor();
    expect(recruiter.faults.filter((fault) => !fault.includes('rank'))).toEqual([]);
  }, 60_000);
});
