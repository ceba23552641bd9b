import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import type { Browser, Locator, Page } from 'playwright-core';
import { newVisitor, openBrowser } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { mailTo } from '../support/mailbox.js';
import {
  coverLetter,
  type Employer,
  newEmployer,
  newJob,
  newSeeker,
  password,
  superAdmin,
  unique,
} from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, settle, toast } from '../support/screens.js';

const mostSteps = 80;

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) > 0;

/** What has the focus can be seen: an outline of its own, or of what it is part of. */
const findHidden = `(() => {
  const element = document.activeElement;
  const label = element.labels?.[0];
  const around = [element, element.parentElement, label].filter(Boolean).map((one) => getComputedStyle(one));
  const isOutlined = around.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
  return isOutlined || element === document.body ? '' : (element.getAttribute('aria-label') || element.textContent || element.name || element.tagName).slice(0, 60);
})()`;

/** Presses Tab until something has the focus, which has to be seen at each step. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    await poll(() => page.evaluate(findHidden)).toBe('');
    if (await hasFocus(target)) {
      return;
    }
  }
  throw new Error(`Tab does not come to ${String(target)}`);
};

const fill = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

/** Nobody touches a mouse here. */
describe('with the keyboard alone', () => {
  const mark = unique();
  const title = `Copra Buyer ${mark}`;
  let browser: Browser;
  let employer: Employer;
  let job: Job;

  beforeAll(async () => {
    [browser, employer] = await Promise.all([openBrowser(), superAdmin().then((admin) => newEmployer(admin))]);
    job = await newJob(employer, { title });
  }, 60_000);
  afterAll(() => browser?.close());

  it('one gets past the header at once', async () => {
    const { page, context } = await newVisitor(browser);
    await page.goto('/jobs');
    await settle(page);
    await page.keyboard.press('Tab');
    await poll(() => page.evaluate('document.activeElement.textContent')).toMatch(/skip/i);
    await page.keyboard.press('Enter');
    await poll(() => page.evaluate('document.activeElement.id')).toBe('main');
    await context.close();
  }, 60_000);

  it('one registers', async () => {
    const { page, context, faults } = await newVisitor(browser);
    const email = `keys${mark}@people.test`;
    await page.goto('/auth?mode=register');
    await fill(page, page.getByLabel(/^First name/), 'Mere');
    await fill(page, page.getByLabel(/^Last name/), 'Kila');
    await fill(page, page.getByLabel(/^Email/), email);
    await page.keyboard.press('Enter');
    await page.getByText('Password must be at least 8 characters').waitFor();
    // What is wrong has the focus.
    expect(await hasFocus(page.locator('input[name="password"]'))).toBe(true);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await heading(page, 'Verification Required');
    await mailTo(email, /verify your email/i);
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  it('one searches, and walks through the jobs found', async () => {
    const { page, context, faults } = await newVisitor(browser);
    await page.goto('/jobs');
    await settle(page);
    await page.keyboard.press('/');
    await page.keyboard.type('officer');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/jobs?*search=officer*');
    const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('link');
    await settle(page);
    await tabTo(page, cards.first());
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(cards.nth(1))).toBe(true);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    const second = await cards.nth(1).innerText();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Job details' }).getByRole('heading', { name: second }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  it('one applies; the dialog holds the focus, Escape closes it, and the focus returns', async () => {
    const admin = await superAdmin();
    const applicant = await newSeeker(admin);
    const { page, context, faults } = await enter(browser, applicant.user?.email ?? '');
    await page.goto(`/jobs/${job.id}`);
    const apply = page.getByRole('button', { name: 'Apply Now' });
    await tabTo(page, apply);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      await poll(() => page.evaluate('document.activeElement.closest("[role=dialog], .MuiDialog-root") !== null')).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(apply)).toBe(true);
    await page.keyboard.press('Enter');
    await fill(page, dialog.getByLabel(/^Cover letter/), coverLetter);
    await tabTo(page, dialog.getByRole('button', { name: 'Submit Application' }));
    await page.keyboard.press('Enter');
    await toast(page, 'Application submitted!');
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  it('an employer changes a status', async () => {
    const { page, context, faults } = await enter(browser, employer.client.user?.email ?? '');
    await page.goto('/applications');
    const status = page.getByRole('combobox', { name: 'Status of Mere Kila' });
    await tabTo(page, status);
    for (const key of ['Enter', 'ArrowDown', 'Enter']) {
      await page.keyboard.press(key);
    }
    await toast(page, 'Application status updated');
    await poll(() => status.innerText()).toBe('Screening');
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  it('an employer deletes a job, asked first; the focus returns after Cancel', async () => {
    const { page, context, faults } = await enter(browser, employer.client.user?.email ?? '');
    await page.goto('/dashboard');
    const remove = page.getByRole('button', { name: `Delete ${title}` });
    const dialog = page.getByRole('dialog');
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(remove)).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await toast(page, 'Job deleted');
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);
});
