import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Application, type Job, referenceOf } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { mailTo } from '../support/mailbox.js';
import { coverLetter, newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, told } from '../support/screens.js';

/** What becomes of applications when their job is closed, and when it is deleted (decisions P19, P20). */
describe('the end of a job', () => {
  const ship = unique();
  const title = `Deckhand ${ship}`;
  // Has every word of the title, so that no job of another test comes before it.
  const other = `Deckhand at night ${ship}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Visitor;
  let seeker: Visitor;
  let address: string;
  let job: Job;
  let application: Application;

  beforeAll(async () => {
    const admin = await superAdmin();
    const [company, applicant] = await Promise.all([newEmployer(admin), newSeeker(admin)]);
    browser = await openBrowser();
    job = await newJob(company, { title });
    await newJob(company, { title: other });
    application = await applicant.must<Application>('POST', '/api/applications', {
      body: { jobId: job.id, coverLetter },
    });
    address = applicant.user?.email ?? '';
    employer = await enter(browser, company.client.user?.email ?? '');
    seeker = await enter(browser, address);
  }, 120_000);
  afterAll(() => browser?.close());

  it('closed: who applied is out of the list until closed jobs are included', async () => {
    const { page } = employer;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `${title}: active. Change status` }).click();
    await told(page, 'Status updated');
    await page.goto('/applications');
    await page.getByText('1 application belongs to closed jobs.').waitFor();
    await page.getByRole('button', { name: 'Include closed jobs (1)' }).click();
    await page.getByRole('heading', { name: 'Mere Kila' }).waitFor();
    await audit.screen(page, 'applications, with closed jobs');
  }, 120_000);

  it('found by a skill that stands in the profile alone', async () => {
    const { page } = employer;
    const search = page.getByRole('searchbox', { name: 'Search applications' });
    await search.fill('accounts payable');
    await page.getByRole('heading', { name: 'Mere Kila' }).waitFor();
    await search.fill('nobody has this');
    await page.getByText('No applications found').waitFor();
  }, 60_000);

  it('closed: who applied still reads it, with open jobs like it', async () => {
    const { page } = seeker;
    await page.goto(`/jobs/${job.id}`);
    await heading(page, title);
    await page.getByRole('heading', { name: 'Open jobs like this' }).waitFor();
    await page.getByRole('link', { name: other }).first().waitFor();
    await audit.screen(page, 'closed ad with similar jobs');
  }, 60_000);

  it('deleted: the question says how many applied', async () => {
    const { page } = employer;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Are you sure you want to delete this job posting?').waitFor();
    await dialog.getByText('1 person applied.').waitFor();
    await audit.screen(page, 'deleting a job with an applicant');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await told(page, 'Job deleted');
  }, 60_000);

  it("deleted: who applied is told once, and reads 'Job withdrawn' in their list and where the ad was", async () => {
    const mail = await mailTo(address, /was withdrawn by the employer/);
    expect(mail.subject).toBe(`${title} was withdrawn by the employer`);
    const { page } = seeker;
    await page.goto('/applications');
    const card = page.getByRole('listitem').filter({ hasText: title });
    await card.getByText('Job withdrawn', { exact: true }).waitFor();
    await card.getByText('Your application is closed.').waitFor();
    await poll(() => card.getByRole('link', { name: title }).count()).toBe(0);
    await poll(() => card.getByRole('button', { name: /Withdraw/ }).count()).toBe(0);
    await audit.screen(page, 'applications, one to a withdrawn job');
    await page.goto(`/jobs/${job.id}`);
    await heading(page, title);
    await page.getByText(`reference ${referenceOf(application.id)}`).waitFor();
    await audit.screen(page, 'withdrawn job');
  }, 120_000);

  it('deleted: the seeker takes it from the list', async () => {
    const { page } = seeker;
    await page.goto('/applications');
    await page.getByRole('button', { name: `Delete application for ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await told(page, 'Application deleted');
    await page.getByText('No applications found').waitFor();
  }, 60_000);

  it('nothing on the way failed in the browser', () => {
    // The ad that is gone answers 404.
    const expected = /\/api\/jobs\/\d+|404/;
    expect([...employer.faults, ...seeker.faults].filter((fault) => !expected.test(fault))).toEqual([]);
  });

  it('axe finds nothing on any screen passed, in both themes, at 1280 and 360 px', () => {
    expect(audit.findings).toEqual([]);
  });
});
