import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Interview } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { Browser, Page } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { disconnect, query } from '../support/database.js';
import { type Mail, mailsTo, mailTo } from '../support/mailbox.js';
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
import { chooseStatus, heading, told } from '../support/screens.js';

const dayMs = 86_400_000;
/** A day from now as the date control has it, 9:30 am in Port Moresby. */
const inDays = (days: number): string => `${new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)}T09:30`;

const answerLink = (mail: Mail, answer: string): string =>
  new RegExp(`https?:\\S+/api/interview-answers/\\S+\\?answer=${answer}$`, 'm').exec(mail.text)?.[0] ?? '';
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Applications' }).getByRole('listitem').filter({ hasText: name });

/** An interview from its plan to its end, for both sides (decisions P11, P16, P19). */
describe('interviews', () => {
  const title = `Wharf Clerk ${unique()}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let jobId: number;
  let applicants: Client[];
  let applications: Application[];
  let recruiter: Visitor;
  /** Nobody is signed in here. */
  let reader: Visitor;

  beforeAll(async () => {
    const admin = await superAdmin();
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(admin)]);
    const { domain, company } = employer;
    await newPerson(admin, { role: 'employer', domain, companyId: company.id });
    jobId = (await newJob(employer, { title })).id;
    applicants = await Promise.all([newSeeker(admin), newSeeker(admin)]);
    applications = [];
    for (const [index, applicant] of applicants.entries()) {
      const body = { firstName: ['Alma', 'Kopi'][index], lastName: 'Toro' };
      await applicant.must('PUT', `/api/users/${applicant.user?.id}`, { body });
      applications.push(
        await applicant.must<Application>('POST', '/api/applications', { body: { jobId, coverLetter } }),
      );
    }
    recruiter = await enter(browser, employer.client.user?.email ?? '');
    reader = await newVisitor(browser);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await disconnect();
  });

  const address = (index: number) => applicants[index]?.user?.email ?? '';
  const ownAddress = () => employer.client.user?.email ?? '';
  const planned = async (): Promise<Interview | undefined> =>
    (await employer.client.must<Interview[]>('GET', '/api/interviews')).find(({ status }) => status === 'scheduled');

  it('is planned with a place, a contact and a colleague, and told to all of them', async () => {
    const { page } = recruiter;
    await page.goto('/applications');
    await chooseStatus(page, { of: 'Alma Toro', to: 'Schedule Interview' });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type').selectOption('phone');
    const number = dialog.getByLabel('Number that you will call');
    await waitFor(async () => (await number.inputValue()) !== '', { what: "the applicant's number" });
    await dialog.getByLabel('Type').selectOption('in-person');
    await dialog.getByLabel(/^Date and time/).fill(inDays(7));
    await dialog.getByLabel(/^Place/).fill('Harbour office, Kieta');
    await dialog.getByText(/10:30 am in Bougainville/).waitFor();
    await poll(() => dialog.getByLabel('Contact email').inputValue()).toBe(ownAddress());
    await dialog.getByLabel('Colleagues on the panel').selectOption({ label: 'Mere Kila' });
    await dialog.getByRole('button', { name: 'Remove Mere Kila' }).waitFor();
    await audit.screen(page, 'planning an interview');
    await dialog.getByRole('button', { name: 'Schedule Interview' }).click();
    await dialog.waitFor({ state: 'detached' });
    const invitation = await mailTo(address(0), new RegExp(`^Interview for ${title}`));
    expect(invitation.text).toContain('Harbour office, Kieta');
    expect(invitation.text).toMatch(/10:30\s+am\s+in\s+Bougainville/);
    await poll(async () => (await planned())?.panel).toHaveLength(1);
    await mailTo((await planned())?.panel[0] ?? '', /^Interview with Alma Toro/);
  }, 120_000);

  it('is answered from the mail without signing in, by a press and not by opening the link', async () => {
    const { page } = reader;
    const invitation = await mailTo(address(0), /^Interview for/);
    await page.goto(answerLink(invitation, 'other_time'));
    await heading(page, 'Will you come to the interview?');
    await audit.screen(page, 'answering from a mail');
    expect((await planned())?.answer).toBeNull();
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByRole('alert').getByText('Please say when you could come').waitFor();
    await page.getByLabel(/^Message to/).fill('The boat comes on Tuesday');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await heading(page, 'Your answer was sent');
    await audit.screen(page, 'answered from a mail');
    const news = await mailTo(ownAddress(), /^Alma Toro asks for another time/);
    expect(news.text).toContain('The boat comes on Tuesday');
  }, 120_000);

  it('is changed by the employer and accepted, which the employer hears once', async () => {
    const { page } = recruiter;
    await page.reload();
    await page.getByText('Asks for another time: “The boat comes on Tuesday”').waitFor();
    await page.getByRole('button', { name: 'Interview with Alma Toro', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Date and time/).fill(inDays(8));
    await dialog.getByRole('button', { name: 'Update Interview' }).click();
    await dialog.waitFor({ state: 'detached' });
    const changed = await mailTo(address(0), /^Changed: interview for/);
    for (const _press of ['first', 'second']) {
      await reader.page.goto(answerLink(changed, 'coming'));
      await reader.page.getByLabel(/^Message to/).fill('');
      await reader.page.getByRole('button', { name: 'Send answer' }).click();
      await heading(reader.page, 'Your answer was sent');
    }
    await mailTo(ownAddress(), /^Alma Toro will come/);
    await poll(async () => (await planned())?.answer).toBe('coming');
  }, 120_000);

  it('ends with a rejection: the seeker reads at once not to travel, and the link is dead', async () => {
    const { page } = recruiter;
    await page.reload();
    await page.getByText('Will come').first().waitFor();
    await chooseStatus(page, { of: 'Alma Toro', to: 'Rejected' });
    const dialog = page.getByRole('dialog');
    await poll(() => dialog.getByRole('checkbox', { name: /^Cancel the interview on/ }).isChecked()).toBe(true);
    await audit.screen(page, 'rejecting somebody who is invited');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await told(page, 'Application status updated');
    await mailTo(address(0), /^Cancelled – do not travel: interview for/);
    const seeker = await enter(browser, address(0));
    await seeker.page.goto('/applications');
    await seeker.page.getByText('Cancelled – do not travel').waitFor();
    await audit.screen(seeker.page, 'a cancelled interview');
    await reader.page.goto(answerLink(await mailTo(address(0), /^Changed: interview for/), 'coming'));
    await heading(reader.page, 'There is nothing to answer here');
    await poll(() => mailsTo(ownAddress(), /^Alma Toro will come/)).toHaveLength(1);
    expect(seeker.faults).toEqual([]);
  }, 120_000);

  it('of a job that is switched off stays in sight, and can be cancelled', async () => {
    const { page } = recruiter;
    const applicationId = applications[1]?.id ?? 0;
    const scheduledAt = new Date(Date.now() + 3 * dayMs).toISOString();
    await employer.client.must('POST', '/api/interviews', { body: { applicationId, scheduledAt } });
    await mailTo(address(1), /^Interview for/);
    await employer.client.must('PUT', `/api/jobs/${jobId}`, { body: { status: 'inactive' } });
    await page.goto('/applications');
    await page.getByText('1 interview to come for jobs that are switched off.').waitFor();
    await page.goto('/dashboard');
    await page.getByText('Job is switched off').waitFor();
    await audit.screen(page, 'an interview of a job that is switched off');
    await page.getByRole('link', { name: /^Change or cancel: Kopi Toro/ }).click();
    await card(page, 'Kopi Toro').getByRole('button', { name: 'Cancel interview with Kopi Toro' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel interview' }).click();
    await told(page, 'Interview cancelled');
    await mailTo(address(1), /^Cancelled – do not travel/);
    await employer.client.must('PUT', `/api/jobs/${jobId}`, { body: { status: 'active' } });
  }, 120_000);

  it('is held, its outcome noted for the team, and an offer is read only when it was made', async () => {
    const { page } = recruiter;
    const id = applications[1]?.id ?? 0;
    const body = { applicationId: id, scheduledAt: new Date(Date.now() + 4 * dayMs).toISOString() };
    const interview = await employer.client.must<Interview>('POST', '/api/interviews', { body });
    await employer.client.must('PUT', `/api/applications/${id}`, { body: { status: 'offered' } });
    await query(`UPDATE applications.interviews SET scheduled_at = now() - interval '2 days' WHERE id = $1`, [
      interview.id,
    ]);
    await page.goto('/applications');
    await page.getByRole('button', { name: 'How did it go? Interview with Kopi Toro' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Knows the tides');
    await audit.screen(page, 'how an interview went');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Saved');
    await card(page, 'Kopi Toro').getByText('Knows the tides').waitFor();

    const seeker = await enter(browser, address(1));
    await seeker.page.goto('/applications');
    const theirs = card(seeker.page, title);
    await theirs.getByText(/^Interview was on/).waitFor();
    await poll(() => theirs.innerText()).toContain('Interviewing');
    await poll(() => theirs.innerText()).not.toMatch(/Offer Extended|Knows the tides|attended/i);

    await page.getByRole('button', { name: 'Offer made to Kopi Toro' }).click();
    await told(page, 'Offer noted');
    await page
      .getByRole('region', { name: 'Messages that wait' })
      .getByRole('listitem')
      .filter({ hasText: 'Kopi Toro' })
      .getByRole('button', { name: 'Send now' })
      .click();
    await mailTo(address(1), /Offer Extended$/);
    await seeker.page.reload();
    await theirs.getByText('Offer Extended').first().waitFor();
    await poll(() => mailsTo(address(1), /Offer Extended/)).toHaveLength(1);
    expect(seeker.faults).toEqual([]);
  }, 120_000);

  it('nothing on the way failed in the browser, and axe finds nothing', () => {
    expect(audit.findings).toEqual([]);
    expect(recruiter.faults).toEqual([]);
    // The link to the cancelled interview is the only one that leads nowhere.
    expect(reader.faults.filter((fault) => !fault.endsWith('answered 404'))).toEqual([]);
  });
});
