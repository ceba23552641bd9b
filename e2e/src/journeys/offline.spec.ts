import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job, SavedJob } from '@workboard/contracts';
import type { Browser, Page } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { narrow, openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { disconnect, query } from '../support/database.js';
import { Line } from '../support/line.js';
import {
  coverLetter,
  type Employer,
  newEmployer,
  newJob,
  newSeeker,
  password,
  superAdmin,
  unique,
} from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, isTakenOver, openMenu } from '../support/screens.js';

/** All files that the worker keeps before they are used; without one of them a screen is missing once there is no line. */
const keptFiles = [
  ...new Set(
    readFileSync(new URL('../../../web/dist/sw.js', import.meta.url), 'utf8').match(/\/assets\/[\w.-]+\.\w+/g),
  ),
];

/** What a seeker may open without a line, whether or not it was opened before. */
const neededParts = [
  'jobs-page',
  'job-page',
  'apply-dialog',
  'applications-page',
  'saved-jobs-page',
  'member-bars',
  'look',
  'cover-letter-dialog',
  'answer-dialog',
  'facts-dialog',
  'confirm-dialog',
  'notes-dialog',
  'waiting-list',
];

const sentTo = async (job: Job | undefined): Promise<number> =>
  (await query('SELECT FROM applications.applications WHERE job_id = $1', [job?.id])).length;

/** A phone whose line goes and comes back (decision P51, ADR 24). */
describe('without a line', () => {
  const mark = unique();
  const audit = new Audit();
  const title = (at: number) => `Line Worker ${at} ${mark}`;
  const line = new Line();
  let browser: Browser;
  let employer: Employer;
  let jobs: Job[];
  let person: Client;
  let another: Client;
  let phone: Visitor;
  let page: Page;

  beforeAll(async () => {
    const [opened, admin] = await Promise.all([openBrowser(), superAdmin()]);
    browser = opened;
    [employer, person, another] = await Promise.all([newEmployer(admin), newSeeker(admin), newSeeker(admin)]);
    jobs = [];
    for (const at of [1, 2, 3, 4, 5, 6]) {
      jobs.push(await newJob(employer, { title: title(at), closingDate: '2099-12-31' }));
    }
    phone = await enter(browser, person.user?.email ?? '', { workers: 'allow', at: await line.open() });
    page = phone.page;
    await page.setViewportSize(narrow);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    line.close();
    await disconnect();
  });

  const areKept = (addresses: readonly string[]) =>
    page.evaluate(`new Promise((done) => {
      const isKept = (address) => caches.match(address, { ignoreVary: true, ignoreSearch: true });
      const look = async () =>
        (await Promise.all(${JSON.stringify(addresses)}.map(isKept))).every(Boolean) ? done() : setTimeout(look, 50);
      void look();
    })`);
  const open = async (at: number) => {
    await page.goto(`/jobs/${jobs[at - 1]?.id}`);
    await heading(page, title(at));
  };
  const apply = async (at: number) => {
    await open(at);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Cover letter/ }).fill(coverLetter);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await dialog.getByText('Waiting for a signal').waitFor();
    return dialog;
  };
  /** The browser's word for it, which shortens the app's own waits. */
  const lineIsBack = () => page.evaluate("dispatchEvent(new Event('online'))");
  /** The phone's session is another's from now on, and its page does not know yet. */
  const enterAs = async ({ user }: Client) => {
    const reply = await phone.context.request.post('/api/auth/login', { data: { email: user?.email, password } });
    expect(reply.status()).toBe(200);
  };
  const waitingList = () => page.getByRole('list', { name: 'Waiting for a signal' }).getByRole('listitem');

  it('keeps the jobs that one looked at, and what one needs to apply', async () => {
    expect(neededParts.filter((part) => !keptFiles.some((file) => file.includes(`/${part}-`)))).toEqual([]);
    expect(keptFiles.length).toBeGreaterThan(90);
    await open(1);
    await areKept(keptFiles);
    for (const at of [1, 2, 3, 4, 5, 6]) {
      await open(at);
      await areKept([`/api/jobs/${jobs[at - 1]?.id}`]);
    }
    await areKept(['/api/applications', '/api/saved-jobs']);
  }, 60_000);

  it('shows a job with its age after a reload without a line', async () => {
    line.cut();
    await page.reload();
    await heading(page, title(6));
    await page.getByText(/^Kept on this device .* · no signal/).waitFor();
    await audit.screen(page, 'job, no signal', 'corners');
    await page.setViewportSize(narrow);
  }, 60_000);

  it('keeps applications and a saved job until there is signal, and says so everywhere', async () => {
    const dialog = await apply(1);
    await audit.screen(page, 'sent without a signal', 'corners');
    await page.setViewportSize(narrow);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Waiting for a signal' }).waitFor();
    for (const at of [2, 3, 4, 5]) {
      await apply(at);
    }
    await open(6);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await page
      .getByRole('status')
      .getByText(`${title(6)}. Waiting for a signal.`)
      .waitFor();
    await page.goto('/applications');
    await waitingList().nth(5).waitFor();
    await audit.screen(page, 'applications that wait', 'corners');
    await page.setViewportSize(narrow);
  }, 60_000);

  it('what is taken back gives the letter back', async () => {
    await apply(6);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Cover letter/ })
      .waitFor();
    // A reload would keep the dialog open.
    await page.goto('/applications');
    await page.goto(`/jobs/${jobs[5]?.id}`);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const letter = page.getByRole('dialog').getByRole('textbox', { name: /^Cover letter/ });
    await letter.waitFor();
    await poll(() => letter.inputValue()).toBe(coverLetter);
  }, 60_000);

  it('sends each exactly once, over a flapping line, after the tab was closed, and tells what was refused', async () => {
    await employer.client.must('PUT', `/api/jobs/${jobs[4]?.id}`, { body: { closingDate: '2020-01-01' } });
    await page.close();
    page = await phone.context.newPage();
    await page.setViewportSize(narrow);
    await page.goto('/applications');
    await waitingList().nth(5).waitFor();
    // What is sent arrives, and the phone does not hear of it.
    line.loseAnswers();
    const arrived = async () => (await Promise.all(jobs.map(sentTo))).filter((count) => count > 0).length;
    for (const _flap of [1, 2]) {
      const lost = line.nextLost();
      await lineIsBack();
      await lost;
    }
    expect(await arrived()).toBe(1);
    line.cut();
    line.mend();
    await lineIsBack();
    await page.getByText('Not sent', { exact: true }).waitFor();
    await waitingList().nth(1).waitFor({ state: 'detached' });
    expect(await Promise.all(jobs.map(sentTo))).toEqual([1, 1, 1, 1, 0, 0]);
    const saved = await person.must<SavedJob[]>('GET', '/api/saved-jobs');
    expect(saved.map(({ jobId }) => jobId)).toEqual([jobs[5]?.id]);
    await page.getByText('Your letter').click();
    await page.getByRole('list', { name: 'Waiting for a signal' }).getByText(coverLetter).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await waitingList().first().waitFor({ state: 'detached' });
  }, 90_000);

  it('another who signs in on the phone finds nothing of the first, and sends nothing for them', async () => {
    line.cut();
    await apply(6);
    line.mend();
    // The page still shows the first when the session is already another's.
    await enterAs(another);
    await lineIsBack();
    await page.goto('/applications');
    await page.getByText('No applications found').waitFor();
    await page.evaluate(`new Promise((done) => {
      const look = async () => {
        const kept = await (await caches.match('/kept/account'))?.json();
        kept?.id === ${another.user?.id} ? done() : setTimeout(look, 50);
      };
      void look();
    })`);
    // What was being kept at that moment goes as soon as it is there.
    await page.evaluate(`new Promise((done) => {
      const look = async () =>
        (await caches.has('private-data-${person.user?.id}')) ? setTimeout(look, 50) : done();
      void look();
    })`);
    await lineIsBack();
    await page.reload();
    await page.getByText('No applications found').waitFor();
    await poll(() => waitingList().count()).toBe(0);
    expect(await sentTo(jobs[5])).toBe(0);
    await enterAs(person);
    await page.reload();
    await page.getByRole('status').getByText('Application sent', { exact: true }).waitFor();
    const applications = await person.must<Application[]>('GET', '/api/applications');
    expect(applications.map(({ jobId }) => jobId)).toContain(jobs[5]?.id);
    expect(await sentTo(jobs[5])).toBe(1);
  }, 60_000);

  it('a phone that saves data shows no pictures; what is kept can be seen and forgotten', async () => {
    await page.goto('/offline');
    await page.getByRole('link', { name: title(6) }).waitFor();
    await page
      .getByLabel(/^Data saver/)
      .last()
      .check();
    await audit.screen(page, 'kept on this device');
    await page.setViewportSize(narrow);
    await page.getByRole('button', { name: 'Forget These Jobs' }).click();
    await page.getByText('Nothing yet').waitFor();
    await poll(() => page.evaluate('document.documentElement.hasAttribute("data-save-data")')).toBe(true);
  }, 60_000);

  it('signing out leaves nothing private on the phone', async () => {
    await openMenu(page, person.user?.firstName ?? '');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    const names = await page.evaluate<string[]>('caches.keys()');
    expect(names.filter((name) => name.startsWith('private-'))).toEqual([]);
  }, 60_000);

  it("'This is not my phone': nothing is kept, nothing waits, and the browser forgets who it was (decision P90)", async () => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(person.user?.email ?? '');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('This is not my phone').check();
    await page.getByText('You are signed out when the browser is closed').waitFor();
    await audit.screen(page, 'sign in on a shared phone', 'corners');
    await page.setViewportSize(narrow);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Welcome back!').waitFor();
    await page.goto('/applications');
    await page.getByRole('button', { name: `Cover letter for ${title(6)}` }).waitFor();
    await page.goto(`/jobs/${jobs[5]?.id}`);
    const save = page.getByRole('button', { name: /^Save/ }).first();
    await isTakenOver(save);
    line.cut();
    await save.click();
    await page.getByText('Error', { exact: true }).waitFor();
    line.mend();
    const left = await page.evaluate<unknown>(`(async () => ({
      caches: (await caches.keys()).filter((name) => name.startsWith('private-')),
      job: (await caches.match('/api/jobs/${jobs[5]?.id}')) !== undefined,
      session: sessionStorage.length,
      searches: JSON.parse(localStorage.getItem('pngwb-searches') ?? '[]'),
    }))()`);
    expect(left).toEqual({ caches: [], job: false, session: 0, searches: [] });
    // What a closed browser keeps are cookies with an end.
    const cookies = await phone.context.cookies();
    const ends = (name: string) => cookies.filter((cookie) => cookie.name === name).map(({ expires }) => expires);
    expect([ends('session'), ends('shared-device')]).toEqual([[-1], [-1]]);
    expect(audit.findings).toEqual([]);
  }, 60_000);
});
