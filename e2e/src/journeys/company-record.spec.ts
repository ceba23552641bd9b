import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Company } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { mailsTo } from '../support/mailbox.js';
import {
  companyBody,
  type Employer,
  newEmployer,
  newJob,
  superAdmin,
  superAdminEmail,
  unique,
} from '../support/people.js';
import { heading } from '../support/screens.js';

/** A super admin decides about several at once, and reads what there is to know of one (decisions P70, P71). */
describe('companies in the hands of a super admin', () => {
  const mark = unique();
  const audit = new Audit();
  let admin: Client;
  let browser: Browser;
  let visitor: Visitor;
  let employer: Employer;
  let companies: Company[];
  const reason = `The register knows none of them (${mark}).`;

  beforeAll(async () => {
    admin = await superAdmin();
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(admin)]);
    await newJob(employer, { title: `Kwila Sawyer ${mark}` });
    companies = [];
    // One after the other, so that they stand in this order.
    for (const side of ['North', 'South', 'West']) {
      const body = { ...companyBody(`${side}${mark}.test`.toLowerCase()), name: `${mark} ${side}` };
      companies.push(await admin.must<Company>('POST', '/api/admin/companies', { body }));
    }
    visitor = await enter(browser, superAdminEmail);
  }, 60_000);
  afterAll(() => browser?.close());

  const standing = async () =>
    (await Promise.all(companies.map(({ id }) => admin.must<Company>('GET', `/api/admin/companies/${id}`)))).map(
      ({ status }) => status,
    );
  const all = (status: string) => companies.map(() => status);
  const until = (statuses: string[], what: string) =>
    waitFor(async () => (await standing()).join() === statuses.join(), { what });

  it('authorises all that match, takes it back, and deauthorises with a reason', async () => {
    const { page } = visitor;
    await page.goto(`/super-admin?tab=companies&search=${mark}+`);
    await page.getByLabel('Choose all 3').check();
    await page.getByText('3 of 3 chosen').waitFor();
    await audit.screen(page, 'companies, three chosen', 'corners');
    await page.getByRole('button', { name: 'Authorise 3', exact: true }).click();
    await page.getByText('3 companies authorised').waitFor();
    await until(all('authorised'), 'all to be authorised');
    const bar = page.getByRole('region', { name: 'Several at once' });
    await bar.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 companies deauthorised').waitFor();
    await until(all('unauthorised'), 'all to be deauthorised');

    await page.getByLabel(`Choose ${mark} West`).click();
    await page.getByLabel(`Choose ${mark} North`).click({ modifiers: ['Shift'] });
    await page.getByText('3 of 3 chosen').waitFor();
    // Somebody else was faster with one of them: it is named, and the others are done all the same.
    await admin.must('PATCH', `/api/admin/companies/${companies[1]?.id}/authorise`);
    await page.getByRole('button', { name: 'Authorise 3', exact: true }).click();
    await page.getByText('2 companies authorised').waitFor();
    await page.getByText(`${mark} South: It stands so already`).waitFor();
    await until(all('authorised'), 'all to be authorised again');

    await page.getByLabel('Choose all 3').check();
    await page.getByRole('button', { name: 'Deauthorise 3', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Deauthorise 3 companies?' });
    await dialog.getByText('0 ads of them will be hidden').waitFor();
    await audit.screen(page, 'why three are deauthorised', 'corners');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Deauthorise 3', exact: true }).click();
    await page.getByText('3 companies deauthorised').waitFor();
    await until(all('unauthorised'), 'all to be deauthorised with a reason');
  }, 120_000);

  it('opens what is known of a company from the list: decisions, people, jobs, mails and the trail', async () => {
    const { page } = visitor;
    await page.goto(`/super-admin?tab=companies&search=${mark}+North`);
    await page.getByRole('link', { name: `${mark} North`, exact: true }).click();
    await heading(page, `${mark} North`);
    await page.getByRole('table', { name: 'Decisions' }).getByText(reason).waitFor();
    await page.getByText('Nobody belongs to this company.').waitFor();
    await page.getByText('It has posted nothing yet.').waitFor();

    await page.goto(`/admin/companies/${employer.company.id}`);
    await page.getByRole('table', { name: 'People' }).getByText('Owner').waitFor();
    await page.getByRole('table', { name: 'Jobs' }).getByText(`Kwila Sawyer ${mark}`).waitFor();
    await page.getByRole('table', { name: 'Everything that was done' }).getByText('Job created').waitFor();
    await page.getByRole('table', { name: 'Mail and SMS' }).getByRole('row').nth(1).waitFor();
    await page.getByText("The owner writes from the company's").waitFor();
    await audit.screen(page, 'company record');

    await page.getByRole('button', { name: 'Deauthorise', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Deauthorise 1 company?' });
    await dialog.getByText('1 ad of it will be hidden').waitFor();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Deauthorise 1', exact: true }).click();
    await page.getByRole('button', { name: 'Authorise', exact: true }).waitFor();
    await page.getByRole('table', { name: 'Decisions' }).getByText(reason).waitFor();
    const owner = employer.client.user?.email ?? '';
    const hasReason = async () => (await mailsTo(owner)).filter(({ text }) => text.includes(reason)).length === 1;
    await waitFor(hasReason, { what: 'one mail with the reason' });
  }, 120_000);

  it('opens what is known of a person from their company', async () => {
    const { page } = visitor;
    await page.getByRole('table', { name: 'People' }).getByRole('link', { name: 'Mere Kila' }).click();
    await page.waitForURL('**/admin/users/*');
    await page.getByRole('link', { name: employer.company.name, exact: true }).waitFor();
    await page.getByRole('table', { name: 'What they did' }).getByText('Job created').waitFor();
    await audit.screen(page, 'user record', 'corners');
    expect(audit.findings).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }, 120_000);
});
