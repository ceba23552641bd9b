import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job, User } from '@workboard/contracts';
import { line, pdfOf } from '@workboard/test-kit';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { narrow, openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { newEmployer, newJob, newPerson, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, toast } from '../support/screens.js';

const text = [
  'Grace Wari',
  'Mobile: 7086 0052',
  'Address: Section 3, Lae, Morobe',
  'Profile',
  'Storekeeper with six years in mine supply.',
  'Work Experience',
  'Storekeeper, Bulolo Timber, 2019 - 2025',
  'Education',
  'Grade 12, Lae Secondary School, 2014',
  'Skills',
  'Stock control, Forklift licence',
  'Referees',
  'John Kila, 7999 8888',
];
const cv = {
  name: 'Grace CV.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(text.map((words, at) => line(words, { y: 780 - 24 * at })).join('\n')),
};
const experience = 'Storekeeper, Bulolo Timber, 2019 - 2025';

const profileOf = (client: Client) => client.must<User>('GET', '/api/auth/me');

/** What stands in a CV need not be typed again on a phone (decision P76). */
describe('a CV fills the empty fields of the profile', () => {
  const audit = new Audit();
  let browser: Browser;
  let job: Job;
  let clients: [Client, Client];
  let visitors: [Visitor, Visitor];

  beforeAll(async () => {
    const admin = await superAdmin();
    browser = await openBrowser();
    job = await newJob(await newEmployer(admin), { title: `Storekeeper ${unique()}` });
    clients = [await newPerson(admin, { role: 'job_seeker' }), await newPerson(admin, { role: 'job_seeker' })];
    const [one, other] = clients.map(({ user }) => enter(browser, user?.email ?? ''));
    visitors = [await (one as Promise<Visitor>), await (other as Promise<Visitor>)];
    await Promise.all(visitors.map(({ page }) => page.setViewportSize(narrow)));
  }, 120_000);
  afterAll(() => browser?.close());

  it('in the profile: offered, checked, saved by the person', async () => {
    const [{ page }] = visitors;
    await page.goto('/profile?tab=professional');
    await heading(page, 'Profile');
    await page.locator('input[type=file]').setInputFiles(cv);
    const offer = page.getByRole('checkbox', { name: /^Work experience/ });
    await offer.waitFor();
    await audit.screen(page, 'profile, read from the CV');
    await page.getByRole('checkbox', { name: /^Education/ }).click();
    await page.getByRole('button', { name: 'Put Into My Profile' }).click();
    await poll(() => page.getByRole('textbox', { name: 'Work experience' }).inputValue()).toBe(experience);
    expect((await profileOf(clients[0])).experience).toBeNull();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Profile updated');
    expect(await profileOf(clients[0])).toMatchObject({
      phone: '7086 0052',
      location: 'Lae, Morobe',
      bio: 'Storekeeper with six years in mine supply.',
      experience,
      education: null,
      skills: ['Stock control', 'Forklift licence'],
    });
  }, 120_000);

  it('on the way to an application: each question is answered already, and stays a question', async () => {
    const [, { page }] = visitors;
    await page.goto(`/jobs/${job.id}`);
    await heading(page, job.title);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'I Have a CV (PDF): Read the Answers From It' }).click();
    await dialog.locator('input[type=file]').setInputFiles(cv);
    const phone = dialog.getByRole('textbox', { name: 'Phone number', exact: true });
    await phone.waitFor();
    await dialog.getByText('We read this from your CV. Right?').waitFor();
    await poll(() => phone.inputValue()).toBe('7086 0052');
    await audit.screen(page, 'apply, answered from the CV');
    for (const label of ['Phone number', 'Location', 'Bio', 'Work experience', 'Education']) {
      await dialog.getByRole('textbox', { name: label, exact: true }).waitFor();
      await dialog.getByText('We read this from your CV. Right?').waitFor();
      await dialog.getByRole('button', { name: 'Save and Go On' }).click();
    }
    await dialog.getByRole('button', { name: 'Submit Application' }).waitFor();
    expect(await profileOf(clients[1])).toMatchObject({ phone: '7086 0052', experience });
    expect(audit.findings).toEqual([]);
    expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
  }, 120_000);
});
