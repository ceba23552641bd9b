import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Company } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import type { Client } from '../support/client.js';
import { mailTo } from '../support/mailbox.js';
import { newPerson, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, signInAt, toast } from '../support/screens.js';

/** An employer from a bare account to a job that people can find, and to its end. Each test is the next step. */
describe('from a new employer to a job on the list', () => {
  const mark = unique();
  const name = `Bena Bena Coffee ${mark}`;
  const title = `Roasting Supervisor ${mark}`;
  const copy = `Packing Supervisor ${mark}`;
  const audit = new Audit();
  let browser: Browser;
  let admin: Client;
  let address: string;
  let employer: Visitor;
  let visitor: Visitor;

  beforeAll(async () => {
    [browser, admin] = await Promise.all([openBrowser(), superAdmin()]);
    const account = await newPerson(admin, { role: 'employer', domain: `c${mark}.test` });
    address = account.user?.email ?? '';
    employer = await newVisitor(browser);
    visitor = await newVisitor(browser);
  }, 60_000);
  afterAll(() => browser?.close());

  /** Looks at the list until it has the job (with a text), or has it no more: a visitor's page may be 2 s old. */
  const waitUntilListed = (expected: boolean, text = title) =>
    waitFor(
      async () => {
        await visitor.page.goto(`/jobs?search=${encodeURIComponent(title)}`);
        const { page } = visitor;
        await page
          .getByText(/^[\d,]+ jobs?$/)
          .or(page.getByText('No jobs found'))
          .first()
          .waitFor();
        const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
        return (await cards.filter({ hasText: title }).filter({ hasText: text }).count()) > 0 === expected;
      },
      { timeout: 30_000, interval: 500, what: `${title} ${expected ? 'on' : 'off'} the list` },
    );

  it('is asked for the company first, and creates it', async () => {
    const { page } = employer;
    await signInAt(page, address);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Create (Your )?Company/ })
      .first()
      .click();
    await heading(page, 'Create Your Company');
    await page.getByRole('button', { name: 'Create Company' }).click();
    await page.getByText('Company name must be at least 2 characters').waitFor();
    await audit.screen(page, 'create company, refused');
    await page.getByLabel(/^Company Name/).fill(name);
    await page.getByLabel(/^Description/).fill('Roasts and packs coffee of Eastern Highlands smallholders.');
    await page.getByLabel(/^Industry/).selectOption('Agriculture');
    await page.getByLabel(/^Company Size/).selectOption('11-50');
    await page.getByRole('textbox', { name: 'Location', exact: true }).fill('Goroka');
    await page.getByLabel(/^Email/).fill(`office@c${mark}.test`);
    await page.getByRole('button', { name: 'Create Company' }).click();
    await toast(page, 'Company created successfully!');
    await page.waitForURL('**/dashboard');
  }, 120_000);

  it('posts a job, which waits for the company to be authorised', async () => {
    const { page } = employer;
    await page.getByRole('link', { name: 'Post New Job' }).first().click();
    await heading(page, 'Post a Job');
    await page.getByText('Your company is not authorised yet.').waitFor();
    await page.getByRole('button', { name: 'Post Job' }).click();
    await page.getByText('Title is required').waitFor();
    await audit.screen(page, 'post job, refused');
    await page.getByLabel(/^Job Title/).fill(title);
    await page.getByLabel(/^Description/).fill('Runs the roastery, its four people and its quality records.');
    await page.getByRole('textbox', { name: 'Location', exact: true }).fill('Goroka');
    await page.getByLabel(/^Industry/).fill('agriculture');
    await page.keyboard.press('Enter');
    await poll(() => page.evaluate('document.activeElement.name')).toBe('workType');
    await page.getByLabel(/^Minimum Salary/).fill('52000');
    await page.getByLabel(/^Maximum Salary/).fill('64000');
    await page.getByLabel(/^Currency/).selectOption('PGK');
    await page.getByRole('textbox', { name: 'Required Skills' }).fill('Roasting');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await preview.getByRole('heading', { name: title }).waitFor();
    await preview.getByText('PGK 52,000 - PGK 64,000').waitFor();
    await audit.screen(page, 'preview of a job');
    await preview.getByRole('button', { name: 'Back to the form' }).click();
    await page.getByRole('button', { name: 'Post Job' }).click();
    await toast(page, 'It goes live when your company is authorised.');
    await page.waitForURL(/\/jobs\/\d+$/);
    await page.getByText('PGK 52,000 - PGK 64,000').first().waitFor();
    await page.getByText('Waiting for authorisation', { exact: true }).waitFor();
    await page.getByText('Only Job Seekers are allowed to apply.').waitFor();
    await poll(() => page.getByRole('button', { name: 'Copy Link' }).count()).toBe(0);
    await poll(() => page.getByText('Share this job').count()).toBe(0);
    await audit.screen(page, 'own job that waits');
    await waitUntilListed(false);
  }, 120_000);

  it('goes live once the super admin authorises the company, and the employer hears of it', async () => {
    const companies = await admin.must<Company[]>('GET', '/api/admin/companies');
    const company = companies.find((candidate) => candidate.name === name);
    await admin.must('PATCH', `/api/admin/companies/${company?.id}/authorise`);
    expect((await mailTo(address, /is authorised/)).subject).toContain(name);
    await waitUntilListed(true);
    await audit.screen(visitor.page, 'jobs');
    await visitor.page.goto(`/company/${company?.id}`);
    await heading(visitor.page, name);
    await audit.screen(visitor.page, 'company');
  }, 120_000);

  it('is copied into a draft, which only the team sees until it is posted', async () => {
    const { page } = employer;
    await page.reload();
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Copy Link' }).waitFor();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await heading(page, 'Post a Job');
    await poll(() => page.getByLabel(/^Job Title/).inputValue()).toBe(title);
    await page.getByLabel(/^Job Title/).fill(copy);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await toast(page, 'Draft saved');
    await page.waitForURL(/\/jobs\/\d+$/);
    await page.getByText('Draft', { exact: true }).waitFor();
    const id = page.url().split('/').at(-1);
    await poll(async () => (await visitor.context.request.get(`/api/jobs/${id}`)).status()).toBe(404);
    await audit.screen(page, 'own draft');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByText('Closed by you', { exact: true }).waitFor();
    await audit.screen(page, 'own closed job');
  }, 120_000);

  it('is changed, paused and deleted from the dashboard', async () => {
    const { page } = employer;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await heading(page, 'Edit Job');
    await page.getByRole('textbox', { name: 'Location', exact: true }).fill('Kainantu');
    await audit.screen(page, 'edit job');
    await page.getByRole('button', { name: 'Update Job Posting' }).click();
    await toast(page, 'Job updated successfully!');
    await page.waitForURL('**/dashboard');
    await waitUntilListed(true, 'Kainantu');

    await page.getByRole('button', { name: `${title}: active. Change status` }).click();
    await toast(page, 'Status updated');
    await waitUntilListed(false);
    await audit.screen(page, 'employer dashboard');

    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByText('Are you sure you want to delete this job posting?').waitFor();
    await audit.screen(page, 'confirm deletion');
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Job deleted');
    await poll(() => page.getByRole('link', { name: title }).count()).toBe(0);
  }, 120_000);

  it('nothing on the way failed in the browser', () => {
    expect([...employer.faults, ...visitor.faults]).toEqual([]);
  });

  it('axe finds nothing on any screen passed, in both themes, at 1280 and 360 px', () => {
    expect(audit.findings).toEqual([]);
  });
});
