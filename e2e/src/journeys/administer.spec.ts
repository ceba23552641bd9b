import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import type { Browser } from 'playwright-core';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { mailTo } from '../support/mailbox.js';
import { newPerson, password, superAdmin, superAdminEmail, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { answer, heading, toast, told } from '../support/screens.js';

/** Users, companies and jobs in the hands of a super admin: each is created, changed, moved on and deleted. */
describe('a super admin', () => {
  const mark = unique();
  const domain = `d${mark}.test`;
  const company = `Daru Crayfish ${mark}`;
  const title = `Diver ${mark}`;
  const email = `kila@${domain}`;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await enter(browser, superAdminEmail);
  }, 60_000);
  afterAll(() => browser?.close());

  const row = (text: string) => visitor.page.getByRole('row').filter({ hasText: text });
  const openTab = async (tab: string, search: string) => {
    const { page } = visitor;
    await page.goto(`/super-admin?tab=${tab}`);
    await page.getByRole('searchbox', { name: /^Search/ }).fill(search);
  };
  const remove = async (name: string, question: string) => {
    await visitor.page.getByRole('button', { name: `Delete ${name}` }).click();
    await answer(visitor.page, { question, button: 'Delete' });
  };

  it('sees the whole platform at one glance', async () => {
    const { page } = visitor;
    await page.goto('/dashboard');
    await page.waitForURL('**/super-admin');
    await poll(() => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts()).toEqual([
      'Super Admin',
      'Team Management',
      'Jobs',
      'Companies',
      'Profile',
    ]);
    for (const label of ['Total Users', 'Pending Verification', 'Recent Users', 'Recent Jobs']) {
      await page.getByText(label, { exact: true }).first().waitFor();
    }
    for (const path of ['/admin', '/admin/dashboard']) {
      await page.goto(path);
      await page.getByText('Pending Verification').waitFor();
    }
  }, 60_000);

  it('creates a company, after which the form is empty for the next', async () => {
    const { page } = visitor;
    await page.goto('/super-admin?tab=companies');
    await page.getByRole('link', { name: 'Create Company' }).click();
    await heading(page, 'Create Company (Admin)');
    await page.getByLabel(/^Company Name/).fill(company);
    await page.getByLabel(/^Description/).fill('Catches and freezes crayfish in Western Province.');
    await page.getByLabel(/^Industry/).selectOption('other');
    await page.getByLabel(/^Company Size/).selectOption('501-1000');
    await page.getByRole('textbox', { name: 'Location', exact: true }).fill('Daru');
    await page.getByLabel(/^Email/).fill(`office@${domain}`);
    await page.getByRole('textbox', { name: 'Benefits' }).fill('Boat fare home');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Create Company' }).click();
    await told(page, 'Company created successfully');
    await waitFor(async () => (await page.getByLabel(/^Company Name/).inputValue()) === '', { what: 'an empty form' });
  }, 60_000);

  it('authorises it, revokes that, and authorises it again', async () => {
    const { page } = visitor;
    await openTab('companies', company);
    await row(company).getByText('Unauthorised').waitFor();
    await page.getByRole('button', { name: `Authorise ${company}` }).click();
    await told(page, 'Company authorised successfully');
    await row(company).getByText('Authorised', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Deauthorise ${company}` }).click();
    await row(company).getByText('Unauthorised').waitFor();
    await page.getByRole('button', { name: `Undo: ${company}` }).click();
    await row(company).getByText('Authorised', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Deauthorise ${company}` }).click();
    await page.getByRole('button', { name: `Give a reason: ${company}` }).click();
    const dialog = page.getByRole('dialog', { name: `Why not ${company}?` });
    await dialog.getByRole('button', { name: 'Send reason' }).click();
    await dialog.getByText('Please give a reason').waitFor();
    await dialog.getByLabel('Reason').fill('The address is not the company’s.');
    await dialog.getByRole('button', { name: 'Send reason' }).click();
    await told(page, 'Reason sent');
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Authorised' });
    await page.getByText('No companies found').waitFor();
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Unauthorised' });
    await page.getByRole('button', { name: `Authorise ${company}` }).click();
    await toast(page, 'Company authorised successfully');
    // It stays in sight, though the filter says otherwise.
    await row(company).getByText('Authorised', { exact: true }).waitFor();
  }, 60_000);

  it('changes it', async () => {
    const { page } = visitor;
    await openTab('companies', company);
    await page.getByRole('link', { name: `Edit ${company}` }).click();
    await page.getByLabel(/^Culture/).fill('Early mornings.');
    await page.getByRole('button', { name: 'Update Company' }).click();
    await told(page, 'Company updated successfully');
    await page.waitForURL(({ pathname }) => pathname === '/admin');
  }, 60_000);

  it('creates an employer for it, whose address has to be of its domain', async () => {
    const { page } = visitor;
    await page.goto('/super-admin?tab=users');
    await page.getByRole('link', { name: 'Create User' }).click();
    await heading(page, 'Create New User');
    const create = page.getByRole('button', { name: 'Create User' });
    await poll(() => create.isDisabled()).toBe(true);
    await page.getByLabel(/^First Name/).fill('Kila');
    await page.getByLabel(/^Last Name/).fill(`Daru ${mark}`);
    await poll(() => page.getByLabel(/^Role/).locator('option').allInnerTexts()).not.toContain('Admin');
    await page.getByLabel(/^Role/).selectOption({ label: 'Employer' });
    await page.getByLabel(/^Company/).selectOption({ label: company });
    await page.getByLabel(/^Email/).fill(`kila@other.test`);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('input[name="email"][aria-invalid="true"]').waitFor();
    await create.click();
    await told(page, 'Please fix email domain validation error before submitting');
    await page.getByLabel(/^Email/).fill(email);
    await page.locator('input[name="email"]:not([aria-invalid="true"])').waitFor();
    await page.getByText('Validating email domain...').waitFor({ state: 'detached' });
    await create.click();
    await told(page, 'User created successfully');
    await page.waitForURL(({ pathname }) => pathname === '/admin');
  }, 60_000);

  it('sends the verification again, verifies by hand, and changes the user', async () => {
    const { page } = visitor;
    const name = `Kila Daru ${mark}`;
    await openTab('users', email);
    await row(email).getByText('Pending').waitFor();
    await page.getByRole('button', { name: `Resend verification to ${name}` }).click();
    await told(page, `Verification email sent to ${email}`);
    await mailTo(email, /verify your email/i);
    await page.getByRole('button', { name: `Verify ${name}` }).click();
    await told(page, 'User verified successfully');
    await row(email).getByText('Verified').waitFor();
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await page.getByLabel(/^First Name/).fill('K');
    await page.getByRole('button', { name: 'Update User' }).click();
    await page.getByText('First name must be at least 2 characters').waitFor();
    await page.getByLabel(/^First Name/).fill('Kilala');
    await page.getByLabel(/^Skills/).fill('Diving, , Knots');
    await page.getByRole('button', { name: 'Update User' }).click();
    await told(page, 'User updated successfully');
    await openTab('users', email);
    await row(email).getByText(`Kilala Daru ${mark}`).waitFor();
  }, 60_000);

  it('posts a job for the company, changes it, takes it offline and back', async () => {
    const { page } = visitor;
    await page.goto('/admin/post-job');
    await heading(page, 'Post Job (Admin)');
    await page.getByLabel(/^Job Title/).fill(title);
    await page.getByLabel(/^Company/).selectOption({ label: company });
    await page.getByLabel(/^Description/).fill('Dives for crayfish with the fleet.');
    await page.getByRole('textbox', { name: 'Location', exact: true }).fill('Daru');
    await page.getByRole('combobox', { name: /^Industry/ }).fill('fishing');
    await page.getByRole('button', { name: 'Post Job', exact: true }).click();
    await told(page, 'Job posted successfully');

    await openTab('jobs', title);
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await heading(page, 'Edit Job (Admin)');
    await page.getByRole('textbox', { name: 'Requirements' }).fill('Diving ticket');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Update Job', exact: true }).click();
    await told(page, 'Job updated successfully');
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/edit-job\/\d+$/);

    await openTab('jobs', title);
    const publish = page.getByRole('button', { name: `Publish ${title}`, exact: true });
    const unpublish = page.getByRole('button', { name: `Unpublish ${title}`, exact: true });
    const isDraft = await publish.or(unpublish).innerText();
    for (const button of isDraft === 'Publish' ? [publish, unpublish] : [unpublish, publish]) {
      await button.click();
      await told(page, /Job (un)?published successfully/);
    }
    await page.getByRole('combobox', { name: 'Published' }).waitFor();
  }, 60_000);

  it('ties an employer who has no company to it', async () => {
    const { page } = visitor;
    const loose = await newPerson(await superAdmin(), { role: 'employer', domain });
    await page.goto('/employer-company-link');
    await page.getByRole('button', { name: 'Link Employer to Company' }).click();
    await page.getByText('Please select both an employer and a company').first().waitFor();
    await page.getByRole('combobox', { name: /^Employer/ }).selectOption({ label: `Mere Kila (${loose.user?.email})` });
    await page.getByLabel(/^Company/).selectOption({ label: company });
    await page.getByRole('button', { name: 'Link Employer to Company' }).click();
    await toast(page, /linked/i);
    await page
      .getByRole('listitem')
      .filter({ hasText: loose.user?.email ?? '' })
      .waitFor({ state: 'detached' });
  }, 60_000);

  it('sees the other super admins', async () => {
    const { page } = visitor;
    await page.goto('/team-management');
    await heading(page, 'Team Management');
    await page.getByText('Manage team members and view user accounts').waitFor();
    await heading(page, /^Team Members \(\d+\)$/);
    await row(superAdminEmail).getByText('No company').waitFor();
  }, 60_000);

  it('deletes the job, the user and the company', async () => {
    const { page } = visitor;
    await openTab('jobs', title);
    await remove(title, 'Are you sure you want to delete this job posting?');
    await told(page, /Job deleted/);
    await page.getByText('No jobs found').waitFor();
    await openTab('users', email);
    const name = `Kilala Daru ${mark}`;
    await remove(name, `Are you sure you want to delete ${name}? This action cannot be undone.`);
    await told(page, 'User deleted successfully');
    await openTab('companies', company);
    await remove(company, `Are you sure you want to delete ${company}? This action cannot be undone.`);
    await told(page, /Company deleted/);
    await page.reload();
    await page.getByRole('searchbox', { name: /^Search/ }).waitFor();
    await page.getByText('No companies found').waitFor();
  }, 60_000);

  it('meets nothing that fails', () => {
    expect(visitor.faults).toEqual([]);
  });
});
