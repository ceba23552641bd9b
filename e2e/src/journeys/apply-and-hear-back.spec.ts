import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import {
  coverLetter,
  type Employer,
  newEmployer,
  newJob,
  password,
  pdf,
  superAdmin,
  unique,
} from '../support/people.js';
import { poll } from '../support/poll.js';
import { chooseStatus, heading, signInAt, toast } from '../support/screens.js';

/**
 * The product's main job, as people see it: a visitor finds a job, registers, verifies the address, completes the
 * profile and applies; the employer reviews and decides; the seeker reads it on the screen and in the mail. Each test is
 * the next step of one story.
 */
describe('from visitor to interview', () => {
  const mark = unique();
  const email = `mere${mark}@people.test`;
  const title = `Coffee Quality Officer ${mark}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let job: Job;
  let seeker: Visitor;
  let recruiter: Visitor;

  beforeAll(async () => {
    [browser, employer] = await Promise.all([openBrowser(), superAdmin().then((admin) => newEmployer(admin))]);
    job = await newJob(employer, { title, closingDate: '2099-12-31' });
    seeker = await newVisitor(browser);
    recruiter = await newVisitor(browser);
  }, 120_000);
  afterAll(() => browser?.close());

  it('a visitor finds the job on the list', async () => {
    const { page } = seeker;
    await page.goto('/');
    await heading(page, 'How It Works');
    await audit.screen(page, 'home');

    await page.goto('/jobs');
    await page.getByRole('searchbox', { name: 'Job title or keyword' }).fill(title);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('1 job', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Job details' }).getByRole('heading', { name: title }).waitFor();
    await audit.screen(page, 'jobs');

    await page.goto(`/jobs/${job.id}`);
    await heading(page, title);
    await audit.screen(page, 'job, signed out');
    await page.getByRole('link', { name: 'Sign in to Apply' }).click();
    await page.waitForURL('**/auth');
  }, 120_000);

  it('registers and is asked to look into the mail', async () => {
    const { page } = seeker;
    await heading(page, 'Sign in');
    await audit.screen(page, 'sign in');
    await page.goto('/auth?mode=register');
    await page.getByLabel(/^First name/).fill('Mere');
    await page.getByLabel(/^Last name/).fill('Kila');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Password must be at least 8 characters').waitFor();
    await audit.screen(page, 'register, refused');
    await page.locator('input[name="password"]').fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await heading(page, 'Verification Required');
    await audit.screen(page, 'verification required');
  }, 120_000);

  it('is signed in by the mailed link', async () => {
    const { page } = seeker;
    const link = linkIn(await mailTo(email, /verify your email/i));
    await page.goto(link.href);
    await toast(page, 'Email verified successfully!');
    expect(new URL(page.url()).search).toBe('');
    await audit.screen(page, 'status alerts');
  }, 120_000);

  it('may not apply before the profile is complete', async () => {
    const { page } = seeker;
    await page.goto(`/jobs/${job.id}`);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Complete your profile to apply').waitFor();
    await poll(() => dialog.getByRole('button', { name: 'Complete Profile First' }).isDisabled()).toBe(true);
    await audit.screen(page, 'apply, profile incomplete');
    await dialog.getByRole('link', { name: 'Phone number' }).click();
    await page.waitForURL('**/profile');
  }, 120_000);

  it('completes the profile and uploads a resume', async () => {
    const { page } = seeker;
    const save = async () => {
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await toast(page, 'Profile updated');
      await page.getByRole('button', { name: 'Close message' }).click();
    };
    await heading(page, /^Profile$/);
    await page.getByLabel(/^Phone/).fill('+675 7123 4567');
    await page.getByRole('textbox', { name: 'Location', exact: true }).fill('Goroka');
    await page.getByLabel(/^Bio/).fill('Q grader with seven years in coffee export.');
    await audit.screen(page, 'profile, basic info');
    await save();

    await page.getByRole('tab', { name: 'Professional' }).click();
    await page.getByLabel(/experience/i).fill('Quality officer, Asaro Coffee, 2018-2025');
    await page.getByLabel(/^Education/).fill('Bachelor of Agriculture, Unitech, 2017');
    await save();
    const resume = Buffer.from(await pdf('Coffee quality officer, Goroka').arrayBuffer());
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'mere-kila.pdf', mimeType: 'application/pdf', buffer: resume });
    await toast(page, 'Upload successful');
    // What the head of the page covers halfway counts as too small.
    await page.evaluate('scrollTo(0, 0)');
    await audit.screen(page, 'profile, professional');
  }, 120_000);

  it('applies, once the cover letter is long enough', async () => {
    const { page } = seeker;
    await page.goto(`/jobs/${job.id}`);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    // A phone's Back closes the dialog, not the job.
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/jobs/${job.id}`);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await dialog.getByRole('link', { name: /^mere-kila.pdf/ }).waitFor();
    await dialog.getByLabel(/^Cover letter/).fill('Too short');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await dialog.getByText('Cover letter must be at least 50 characters').waitFor();
    await audit.screen(page, 'apply, refused');
    await dialog.getByLabel(/^Cover letter/).fill(coverLetter);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await toast(page, 'Application submitted!');
    await dialog.waitFor({ state: 'detached' });
    await poll(() => page.getByRole('button', { name: 'Already Applied' }).isDisabled()).toBe(true);
    await page.getByText(/^You applied on/).waitFor();
    await page.getByRole('link', { name: 'See my application' }).waitFor();
    await audit.screen(page, 'job, applied');
    const mail = await mailTo(email, new RegExp(title));
    // The name looks like an address: an unseen joiner keeps mail programs from making a link of it.
    expect(mail.text.replaceAll('\u2060', '')).toContain(employer.company.name);
  }, 120_000);

  it('the employer hears of it, signs in and reads the application', async () => {
    const { page } = recruiter;
    const address = employer.client.user?.email ?? '';
    expect((await mailTo(address, new RegExp(title))).subject).toContain('Mere Kila');
    await signInAt(page, address);
    await page.getByRole('link', { name: title }).first().waitFor();
    await audit.screen(page, 'employer dashboard');

    await page.goto('/applications');
    await heading(page, 'Job Applications');
    await heading(page, 'Mere Kila');
    await audit.screen(page, 'employer applications');
    await page.getByRole('button', { name: 'Cover letter of Mere Kila' }).click();
    await page.getByRole('dialog').getByText(coverLetter).waitFor();
    await audit.screen(page, 'cover letter');
    await page.keyboard.press('Escape');
    const cv = await page.getByRole('link', { name: 'View CV of Mere Kila in a new tab' }).getAttribute('href');
    const file = await page.request.get(cv ?? '');
    expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }, 120_000);

  it('the employer takes it under review, and the seeker reads so on the screen and in the mail', async () => {
    await chooseStatus(recruiter.page, { of: 'Mere Kila', to: 'Screening' });
    await toast(recruiter.page, 'Application status updated');
    await recruiter.page.reload();
    await poll(() => recruiter.page.getByRole('combobox', { name: 'Status of Mere Kila' }).innerText()).toBe(
      'Screening',
    );

    await seeker.page.goto('/applications');
    await heading(seeker.page, 'My Applications');
    const card = seeker.page.getByRole('listitem').filter({ hasText: title });
    await card.getByText('Under Review', { exact: true }).waitFor();
    await audit.screen(seeker.page, 'seeker applications');
    const mail = await mailTo(email, /Under Review/);
    expect(mail.text).toContain(title);
  }, 120_000);

  it('the employer invites to an interview, which the seeker sees with its date', async () => {
    const { page } = recruiter;
    await chooseStatus(page, { of: 'Mere Kila', to: 'Schedule Interview' });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Date and time/).fill('2098-03-04T09:30');
    await dialog.getByLabel(/^Meeting link/).fill('https://meet.example.com/coffee');
    await audit.screen(page, 'schedule interview');
    await dialog.getByRole('button', { name: 'Schedule Interview' }).click();
    await dialog.waitFor({ state: 'detached' });
    // The status follows the interview.
    await toast(page, 'Application status updated');

    await seeker.page.reload();
    const card = seeker.page.getByRole('listitem').filter({ hasText: title });
    await card.getByText('Interviewing', { exact: true }).waitFor();
    await card.getByText(/4 Mar(ch)? 2098/).waitFor();
    await card.getByRole('link', { name: 'Join the meeting' }).waitFor();
    const mail = await mailTo(email, /^Interview for/);
    expect(mail.text).toMatch(/2098/);
  }, 120_000);

  it('the seeker sees it on the dashboard', async () => {
    const { page } = seeker;
    await page.goto('/dashboard');
    await page.getByText('Applications Sent').waitFor();
    await page.getByText('Application Status').waitFor();
    await audit.screen(page, 'seeker dashboard');
  }, 120_000);

  it('the seeker sees what the ranking reads of the profile and the resume', async () => {
    const { page } = seeker;
    await page.goto('/applications');
    await page.getByRole('button', { name: 'See what it reads of you' }).click();
    const dialog = page.getByRole('dialog', { name: 'What the ranking reads of you' });
    await dialog.getByText('Your CV was read.').waitFor();
    await dialog.getByRole('listitem').first().waitFor();
    await audit.screen(page, 'what the ranking reads');
    await dialog.getByRole('link', { name: 'Correct it in your profile' }).click();
    await page.waitForURL('**/profile');
  }, 120_000);

  it('nothing on the way failed in the browser', () => {
    expect([...seeker.faults, ...recruiter.faults]).toEqual([]);
  });

  it('axe finds nothing on any screen passed, in both themes, at 1280 and 360 px', () => {
    expect(audit.looks).toBeGreaterThanOrEqual(60);
    expect(audit.findings).toEqual([]);
  });
});
