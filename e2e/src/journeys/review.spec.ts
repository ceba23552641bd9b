import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job, User } from '@workboard/contracts';
import type { Browser, Page } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { mailTo } from '../support/mailbox.js';
import {
  coverLetter,
  type Employer,
  newEmployer,
  newJob,
  newPerson,
  newSeeker,
  superAdmin,
  unique,
} from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, settle, told } from '../support/screens.js';

const review = async (page: Page) => {
  await page.goto('/applications');
  await heading(page, 'Job Applications');
  await page.getByRole('button', { name: 'Review Meri Kaupa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review of Meri Kaupa' });
  await dialog.getByRole('form', { name: 'Your scorecard' }).waitFor();
  return dialog;
};
const score = async (dialog: ReturnType<Page['getByRole']>, points: [number, number], verdict: string) => {
  await dialog.getByRole('group', { name: 'Rigging' }).getByLabel(String(points[0])).check();
  await dialog.getByRole('group', { name: 'Care' }).getByLabel(String(points[1])).check();
  await dialog.getByLabel('In all').selectOption({ label: verdict });
  await dialog.getByRole('button', { name: 'Save scorecard' }).click();
  await dialog.getByText('Team score').waitFor();
};

/** Two colleagues review applicants together: notes with a mention, scores, tags, and the history of it all (decisions P45, P46, P47). */
describe('reviewing applicants as a team', () => {
  const title = `Crane Operator ${unique()}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let job: Job;
  let first: Application;
  let colleagueMail: string;
  let toby: Visitor;
  let vagi: Visitor;

  beforeAll(async () => {
    const admin = await superAdmin();
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(admin)]);
    job = await newJob(employer, { title, skills: ['Rigging', 'Care'] });
    const colleague = await newPerson(admin, {
      role: 'employer',
      domain: employer.domain,
      companyId: employer.company.id,
    });
    colleagueMail = colleague.user?.email ?? '';
    for (const [client, firstName] of [
      [employer.client, 'Toby'],
      [colleague, 'Vagi'],
    ] as const) {
      await client.must<User>('PUT', `/api/users/${client.user?.id}`, { body: { firstName, lastName: 'Oala' } });
    }
    for (const firstName of ['Meri', 'Kopi']) {
      const seeker = await newSeeker(admin);
      await seeker.must('PUT', `/api/users/${seeker.user?.id}`, { body: { firstName, lastName: 'Kaupa' } });
      const application = await seeker.must<Application>('POST', '/api/applications', {
        body: { jobId: job.id, coverLetter },
      });
      first ??= application;
    }
    toby = await enter(browser, employer.client.user?.email ?? '');
    vagi = await enter(browser, colleagueMail);
  }, 120_000);
  afterAll(() => browser?.close());

  it('takes a note that mentions a colleague, who gets a mail with a link, and a score', async () => {
    const { page } = toby;
    const dialog = await review(page);
    await dialog.getByRole('textbox', { name: 'New note' }).fill('She knows the 200-tonner. What do you think');
    await dialog.getByRole('button', { name: '@Vagi Oala' }).click();
    await dialog.getByText('Vagi Oala will get a mail.').waitFor();
    await audit.screen(page, 'reviewing an applicant');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await dialog.getByRole('list', { name: 'Notes of the team' }).getByText('She knows the 200-tonner.').waitFor();
    await score(dialog, [5, 4], 'Strong yes');
    await dialog.getByText('4.5 of 5 from 1 scorecard').waitFor();

    const mail = await mailTo(colleagueMail, /^Toby Oala mentioned you: Meri Kaupa, /);
    expect(mail.text).toContain('She knows the 200-tonner.');
    expect(mail.text).toContain(`/jobs/${job.id}/applications?app=${first.id}`);
  }, 120_000);

  it("shows colleagues' scores once one's own is given", async () => {
    const { page } = vagi;
    const dialog = await review(page);
    await dialog.getByText('She knows the 200-tonner.').waitFor();
    await poll(() => dialog.getByText('Team score').count()).toBe(0);
    await poll(() => dialog.getByText('Strong yes').filter({ visible: true }).count()).toBeLessThanOrEqual(1);
    await score(dialog, [3, 2], 'Not sure');
    await dialog.getByText('3.5 of 5 from 2 scorecards').waitFor();
    const cards = dialog.getByRole('list', { name: 'Scorecards' }).getByRole('listitem');
    await poll(() => cards.filter({ hasText: 'Toby Oala' }).innerText()).toContain('Rigging: 5 · Care: 4');
    await audit.screen(page, 'the scores of a team');
  }, 120_000);

  it('tags several at once and filters by the tag', async () => {
    const { page } = vagi;
    await page.goto('/applications');
    await heading(page, 'Job Applications');
    const several = page.getByRole('region', { name: 'Several at once' });
    await several.getByText('Choose all 2').click();
    await several.getByRole('button', { name: 'Tag…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tag 2 applicants' });
    await dialog.getByLabel('Tag to give').fill('Night shift');
    await audit.screen(page, 'tagging several');
    await dialog.getByRole('button', { name: 'Give tag' }).click();
    await told(page, '2 applications tagged');
    const cards = page.getByRole('list', { name: 'Applications' });
    await cards.getByText('Night shift').nth(1).waitFor();

    await page.getByRole('button', { name: 'Review Kopi Kaupa' }).click();
    const reviewed = page.getByRole('dialog', { name: 'Review of Kopi Kaupa' });
    await reviewed.getByRole('button', { name: 'Remove tag Night shift' }).click();
    await reviewed.getByRole('button', { name: 'Remove tag Night shift' }).waitFor({ state: 'detached' });
    await reviewed.getByRole('button', { name: 'Close dialog' }).click();
    await reviewed.waitFor({ state: 'detached' });
    await page.getByLabel('Filter by tag').selectOption('Night shift');
    await page.getByRole('button', { name: 'Review Kopi Kaupa' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Review Meri Kaupa' }).waitFor();
    await settle(page);
    await audit.screen(page, 'filtered by a tag');
  }, 120_000);

  it('tells in the history who did what, newest first', async () => {
    const { page } = vagi;
    await page.getByRole('button', { name: 'Review Meri Kaupa' }).click();
    const happened = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await happened.filter({ hasText: 'Tagged Night shift' }).waitFor();
    const lines = (await happened.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
    expect(lines.map((line) => line.replace(/ · .*/, ''))).toEqual([
      'Tagged Night shift Vagi Oala (you)',
      'Scorecard given Vagi Oala (you)',
      'Scorecard given Toby Oala',
      'Note added Toby Oala',
      'Applied The applicant',
    ]);
  }, 120_000);

  it('adds one note to several at once', async () => {
    const { page } = vagi;
    await page.goto('/applications');
    await heading(page, 'Job Applications');
    const several = page.getByRole('region', { name: 'Several at once' });
    await several.getByText('Choose all 2').click();
    await several.getByRole('button', { name: 'Note…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Note on 2 applicants' });
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await dialog.getByText('Please write a note').waitFor();
    await dialog.getByLabel('Note', { exact: true }).fill('Both asked for the ticket');
    await audit.screen(page, 'a note on several');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await told(page, 'Note added to 2 applications');
    for (const name of ['Kopi', 'Meri']) {
      await page.getByRole('button', { name: `Review ${name} Kaupa` }).click();
      const reviewed = page.getByRole('dialog', { name: `Review of ${name} Kaupa` });
      const notes = reviewed.getByRole('list', { name: 'Notes of the team' });
      await notes.getByText('Both asked for the ticket').waitFor();
      await reviewed.getByRole('button', { name: 'Close dialog' }).click();
      await reviewed.waitFor({ state: 'detached' });
    }
  }, 120_000);

  it('nothing on the way failed in the browser, and axe finds nothing', () => {
    expect([...toby.faults, ...vagi.faults]).toEqual([]);
    expect(audit.findings).toEqual([]);
  });
});
