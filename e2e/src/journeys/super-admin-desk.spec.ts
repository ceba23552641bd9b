import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job } from '@workboard/contracts';
import { problems, referenceOf } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { Browser } from 'playwright-core';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { disconnect, parkedEvent } from '../support/database.js';
import { mailsTo } from '../support/mailbox.js';
import {
  coverLetter,
  type Employer,
  jobBody,
  newEmployer,
  newJob,
  newSeeker,
  superAdmin,
  superAdminEmail,
  unique,
} from '../support/people.js';
import { heading, toast, told } from '../support/screens.js';

/** What waits, and one box that finds everything (decision P55). */
describe('the desk of a super admin', () => {
  const mark = unique();
  let browser: Browser;
  let visitor: Visitor;
  let waiting: Employer;
  let employer: Employer;
  let job: Job;
  let held: Job;
  let reference: string;

  beforeAll(async () => {
    const admin = await superAdmin();
    let seeker;
    [browser, waiting, employer, seeker] = await Promise.all([
      openBrowser(),
      newEmployer(admin, { authorised: false }),
      newEmployer(admin),
      newSeeker(admin),
    ]);
    job = await newJob(employer, { title: `Vanilla Buyer ${mark}` });
    const fee = 'Pay visa processing fee of K350 to our agent.';
    const body = { ...jobBody(`Abroad ${mark}`), description: `Work abroad. ${fee}` };
    held = await employer.client.must<Job>('POST', '/api/jobs', { body });
    const { id } = await seeker.must<Application>('POST', '/api/applications', {
      body: { jobId: job.id, coverLetter },
    });
    reference = referenceOf(id);
    visitor = await enter(browser, superAdminEmail);
  }, 60_000);
  afterAll(async () => {
    await disconnect();
    await browser?.close();
  });

  const row = (text: string) => visitor.page.getByRole('row').filter({ hasText: text });
  const search = (text: string) => visitor.page.getByRole('searchbox', { name: /^Search by company/ }).fill(text);

  it('authorises a company from the row of what waits, with why beside it, and takes it back', async () => {
    const { page } = visitor;
    const { company, domain } = waiting;
    await page.goto('/admin/reviews');
    await heading(page, /^Waiting \(/);
    await search(company.name);
    await row(company.name).getByText(`The owner writes from the company's ${domain}`).waitFor();
    await row(company.name).getByText('Since today').waitFor();
    await page.getByRole('button', { name: `Authorise ${company.name}` }).click();
    await told(page, 'Company authorised successfully');
    await page.getByRole('button', { name: `Undo: ${company.name}` }).click();
    await row(company.name).getByText('Unauthorised').waitFor();
    await page.getByRole('button', { name: `Refuse ${company.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Why not ${company.name}?` });
    await dialog.getByLabel('Reason').fill('Please send us your IPA certificate.');
    await dialog.getByRole('button', { name: 'Send reason' }).click();
    await told(page, 'Reason sent');
    const owner = waiting.client.user?.email ?? '';
    const hasReason = async () => (await mailsTo(owner)).some(({ text }) => text.includes('IPA certificate'));
    await waitFor(hasReason, { what: 'a mail with the reason' });
  }, 60_000);

  it('publishes an ad that waits in one press, and takes that back', async () => {
    const { page } = visitor;
    await search(held.title);
    await page.getByRole('button', { name: `Publish ${held.title}` }).click();
    await toast(page, 'The ad is published');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: `Publish ${held.title}` }).waitFor();
  }, 60_000);

  it('finds an application by its reference, a company by its name and a person by their address with the key /', async () => {
    const { page } = visitor;
    await page.goto('/admin/audit');
    await heading(page, 'Audit Trail');
    await page.getByRole('button', { name: 'Find anything' }).waitFor();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Find' });
    const box = dialog.getByRole('searchbox');
    await box.waitFor();
    await page.keyboard.type(reference);
    const found = (kind: string) => dialog.getByRole('region', { name: kind });
    await found('Applications').getByText(job.title).waitFor();
    await box.fill(employer.domain);
    await found('Companies').getByText(employer.company.name).waitFor();
    await found('Mails and texts').getByRole('link').first().waitFor();
    await found('People').getByRole('link').first().click();
    await page.waitForURL('**/admin/users/*');
    await dialog.waitFor({ state: 'detached' });
    expect(visitor.faults).toEqual([]);
  }, 60_000);

  it('sees what is wrong now and what to do, and sends an event again that was put aside (P80, P81)', async () => {
    const { page } = visitor;
    const reason = `TypeError: no such company ${mark}`;
    await parkedEvent(reason);
    await page.goto('/super-admin');
    await page.getByRole('link', { name: 'Status', exact: true }).click();
    await heading(page, 'Status');
    const problem = page.getByRole('list', { name: 'Problems' }).getByText('An event was put aside');
    await problem.waitFor();
    await page.getByText(problems.EventParked.todo).waitFor();
    const parts = page.getByRole('table', { name: 'Parts' });
    for (const part of ['Gateway', 'Jobs', 'Jobs worker', 'File store']) {
      await parts
        .getByRole('row')
        .filter({ hasText: new RegExp(`^${part}Up`) })
        .waitFor();
    }
    await row(reason)
      .getByRole('button', { name: /^Send again/ })
      .click();
    await told(page, 'Sending again');
    await row(reason).waitFor({ state: 'detached' });
    expect(visitor.faults).toEqual([]);
  }, 60_000);
});
