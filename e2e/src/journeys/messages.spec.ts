import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Outbox } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { mailsTo, mailTo, replyToOf } from '../support/mailbox.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { told } from '../support/screens.js';

/** An employer writes to applicants, also with a rejection; they read it by mail and in the app (decisions P43, P44). */
describe('messages to applicants', () => {
  const title = `Deckhand ${unique()}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let applicants: Client[];
  let recruiter: Visitor;

  beforeAll(async () => {
    const admin = await superAdmin();
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(admin)]);
    const job = await newJob(employer, { title, hrEmail: `jobs@${employer.domain}` });
    applicants = await Promise.all([newSeeker(admin), newSeeker(admin)]);
    for (const [index, applicant] of applicants.entries()) {
      const body = { firstName: ['Mere', 'Kopi'][index], lastName: 'Kila' };
      await applicant.must('PUT', `/api/users/${applicant.user?.id}`, { body });
      await applicant.must<Application>('POST', '/api/applications', { body: { jobId: job.id, coverLetter } });
    }
    recruiter = await enter(browser, employer.client.user?.email ?? '');
  }, 120_000);
  afterAll(() => browser?.close());

  const address = (index: number) => applicants[index]?.user?.email ?? '';
  const mailsAbout = (index: number) => mailsTo(address(index), new RegExp(`^${title}`));

  it('go to two at once from a template, each in their own name, and answers go to the address of the ad', async () => {
    const { page } = recruiter;
    await page.goto('/applications');
    const several = page.getByRole('region', { name: 'Several at once' });
    await several.getByText('Choose all 2').click();
    await several.getByRole('button', { name: 'Message…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message to 2 applicants' });
    await dialog.getByRole('button', { name: 'Please send us a paper' }).click();
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await preview.getByText(/^Hello Kopi,/).waitFor();
    await audit.screen(page, 'a message');
    await preview.getByRole('button', { name: 'Next' }).click();
    await preview.getByText(/^Hello Mere,/).waitFor();
    const text = dialog.getByRole('textbox', { name: 'Message' });
    await text.fill('Hello {first},');
    await dialog.getByRole('button', { name: 'Send 2 messages' }).click();
    await dialog
      .getByText(/^There is no field \{first\}/)
      .first()
      .waitFor();
    await audit.screen(page, 'a message, with a field that does not exist', 'corners');
    await text.fill('Hello {firstName},\n\nplease send <b>{job}</b> papers for {reference}.\n\n{sender}');
    await dialog.getByRole('button', { name: 'Send 2 messages' }).click();
    await told(page, '2 messages sent');
    for (const [index, name] of ['Mere', 'Kopi'].entries()) {
      const mail = await mailTo(address(index), /: message from/);
      // The company's name looks like an address here, and is kept from being a link.
      expect(mail.subject).toContain(`${title}: message from Company `);
      expect(mail.text).toContain(`> Hello ${name},\n> \n> please send <b>${title}</b> papers for WB-`);
      expect(await replyToOf(mail)).toContain(`jobs@${employer.domain}`);
      expect(mail.text).toContain('You get this mail because you applied for this job');
    }
  }, 120_000);

  it('are what the seeker reads in their application', async () => {
    const seeker = await enter(browser, address(0));
    await seeker.page.goto('/applications');
    const messages = seeker.page.getByRole('region', { name: `Messages about ${title}` });
    await messages.getByText(`please send <b>${title}</b> papers`).waitFor();
    await poll(() => messages.getByRole('listitem').count()).toBe(1);
    await audit.screen(seeker.page, "a seeker's messages", 'corners');
    expect(seeker.faults).toEqual([]);
    await seeker.context.close();
  }, 60_000);

  it("begin with templates that are the company's to change and to reset", async () => {
    const { page } = recruiter;
    await page.getByRole('button', { name: 'Message to Mere Kila' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message to Mere Kila' });
    await dialog.getByRole('button', { name: 'Manage templates' }).click();
    const managing = page.getByRole('dialog', { name: 'Templates' });
    await managing.getByRole('button', { name: 'Edit Polite rejection', exact: true }).click();
    await managing.getByRole('textbox', { name: 'Text' }).fill('Sorry {firstName}, no deck for you.');
    await managing.getByRole('button', { name: 'Save template' }).click();
    await told(page, 'Template saved');
    await managing.getByText('English · Rejection · changed by your team').waitFor();
    await audit.screen(page, 'templates', 'corners');
    await managing.getByRole('button', { name: 'Back to the message' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  }, 60_000);

  it('go with a rejection, in one mail after the hold, and the way back takes them along', async () => {
    const { page } = recruiter;
    const several = page.getByRole('region', { name: 'Several at once' });
    await several.getByText('2 of 2 chosen').waitFor();
    await several.getByRole('button', { name: 'Rejected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 2 applicants?' });
    const words = dialog.getByRole('combobox', { name: 'Words of the mail' });
    await words.selectOption({ label: 'Polite rejection' });
    await dialog.getByText('Sorry Kopi, no deck for you.').waitFor();
    await audit.screen(page, 'a rejection in own words', 'corners');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await several.getByText('2 applications moved to Rejected').waitFor();
    const strip = page.getByRole('region', { name: 'Messages that wait' });
    const entry = (name: string) => strip.getByRole('listitem').filter({ hasText: `${name} Kila` });
    await entry('Kopi').getByText('Sorry Kopi, no deck for you.').waitFor();
    await entry('Kopi').getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Change taken back');

    await entry('Mere').getByRole('button', { name: 'Your words' }).click();
    const rewording = page.getByRole('dialog', { name: 'Mail to Mere Kila' });
    await rewording.getByRole('textbox', { name: 'Your text' }).fill('Dear {firstName}, next season perhaps.');
    await rewording.getByRole('button', { name: 'Save' }).click();
    await entry('Mere').getByText('Dear Mere, next season perhaps.').waitFor();
    await poll(() => mailsAbout(0)).toHaveLength(1);
    await entry('Mere').getByRole('button', { name: 'Send now' }).click();
    await told(page, 'Message sent');
    const mail = await mailTo(address(0), /Not Selected/);
    expect(mail.text).toContain('> Dear Mere, next season perhaps.');
    expect(mail.text).not.toContain('The employer decided');
    expect(await replyToOf(mail)).toContain(`jobs@${employer.domain}`);
    await poll(() => mailsAbout(0)).toHaveLength(2);
    await poll(() => mailsAbout(1)).toHaveLength(1);
    expect((await employer.client.must<Outbox>('GET', '/api/outbox')).notices).toEqual([]);
  }, 120_000);

  it('nothing on the way failed in the browser, and axe finds nothing', () => {
    expect(recruiter.faults).toEqual([]);
    expect(audit.findings).toEqual([]);
  });
});
