import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { Browser } from 'playwright-core';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { answer, heading, openMenu, told } from '../support/screens.js';

/** What a job seeker does between two applications. */
describe('a job seeker', () => {
  const mark = unique();
  const title = `Coffee Buyer ${mark}`;
  let browser: Browser;
  let employer: Employer;
  let job: Job;
  let seeker: Visitor;

  beforeAll(async () => {
    const admin = await superAdmin();
    const [opened, hirer, person] = await Promise.all([openBrowser(), newEmployer(admin), newSeeker(admin)]);
    [browser, employer] = [opened, hirer];
    job = await newJob(employer, { title });
    await person.must('POST', '/api/applications', { body: { jobId: job.id, coverLetter } });
    seeker = await enter(browser, person.user?.email ?? '');
  }, 120_000);
  afterAll(() => browser?.close());

  it('finds the way by the side navigation and the menus', async () => {
    const { page } = seeker;
    await page.goto('/dashboard');
    await heading(page, 'Welcome back, Mere!');
    const side = page.getByRole('navigation', { name: 'Main' });
    await poll(() => side.getByRole('link').allInnerTexts()).toEqual([
      'Dashboard',
      'Find Jobs',
      'My Applications',
      'Saved Jobs',
      'Alerts',
      'Profile',
    ]);
    expect(await openMenu(page, 'My Job Hunt')).toEqual(['Saved Jobs', 'Job Alerts', 'My Applications']);
    await page.getByRole('menuitem', { name: 'Saved Jobs' }).click();
    await heading(page, 'Saved Jobs');
    await page.getByText('No saved jobs found').waitFor();
  }, 60_000);

  it('saves a job, notes something on it, and takes it off the list', async () => {
    const { page } = seeker;
    await page.goto(`/jobs/${job.id}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Job saved');
    await page.goto('/saved-jobs');
    await page.getByRole('button', { name: `Edit notes on ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Notes/).fill('Ask about the house.');
    await dialog.getByLabel(/^Folder/).fill('Highlands');
    await dialog.getByLabel(/^Priority/).selectOption('High');
    await dialog.getByRole('button', { name: 'Save Notes' }).click();
    await told(page, 'Notes updated successfully');
    await page.reload();
    await page.getByText('Ask about the house.').waitFor();
    await page.getByRole('combobox', { name: 'Filter by priority' }).selectOption('Low');
    await page.getByText('No saved jobs found').waitFor();
    await page.getByRole('combobox', { name: 'Filter by priority' }).selectOption('High');
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await told(page, 'Job removed from saved list');
    await page.getByText('No saved jobs found').waitFor();
  }, 60_000);

  it('saves from the list, sees where it applied, and has an alert made of a search', async () => {
    const { page } = seeker;
    await page.goto(`/jobs?search=${encodeURIComponent(title)}`);
    const card = page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('listitem').first();
    await card.getByText('Applied', { exact: true }).waitFor();
    await card.getByRole('button', { name: `Save ${title}` }).click();
    await told(page, 'Job saved');
    await card.getByRole('button', { name: `Save ${title}`, pressed: true }).click();
    await told(page, 'Job unsaved');
    await page.getByRole('button', { name: 'Tell Me of New Ones' }).click();
    await told(page, 'Job alert created successfully');
    await page.getByRole('link', { name: 'You hear of new ones' }).click();
    await page.getByText(title).first().waitFor();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await answer(page, { question: 'Are you sure', button: 'Delete' });
    await told(page, 'Job alert deleted');
  }, 60_000);

  it('sets a job alert up, changes it, pauses it and deletes it', async () => {
    const { page } = seeker;
    const name = `Coffee ${mark}`;
    await page.goto('/job-alerts');
    await page.getByText('No job alerts yet').waitFor();
    await page.getByRole('button', { name: 'Create Alert' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/title/i).fill(name);
    await dialog.getByLabel(/^Keywords/).fill('coffee, , cocoa ');
    await dialog.getByText(/^(Finds .* today|No job matches today)/).waitFor();
    await dialog.getByLabel(/^Frequency/).selectOption('Immediate');
    await dialog.getByRole('button', { name: 'Create Alert' }).click();
    await told(page, 'Job alert created successfully');
    const alert = page.getByRole('list', { name: 'Job alerts' }).getByRole('listitem').filter({ hasText: name });
    await alert.getByText('coffee, cocoa').waitFor();

    await alert.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByLabel(/^Location/).fill('Goroka');
    await dialog.getByRole('button', { name: 'Update Alert' }).click();
    await told(page, 'Job alert updated successfully');
    await alert.getByText(/Goroka/).waitFor();

    await alert.getByRole('switch').or(alert.getByRole('checkbox')).click();
    await told(page, 'Job alert status updated');
    await alert.getByText('Paused').waitFor();

    const question = `Are you sure you want to delete ${name}? This action cannot be undone.`;
    await alert.getByRole('button', { name: `Delete ${name}` }).click();
    await answer(page, { question, button: 'Cancel' });
    await alert.getByRole('button', { name: `Delete ${name}` }).click();
    await answer(page, { question, button: 'Delete' });
    await told(page, 'Job alert deleted successfully');
    await page.getByText('No job alerts yet').waitFor();
  }, 60_000);

  it('says where news of applications go, and takes that back', async () => {
    const { page } = seeker;
    await page.goto('/application-status-alerts');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Please enter an email address for notifications.').first().waitFor();
    await page.getByLabel(/^Email/).fill(`news${mark}@people.test`);
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await told(page, 'Settings saved');
    await page.getByRole('button', { name: 'Delete Settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Settings deleted');
    await waitFor(async () => (await page.getByLabel(/^Email/).inputValue()) === '', { what: 'an empty form' });
  }, 60_000);

  it('adds skills and links to the profile', async () => {
    const { page } = seeker;
    await page.goto('/profile');
    await page.getByText('Job Seeker', { exact: true }).last().waitFor();
    await page.getByRole('tab', { name: 'Skills' }).click();
    const skills = page.getByRole('textbox', { name: 'Skills' });
    for (const skill of ['  Cupping ', 'Cupping', '']) {
      await skills.fill(skill);
      await skills.press('Enter');
    }
    await poll(() => page.getByRole('button', { name: 'Remove Cupping' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await told(page, 'Skills updated');
    await page.getByRole('tab', { name: 'Links' }).click();
    await page.getByLabel('LinkedIn').fill('not a link');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.locator('input[name="linkedinUrl"][aria-invalid="true"]').waitFor();
    await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/in/mere');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await told(page, 'Profile updated');
  }, 60_000);

  it('reads the figures of the search', async () => {
    const { page } = seeker;
    await page.goto('/analytics');
    await heading(page, 'Job Search Analytics');
    await page.getByText('Success Rate').waitFor();
    await page.getByText('1 of 20').waitFor();
    await page.getByText('0 of 5').waitFor();
  }, 60_000);

  it('withdraws an application, and may apply again', async () => {
    const { page } = seeker;
    await page.goto('/applications');
    const card = page.getByRole('listitem').filter({ hasText: title });
    await card.getByText('Applied', { exact: true }).waitFor();
    await card.getByRole('button', { name: /^Delete application/ }).click();
    await answer(page, { question: 'Are you sure you want to delete this application?', button: 'Delete' });
    await told(page, 'Application deleted');
    await page.getByText('No applications found').waitFor();
    await page.goto(`/jobs/${job.id}`);
    await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  }, 60_000);

  it('logs out, and is a visitor again', async () => {
    const { page } = seeker;
    expect(await openMenu(page, 'Mere')).toEqual(['Dashboard', 'Profile', 'Log out']);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await told(page, 'Logged out successfully');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/saved-jobs');
    await heading(page, 'Authentication Required');
  }, 60_000);

  it('meets nothing that fails', () => {
    expect(seeker.faults).toEqual([]);
  });
});
