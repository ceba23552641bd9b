import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { chooseStatus, heading, told } from '../support/screens.js';

/** What an employer decides, what applicants are told of it and when, and the way back (decisions P16, P17, P18). */
describe('deciding about applicants', () => {
  const title = `Boat Skipper ${unique()}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let applicants: Client[];
  let applications: Application[];
  let recruiter: Visitor;

  beforeAll(async () => {
    const admin = await superAdmin();
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(admin)]);
    const job = await newJob(employer, { title });
    applicants = await Promise.all([newSeeker(admin), newSeeker(admin)]);
    applications = [];
    for (const [index, applicant] of applicants.entries()) {
      const body = { firstName: ['Mere', 'Kopi'][index], lastName: 'Kila' };
      await applicant.must('PUT', `/api/users/${applicant.user?.id}`, { body });
      applications.push(
        await applicant.must<Application>('POST', '/api/applications', { body: { jobId: job.id, coverLetter } }),
      );
    }
    recruiter = await enter(browser, employer.client.user?.email ?? '');
  }, 120_000);
  afterAll(() => browser?.close());

  const address = (index: number) => applicants[index]?.user?.email ?? '';
  const newsTo = async (index: number) =>
    (await mailsTo(address(index), new RegExp(`^${title}`))).map(({ subject }) => subject);
  const reference = (index: number) => `WB-${String(applications[index]?.id).padStart(6, '0')}`;
  const strip = () => recruiter.page.getByRole('region', { name: 'Messages that wait' });
  const entry = (name: string) => strip().getByRole('listitem').filter({ hasText: name });
  const status = (name: string) => recruiter.page.getByRole('combobox', { name: `Status of ${name}` });

  it('changes nothing by arrow keys, and shows below each choice what follows from it', async () => {
    const { page } = recruiter;
    await page.goto('/applications');
    await status('Mere Kila').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
    }
    await page.getByText('Applicant reads “Interviewing”; mail in 10 seconds').waitFor();
    await page.getByText('Applicant reads “Not Selected”; mail in 24 hours').waitFor();
    await audit.screen(page, 'choosing a status');
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await poll(() => status('Mere Kila').innerText()).toBe('Applied');
    await poll(() => strip().count()).toBe(0);
  }, 120_000);

  it("asks before 'Hired' with the words of the mail, and takes it back before anything is sent", async () => {
    const { page } = recruiter;
    await chooseStatus(page, { of: 'Mere Kila', to: 'Hired' });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Congratulations! The employer marked you as hired.').waitFor();
    await audit.screen(page, 'hired, asked first');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await poll(() => status('Mere Kila').innerText()).toBe('Applied');

    await chooseStatus(page, { of: 'Mere Kila', to: 'Hired' });
    await dialog.getByRole('button', { name: 'Mark as hired' }).click();
    await told(page, 'Mere Kila: Hired');
    await entry('Mere Kila').getByText('Congratulations!').waitFor();
    await entry('Mere Kila').getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Change taken back');
    await entry('Mere Kila').waitFor({ state: 'detached' });
    await status('Mere Kila').filter({ hasText: 'Applied' }).waitFor();
  }, 120_000);

  it('rejects all at once in three presses, and takes that back as one', async () => {
    const { page } = recruiter;
    const several = page.getByRole('region', { name: 'Several at once' });
    await page.getByRole('checkbox', { name: 'Choose Mere Kila' }).click();
    await several.getByText('1 of 2 chosen').waitFor();
    await page.getByRole('checkbox', { name: 'Choose Kopi Kila' }).click({ modifiers: ['Shift'] });
    await several.getByText('2 of 2 chosen').click();
    await several.getByText('Choose all 2').click();
    await audit.screen(page, 'several chosen');
    for (const [name, type, beginning] of [
      ['Table (CSV)', 'text/csv', 'Reference'],
      ['CVs (ZIP)', 'application/zip', 'PK'],
      ['Print pack', 'application/pdf', '%PDF'],
    ] as const) {
      const file = await page.request.get((await several.getByRole('link', { name }).getAttribute('href')) ?? '');
      expect([file.status(), file.headers()['content-type']?.split(';')[0]]).toEqual([200, type]);
      expect((await file.body()).subarray(0, 13).toString()).toContain(beginning);
    }
    await several.getByRole('button', { name: 'Rejected' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^After 24 hours each is mailed/).waitFor();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await several.getByText('2 applications moved to Rejected').waitFor();
    await entry('Mere Kila').waitFor();
    await entry('Kopi Kila').waitFor();
    await several.getByRole('button', { name: 'Undo' }).click();
    await told(page, '2 applications moved back');
    await strip().waitFor({ state: 'detached' });
    await status('Kopi Kila').filter({ hasText: 'Applied' }).waitFor();
  }, 120_000);

  it('keeps a message for each of several people, and sends one of them now', async () => {
    const { page } = recruiter;
    await chooseStatus(page, { of: 'Mere Kila', to: 'Rejected' });
    await told(page, 'Application status updated');
    await chooseStatus(page, { of: 'Kopi Kila', to: 'Rejected' });
    await entry('Mere Kila')
      .getByText(/^Mail goes in 23 h 59 min/)
      .waitFor();
    await entry('Kopi Kila').waitFor();
    await audit.screen(page, 'messages that wait');
    const blindView = page.getByRole('button', { name: 'Blind view' });
    await blindView.click();
    await strip()
      .getByText(/^Applicant WB-/)
      .first()
      .waitFor();
    await poll(() => strip().innerText()).not.toContain('Kila');
    await page
      .getByRole('button', { name: /^View CV of Applicant WB-/ })
      .first()
      .click();
    const cv = page.getByRole('dialog', { name: 'CV without the person' });
    await cv.getByText('Accounts officer, Lae, 2018-2025').waitFor();
    await cv.getByText(/blacked out by rule, and something may be missed/).waitFor();
    await audit.screen(page, 'a CV without the person');
    await cv.getByText(/^Applicant WB-\d+ · /).waitFor();
    await page.keyboard.press('Escape');
    await cv.waitFor({ state: 'detached' });
    await blindView.click();
    await page.reload();
    await entry('Mere Kila').getByRole('button', { name: 'Send now' }).click();
    await told(page, 'Message sent');
    await mailTo(address(0), /Not Selected/);
    await entry('Kopi Kila').getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Kopi Kila is in ‘Applied’ again.');
    await strip().waitFor({ state: 'detached' });
    expect(await newsTo(0)).toEqual([`${title}: Not Selected`]);
  }, 120_000);

  it('announces an offer after an interview only when it was made', async () => {
    const { page } = recruiter;
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
    const applicationId = applications[1]?.id;
    await employer.client.must('POST', '/api/interviews', { body: { applicationId, scheduledAt } });
    await employer.client.must('PUT', `/api/applications/${applicationId}`, { body: { status: 'offered' } });
    await page.reload();
    await page.getByRole('button', { name: 'Offer made to Kopi Kila' }).click();
    await told(page, 'Offer noted');
    await entry('Kopi Kila').getByRole('button', { name: 'Send now' }).click();
    await mailTo(address(1), /Offer Extended/);
    expect(await newsTo(1)).toEqual([`${title}: Offer Extended`]);
  }, 120_000);

  it('finds a person by the reference that stands in the mails', async () => {
    const { page } = recruiter;
    const mail = await mailTo(employer.client.user?.email ?? '', /Kopi Kila$/);
    const link = /https?:\S+\/applications\?search=\S+/.exec(mail.text)?.[0] ?? '';
    expect(link).toContain(reference(1));
    await page.goto(link);
    await heading(page, 'Kopi Kila');
    await page.getByText(reference(1)).first().waitFor();
    await poll(() => page.getByRole('list', { name: 'Applications' }).getByRole('listitem').count()).toBe(1);
  }, 60_000);

  it('a seeker withdraws, told what that means; the employer keeps it as withdrawn and hears of it', async () => {
    const seeker = await enter(browser, address(1));
    const { page } = seeker;
    await page.goto('/applications');
    await page.getByRole('button', { name: `Withdraw application for ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('They keep what you sent, marked as withdrawn.').waitFor();
    await audit.screen(page, 'withdraw');
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await told(page, 'Application withdrawn');
    await page.getByText('Withdrawn', { exact: true }).waitFor();
    await audit.screen(page, 'withdrawn');
    expect(seeker.faults).toEqual([]);

    await mailTo(employer.client.user?.email ?? '', /^Kopi Kila withdrew the application/);
    await recruiter.page.goto('/applications');
    await recruiter.page.getByRole('tab', { name: 'Schedule Interview (0)' }).waitFor();
    await recruiter.page.getByRole('tab', { name: 'All (2)' }).waitFor();
    await recruiter.page.getByText('Withdrawn', { exact: true }).waitFor();
    await poll(() => status('Kopi Kila').count()).toBe(0);
    await audit.screen(recruiter.page, 'employer, withdrawn');
  }, 120_000);

  it('nothing on the way failed in the browser, and axe finds nothing', () => {
    expect(recruiter.faults).toEqual([]);
    expect(audit.findings).toEqual([]);
  });
});
