import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { mailTo } from '../support/mailbox.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { answer, heading, openMenu, told } from '../support/screens.js';

/** What an employer does with applicants, with the team and with the company's page. */
describe('an employer', () => {
  const mark = unique();
  const title = `Coffee Grader ${mark}`;
  let browser: Browser;
  let employer: Employer;
  let job: Job;
  let applicants: Client[];
  let recruiter: Visitor;

  beforeAll(async () => {
    const admin = await superAdmin();
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(admin)]);
    job = await newJob(employer, { title, skills: ['Coffee grading'] });
    applicants = await Promise.all([newSeeker(admin), newSeeker(admin)]);
    for (const [index, applicant] of applicants.entries()) {
      const body = { firstName: ['Mere', 'Kopi'][index], lastName: 'Kila' };
      await applicant.must('PUT', `/api/users/${applicant.user?.id}`, { body });
      await applicant.must('POST', '/api/applications', { body: { jobId: job.id, coverLetter } });
    }
    recruiter = await enter(browser, employer.client.user?.email ?? '');
  }, 120_000);
  afterAll(() => browser?.close());

  const cards = () => recruiter.page.getByRole('list', { name: 'Applications' }).getByRole('listitem');

  it('finds the way by the side navigation and the menus', async () => {
    const { page } = recruiter;
    await page.goto('/dashboard');
    await page.getByText(employer.company.name).first().waitFor();
    const side = page.getByRole('navigation', { name: 'Main' });
    await poll(() => side.getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Post Job',
      'Company Profile',
      'Manage Team',
      'Applications',
      'Analytics',
      'Profile',
    ]);
    for (const label of ['Active Jobs', 'Total Applications', 'Job Views', 'New Applications', 'This Month']) {
      await page.getByText(label, { exact: true }).first().waitFor();
    }
    expect(await openMenu(page, 'Employer Tools')).toEqual([
      'Post New Job',
      'Analytics',
      'Manage Applications',
      'Integrations',
    ]);
    await page.getByRole('menuitem', { name: 'Manage Applications' }).click();
    await heading(page, 'Job Applications');
  }, 60_000);

  it('has the applicants of one job ranked, and reads why', async () => {
    const { page } = recruiter;
    const ranking = page.getByRole('switch', { name: 'AI Ranking' }).or(page.getByLabel('AI Ranking'));
    await cards().first().waitFor();
    await poll(() => ranking.first().isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Filter by job' }).selectOption({ label: title });
    await ranking.first().click();
    await told(page, 'Ranked top 2 of 2 applicants');
    await cards()
      .filter({ hasText: /#1 · \d+%/ })
      .waitFor();
    await cards()
      .filter({ hasText: /#2 · \d+%/ })
      .waitFor();
    await page.getByText('AI suggestion, not a decision').waitFor();
    await page.getByRole('button', { name: /^Why .* is ranked #1$/ }).click();
    await cards()
      .getByText(/Coffee grading/i)
      .first()
      .waitFor();
    await ranking.first().click();
    await cards().filter({ hasText: '#1' }).waitFor({ state: 'detached' });
  }, 60_000);

  it('moves applications by their status, and finds them by tab and by filter', async () => {
    const { page } = recruiter;
    const status = page.getByRole('combobox', { name: 'Status of Mere Kila' });
    await status.click();
    const options = page.getByRole('listbox').getByRole('option');
    const labels = ['Applied', 'Screening', 'Under Review', 'Schedule Interview', 'Hired', 'Rejected'];
    for (const [index, name] of labels.entries()) {
      expect(
        await options
          .nth(index)
          .and(page.getByRole('option', { name, exact: true }))
          .count(),
      ).toBe(1);
    }
    await options.nth(2).click();
    await told(page, 'Application status updated');
    await page.getByRole('tab', { name: 'Under Review (1)' }).click();
    await page.waitForURL('**/applications?*status=interviewing*');
    await cards().nth(1).waitFor({ state: 'detached' });
    await poll(() => cards().count()).toBe(1);
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption({ label: 'Applied' });
    await cards().filter({ hasText: 'Kopi Kila' }).waitFor();
    await poll(() => cards().count()).toBe(1);
    await page.getByRole('tab', { name: 'All (2)' }).click();
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('nobody');
    await page.getByText('No applications found').waitFor();
  }, 60_000);

  it('invites to an interview, which comes as a calendar entry in the mail and on the screen', async () => {
    const { page } = recruiter;
    await page.goto('/applications');
    await page.getByRole('button', { name: 'Interview with Kopi Kila' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Date and time/).fill('2098-03-04T09:30');
    await dialog.getByRole('button', { name: 'Schedule Interview' }).click();
    await told(page, 'Interview scheduled');
    const invited = applicants[1]?.user?.email ?? '';
    const mail = await mailTo(invited, /^Interview for/);
    expect(mail.attachments.map(({ fileName, contentType }) => fileName ?? contentType).join()).toMatch(/ics|calendar/);

    const seeker = await enter(browser, invited);
    await seeker.page.goto('/applications');
    const [download] = await Promise.all([
      seeker.page.waitForEvent('download'),
      seeker.page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    const entry = await readFile(await download.path(), 'utf8');
    // 09:30 in Port Moresby.
    expect(entry).toContain('DTSTART:20980303T233000Z');
    expect(seeker.faults).toEqual([]);
    await seeker.context.close();
  }, 60_000);

  it('reads who applied, and what they can do', async () => {
    const { page } = recruiter;
    await page.getByRole('link', { name: 'View profile of Mere Kila' }).click();
    await heading(page, 'Mere Kila');
    for (const name of ['Work Experience', 'Education', 'Skills']) {
      await heading(page, name);
    }
    await page.getByText('Connect with this candidate').waitFor();
  }, 60_000);

  it('adds team mates in both ways, changes one and removes one', async () => {
    const { page } = recruiter;
    const member = (name: string) => page.getByRole('row').filter({ hasText: name });
    await page.goto('/company-users');
    await page.getByRole('button', { name: 'Add Member' }).click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: 'Add Member' });
    await dialog.getByLabel(/^First Name/).fill('Sali');
    await dialog.getByLabel(/^Last Name/).fill('Bena');
    await dialog.getByLabel(/^Email/).fill('sali@elsewhere.test');
    await dialog.locator('input[name="password"]').fill('lowercase#1');
    await dialog.locator('input[name="confirmation"]').fill('lowercase#2');
    await dialog.getByText(`Email must use the same domain as your account: @${employer.domain}`).waitFor();
    await dialog.getByText('Password must contain at least one uppercase letter').waitFor();
    await dialog.getByLabel(/^Email/).fill(`sali@${employer.domain}`);
    await dialog.locator('input[name="password"]').fill('Workboard#2026');
    await poll(() => add.isDisabled()).toBe(true);
    await dialog.locator('input[name="confirmation"]').fill('Workboard#2026');
    await add.click();
    await told(page, 'Team member added successfully');
    await member('Sali Bena').waitFor();

    await page.goto('/company-users?add=1');
    await heading(page, 'Add Team Member');
    await page.getByText('Email domain must match existing users if any exist').waitFor();
    await page.getByLabel(/^First Name/).fill('Tau');
    await page.getByLabel(/^Last Name/).fill('Bena');
    await page.getByLabel(/^Email/).fill(`tau@${employer.domain}`);
    await page.locator('input[name="password"]').fill('Workboard#2026');
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    await told(page, 'Team member created successfully');
    await page.waitForURL(({ pathname, search }) => pathname === '/company-users' && search === '');

    await page.getByRole('button', { name: 'Edit Tau Bena' }).click();
    await dialog.getByLabel(/^Last Name/).fill('Siune');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await told(page, 'User updated');
    await member('Tau Siune').waitFor();

    await page.getByRole('button', { name: 'Remove Tau Siune' }).click();
    const question = 'Are you sure you want to delete Tau Siune? This action cannot be undone.';
    await answer(page, { question, button: 'Delete' });
    await told(page, 'User removed');
    await member('Tau Siune').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove Mere Kila' }).click();
    await told(page, 'Cannot remove yourself');
  }, 60_000);

  it('changes the company’s page', async () => {
    const { page } = recruiter;
    await page.goto(`/company/${employer.company.id}`);
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await page.getByLabel(/^Culture/).fill('We drink what we sell.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await told(page, 'Company profile updated');
    await page.waitForURL(`**/company/${employer.company.id}`);
    await page.getByText('We drink what we sell.').waitFor();
  }, 60_000);

  it('reads the figures of hiring', async () => {
    const { page } = recruiter;
    await page.goto('/analytics');
    await heading(page, 'Hiring Analytics');
    await page.getByText('14 days').waitFor();
    await page.getByRole('link', { name: title }).waitFor();
  }, 60_000);

  it('meets nothing that fails', () => {
    expect(recruiter.faults).toEqual([]);
  });
});
