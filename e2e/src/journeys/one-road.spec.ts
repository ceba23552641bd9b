import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job } from '@workboard/contracts';
import type { Browser, Locator } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { narrow, newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { type Employer, newEmployer, newJob, password, superAdmin, unique } from '../support/people.js';
import { heading, toast } from '../support/screens.js';

const mostTaps = 14;

/**
 * From a link to a job that a friend sent to a sent application: a new account, no CV file, on a phone. Each press counts
 * as a tap; a field that has the focus already needs none, and neither do the keyboard's own keys.
 */
describe('one road from a link to an application', () => {
  const mark = unique();
  const email = `kila${mark}@people.test`;
  const title = `Ward Clerk ${mark}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let job: Job;
  let seeker: Visitor;
  let taps = 0;

  beforeAll(async () => {
    [browser, employer] = await Promise.all([openBrowser(), superAdmin().then((admin) => newEmployer(admin))]);
    job = await newJob(employer, { title, closingDate: '2099-12-31' });
    seeker = await newVisitor(browser);
    await seeker.page.setViewportSize(narrow);
  }, 120_000);
  afterAll(() => browser?.close());

  const tap = async (target: Locator): Promise<void> => {
    taps++;
    await target.click();
  };
  const button = (name: string): Locator => seeker.page.getByRole('button', { name, exact: true });
  /** Types into the field that has the focus. */
  const type = (words: string) => seeker.page.keyboard.type(words);

  it('the job stays on top while one registers', async () => {
    const { page } = seeker;
    await page.goto(`/jobs/${job.id}`);
    await tap(page.getByRole('link', { name: 'Sign in to Apply' }));
    await page.getByText('To apply for').waitFor();
    await page.getByText(title).waitFor();
    await tap(page.getByRole('link', { name: 'Register', exact: true }));
    await heading(page, 'Create your account');
    await page.getByText(title).waitFor();
    await audit.screen(page, 'register for a job');
    await tap(page.getByLabel(/^First name/));
    await type('Kila');
    // The keyboard's own key leads on.
    await page.keyboard.press('Tab');
    await type('Mere');
    await page.keyboard.press('Tab');
    await type(email);
    await page.keyboard.press('Tab');
    await type(password);
    await tap(button('Create Account'));
    await heading(page, 'Verification Required');
    await page.getByText(title).waitFor();
  }, 120_000);

  it('the mailed link returns to the job, with the dialog open', async () => {
    const { page } = seeker;
    const link = linkIn(await mailTo(email, /verify your email/i));
    taps++;
    await page.goto(link.href);
    await page.getByRole('dialog', { name: `Apply for ${title}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/jobs/${job.id}`);
  }, 120_000);

  it('asks only for what is missing, and makes the CV', async () => {
    const { page } = seeker;
    const answers = [
      ['Phone number', '7123 4567'],
      ['Location', 'Lae, Morobe'],
      ['Bio', 'I kept the books of a ward for three years.'],
      ['Work experience', 'Ward clerk, Angau Hospital, 2021-2024'],
      ['Education', 'Grade 12, Lae Secondary, 2020'],
    ] as const;
    for (const [label, words] of answers) {
      const answer = page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });
      await answer.and(page.locator(':focus')).waitFor();
      await type(words);
      await tap(button('Save and Go On'));
    }
    await page.getByText('Question 6 of 6').waitFor();
    await audit.screen(page, 'apply, the CV is missing');
    await tap(button('Make My CV'));
    await toast(page, 'Your CV is ready');
    await page
      .getByRole('dialog')
      .getByText(/Kila Mere CV\.pdf/)
      .waitFor();
  }, 120_000);

  it('is sent in a few taps in all', async () => {
    const { page } = seeker;
    await audit.screen(page, 'apply, letter offered');
    await tap(button('Start a Letter for Me'));
    await tap(button('Submit Application'));
    await toast(page, 'Application submitted!');
    await page.getByText(/^You applied on/).waitFor();
    expect(taps).toBeLessThanOrEqual(mostTaps);
    const all = await employer.client.must<Application[]>('GET', '/api/applications');
    const received = all.filter(({ jobId }) => jobId === job.id);
    expect(received).toHaveLength(1);
    expect(received[0]?.coverLetter).toContain(`I am applying for the job of ${title}`);
    expect(seeker.faults).toEqual([]);
    expect(audit.findings).toEqual([]);
  }, 120_000);
});
