import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Interview } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { disconnect, query } from '../support/database.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, settle, told } from '../support/screens.js';

const dayMs = 86_400_000;
/** A week from now as the date control has it, in Port Moresby time. */
const atHour = (hour: string): string => `${new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10)}T${hour}`;

/** Times that two applicants choose from, and the calendar that shows what they chose (decisions P53, P54). */
describe('times to choose from', () => {
  const title = `Deckhand ${unique()}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let applicants: Client[];
  let recruiter: Visitor;
  /** Nobody is signed in here. */
  let reader: Visitor;

  beforeAll(async () => {
    const admin = await superAdmin();
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(admin)]);
    const { id: jobId } = await newJob(employer, { title });
    applicants = await Promise.all([newSeeker(admin), newSeeker(admin)]);
    for (const [index, applicant] of applicants.entries()) {
      const body = { firstName: ['Alma', 'Kopi'][index], lastName: 'Toro' };
      await applicant.must('PUT', `/api/users/${applicant.user?.id}`, { body });
      await applicant.must('POST', '/api/applications', { body: { jobId, coverLetter } });
    }
    recruiter = await enter(browser, employer.client.user?.email ?? '');
    reader = await newVisitor(browser);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await disconnect();
  });

  const address = (index: number) => applicants[index]?.user?.email ?? '';
  const interviews = async () =>
    (await employer.client.must<Interview[]>('GET', '/api/interviews')).filter(({ status }) => status === 'scheduled');

  it('are offered to both at once', async () => {
    const { page } = recruiter;
    await page.goto('/applications');
    await page.getByRole('checkbox', { name: /^Choose all 2/ }).check();
    await page.getByRole('button', { name: 'Offer interview times' }).click();
    const dialog = page.getByRole('dialog', { name: 'Offer Times' });
    await dialog.getByLabel('Time 1').fill(atHour('09:30'));
    await dialog.getByRole('button', { name: 'Offer times' }).click();
    await dialog.getByText('Please offer 2 to 8 different times').waitFor();
    await dialog.getByLabel('Time 2').fill(atHour('11:00'));
    await dialog.getByLabel('Time 3').fill(atHour('14:00'));
    await dialog.getByLabel('Type').selectOption('in-person');
    await dialog.getByLabel(/^Place/).fill('Harbour office, Kieta');
    await dialog.getByText(/10:30 am in Bougainville/).waitFor();
    await audit.screen(page, 'offering times');
    await dialog.getByRole('button', { name: 'Offer times' }).click();
    await dialog.waitFor({ state: 'detached' });
    await told(page, 'Times offered');
    await page.getByText('0 of 2 applicants have chosen').first().waitFor();
    await audit.screen(page, 'applicants who may choose');
    await mailTo(address(1), new RegExp(`^Choose a time: interview for ${title}`));
  }, 120_000);

  it('go to the first who chooses, by the mail and without signing in; the other is told and takes another', async () => {
    const late = await enter(browser, address(1));
    await late.page.goto('/applications');
    await late.page.getByRole('radio', { name: /9:30 am/ }).check();
    await audit.screen(late.page, 'choosing a time');

    const mail = await mailTo(address(0), /^Choose a time:/);
    const { page } = reader;
    await page.goto(/https?:\S+\/api\/interview-times\/links\/\S+/.exec(mail.text)?.[0] ?? '');
    await heading(page, 'Choose a time for your interview');
    expect(await interviews()).toEqual([]);
    await audit.screen(page, 'choosing a time from a mail');
    await page.getByRole('radio', { name: /9:30 am/ }).check();
    await page.getByRole('button', { name: 'Choose this time' }).click();
    await heading(page, 'Your interview is planned');
    const confirmation = await mailTo(address(0), /^Interview for/);
    expect(confirmation.text).toContain('Harbour office, Kieta');
    expect(confirmation.text).toContain('You will come');

    await late.page.getByRole('button', { name: /^Choose this time/ }).click();
    await told(late.page, 'This time is taken: somebody was faster. Please choose another.');
    await late.page.getByRole('radio', { name: /9:30 am/ }).waitFor({ state: 'detached' });
    await late.page.getByRole('radio', { name: /11:00 am/ }).check();
    await late.page.getByRole('button', { name: /^Choose this time/ }).click();
    await told(late.page, 'Interview planned');
    await late.page.getByText('You will come').waitFor();
    await settle(late.page);
    expect(late.faults.filter((fault) => !fault.endsWith('answered 409'))).toEqual([]);
    const planned = await interviews();
    expect(planned.map(({ answer }) => answer)).toEqual(['coming', 'coming']);
    expect(new Set(planned.map(({ scheduledAt }) => scheduledAt)).size).toBe(2);
    await mailTo(employer.client.user?.email ?? '', /^Interview with Kopi Toro/);
    await poll(() => mailsTo(address(1), /^Interview for/)).toHaveLength(1);
  }, 120_000);

  it('stand on the calendar page, with the one that is at the same time as another', async () => {
    const { page } = recruiter;
    const [first] = await interviews();
    await page.goto('/applications');
    await page.getByRole('button', { name: 'Interview with Kopi Toro', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Date and time/).fill(atHour('10:00'));
    await dialog.getByText('Another interview at the same time').waitFor();
    await audit.screen(page, 'an interview at the same time as another');
    await dialog.getByRole('button', { name: 'Update Interview' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Interviews', exact: true }).click();
    await heading(page, 'Interviews');
    await page.getByText(`Alma Toro · ${title}`).waitFor();
    await page.getByText(`Kopi Toro · ${title}`).waitFor();
    // What was changed a moment ago is read again.
    await page.getByText('At the same time as another').nth(1).waitFor();
    await page.getByLabel('Show').selectOption('mine');
    await page.getByText(`Alma Toro · ${title}`).waitFor();
    await audit.screen(page, 'the calendar page');
    await query(`UPDATE applications.interviews SET scheduled_at = now() - interval '2 days' WHERE id = $1`, [
      first?.id,
    ]);
    await page.goto(`/interviews?ask=${first?.id}`);
    await page.getByRole('dialog', { name: 'How did it go?' }).getByRole('button', { name: 'Save' }).click();
    await told(page, 'Saved');
    await page.getByRole('heading', { name: 'How did they go?' }).waitFor({ state: 'detached' });
  }, 120_000);

  it('are read by calendar programs at a secret address, until it is switched off', async () => {
    const { page } = recruiter;
    await page.getByLabel('Interviews in the calendar').selectOption('all');
    await page.getByRole('button', { name: 'Make address' }).click();
    const url = await page.getByLabel('Address for your calendar program').inputValue();
    await told(page, 'Address made');
    await audit.screen(page, 'a new calendar address');
    const feed = await fetch(url);
    expect(feed.headers.get('content-type')).toMatch(/^text\/calendar/);
    const text = (await feed.text()).replaceAll('\r\n ', '');
    expect(text).toContain('Alma Toro');
    expect(text).toContain('Kopi Toro');
    const again = await fetch(url, { headers: { 'if-none-match': feed.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    await page.getByRole('button', { name: 'Switch off' }).click();
    await told(page, 'Address switched off');
    expect((await fetch(url)).status).toBe(404);
  }, 120_000);

  it('nothing on the way failed in the browser, and axe finds nothing', () => {
    expect(audit.findings).toEqual([]);
    expect(recruiter.faults).toEqual([]);
    expect(reader.faults).toEqual([]);
  });
});
