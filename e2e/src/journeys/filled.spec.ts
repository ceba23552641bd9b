import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job, Outbox } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { baseUrl, type Client } from '../support/client.js';
import { mailsTo } from '../support/mailbox.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, told } from '../support/screens.js';

/** A job closes because somebody was found, and the others are told once (decision P64); links show a card (P66). */
describe('a job that is filled', () => {
  const title = `Purser ${unique()}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let applicants: Client[];
  let job: Job;
  let recruiter: Visitor;

  beforeAll(async () => {
    const admin = await superAdmin();
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(admin)]);
    job = await newJob(employer, { title, salaryMin: 40_000, salaryCurrency: 'PGK' });
    applicants = await Promise.all([newSeeker(admin), newSeeker(admin), newSeeker(admin)]);
    for (const [index, applicant] of applicants.entries()) {
      const { id } = await applicant.must<Application>('POST', '/api/applications', {
        body: { jobId: job.id, coverLetter },
      });
      if (index === 2) {
        await employer.client.must('PUT', `/api/applications/${id}`, { body: { status: 'hired' } });
      }
    }
    recruiter = await enter(browser, employer.client.user?.email ?? '');
  }, 120_000);
  afterAll(() => browser?.close());

  const rejections = async () =>
    (await employer.client.must<Outbox>('GET', '/api/outbox')).notices.filter(({ to }) => to === 'rejected');

  it('is shown with a card of its own while people can apply', async () => {
    const page = await (await fetch(`${baseUrl()}/preview/jobs/${job.id}`)).text();
    const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(page) ?? [];
    expect(new URL(address).pathname).toBe(`/og/jobs/${job.id}.jpg`);
    const card = await fetch(`${baseUrl()}${new URL(address).pathname}`);
    expect(card.headers.get('content-type')).toBe('image/jpeg');
    expect((await card.arrayBuffer()).byteLength).toBeLessThan(300_000);
  });

  it('is marked in the table, with the mail to those still open', async () => {
    const { page } = recruiter;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `Mark filled: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Position filled?' });
    await dialog.getByRole('checkbox', { name: 'Tell the 2 applicants still open' }).waitFor();
    await poll(() => dialog.getByRole('combobox', { name: 'Words of the mail' }).inputValue()).toBe('filled-en');
    await dialog
      .getByRole('region', { name: 'Preview' })
      .getByText(`Thank you for applying for the job ${title}.`)
      .waitFor();
    await audit.screen(page, 'marking a job as filled');
    await dialog.getByRole('button', { name: 'Mark as filled' }).click();
    await page.getByText(`${title} is closed. 2 applicants will be told.`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Open again');
    await page.getByRole('button', { name: `${title}: active. Change status` }).waitFor();
    expect(await rejections()).toEqual([]);
  }, 60_000);

  it('is filled from its own page, and tells each once', async () => {
    const { page } = recruiter;
    await page.goto(`/jobs/${job.id}?fill=on`);
    const dialog = page.getByRole('dialog', { name: 'Position filled?' });
    await dialog.getByRole('button', { name: 'Mark as filled' }).click();
    await page.getByText(`${title} is closed. 2 applicants will be told.`).waitFor();
    await page.getByText('For 30 days its page tells everybody that the position has been filled.').waitFor();
    await poll(() => page.getByRole('link', { name: /^Applicants \(/ }).getAttribute('href')).toBe(
      `/jobs/${job.id}/applications`,
    );
    await audit.screen(page, 'own ad that is filled');
    for (const { id } of await rejections()) {
      await employer.client.must('POST', `/api/outbox/${id}/send`);
    }
    const [first] = applicants;
    const mails = async () =>
      (await mailsTo(first?.user?.email ?? '')).filter(({ text }) =>
        text.replaceAll(/[\s>]+/g, ' ').includes('The position has now been filled'),
      );
    await waitFor(async () => (await mails()).length === 1, { what: 'the mail that the position is filled' });
    await employer.client.must('POST', `/api/jobs/${job.id}/filled`, { body: { tell: true } });
    expect(await rejections()).toEqual([]);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `${title}: inactive, filled. Change status` }).waitFor();
    await poll(() => page.getByRole('button', { name: `Mark filled: ${title}` }).count()).toBe(0);
  }, 90_000);

  it('tells whoever opens its link', async () => {
    const { page, context } = await newVisitor(browser);
    const answer = await page.goto(`/jobs/${job.id}`);
    expect(answer?.status()).toBe(200);
    await heading(page, title);
    await page.getByText('This position has been filled').first().waitFor();
    await page.getByRole('button', { name: 'Applications closed' }).waitFor();
    await poll(() => page.getByRole('link', { name: 'Sign in to Apply' }).count()).toBe(0);
    await audit.screen(page, 'an ad that is filled');
    await context.close();
  }, 60_000);

  it('nothing on the way failed in the browser, and axe finds nothing', () => {
    expect(recruiter.faults).toEqual([]);
    expect(audit.findings).toEqual([]);
  });
});
