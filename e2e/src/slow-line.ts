import { setTimeout as delay } from 'node:timers/promises';
import type { Job } from '@workboard/contracts';
import type { Browser, Page } from 'playwright-core';
import { narrow, newVisitor, openBrowser, type Visitor } from './support/browser.js';
import { enter } from './support/cast.js';
import { coverLetter, newEmployer, newJob, superAdmin, unique } from './support/people.js';
import { Road } from './support/road.js';
import { heading } from './support/screens.js';
import { SlowLine } from './support/slow-line.js';

const slowerProcessor = 6;

interface Phone extends Visitor {
  line: SlowLine;
}

/** A phone on a slow line with a slow processor; nothing is on it yet. */
const turnOn = async (browser: Browser, email?: string, workers: 'allow' | 'block' = 'allow'): Promise<Phone> => {
  const line = new SlowLine();
  const visit = { workers, at: await line.open() };
  const visitor = await (email === undefined ? newVisitor(browser, visit) : enter(browser, email, visit));
  const { context, page } = visitor;
  await page.setViewportSize(narrow);
  context.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  return { ...visitor, line };
};

const turnOff = async ({ context, line }: Phone): Promise<void> => {
  await context.close();
  line.close();
};

const say = (what: string, ms: number, bytes: number): void =>
  void process.stdout.write(
    `${what.padEnd(64)}${(ms / 1000).toFixed(1).padStart(6)} s${String(Math.round(bytes / 1000)).padStart(6)} KB\n`,
  );

/** Does something and says how long it took and what came down the line meanwhile. */
const timed = async (what: string, { line }: Phone, work: () => Promise<unknown>): Promise<number> => {
  const before = line.bytes;
  const since = performance.now();
  await work();
  const ms = performance.now() - since;
  say(what, ms, line.bytes - before);
  return ms;
};

/** Once nothing has come down the line for some seconds, also for the worker, which keeps files for later. */
const atRest = async ({ line }: Phone): Promise<void> => {
  let before = -1;
  while (line.bytes !== before) {
    before = line.bytes;
    await delay(3000);
  }
};

const isReady = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

const seekerScreens = [
  ['/dashboard', 'Application Status'],
  ['/applications', 'Applications'],
  ['/saved-jobs', 'Saved jobs'],
] as const;

/** The same person applies for another job that was looked at while there was a line. */
const withoutLine = async (phone: Phone, job: Job): Promise<void> => {
  const { page, line } = phone;
  await page.goto(`/jobs/${job.id}`);
  await atRest(phone);
  line.cut();
  await timed('without a line: a job that was looked at', phone, async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  });
  await timed('  applied, 2 taps', phone, async () => {
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Cover letter/ }).fill(coverLetter);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await dialog.getByText('Waiting for a signal').waitFor();
  });
};

/** What a seeker's phone on a slow line waits for, from a link to a sent application; printed as a table. */
export const measureSlowLine = async (): Promise<void> => {
  const browser = await openBrowser();
  try {
    const employer = await newEmployer(await superAdmin());
    const open = { closingDate: '2099-12-31' };
    const job = await newJob(employer, { ...open, title: `Ward Clerk ${unique()}` });
    const another = await newJob(employer, { ...open, title: `Store Clerk ${unique()}` });

    const first = await turnOn(browser);
    await timed('a job from a link, first visit: its title', first, async () => {
      await first.page.goto(`/jobs/${job.id}`, { waitUntil: 'commit' });
      await heading(first.page, job.title);
    });
    await timed('  until it answers to taps', first, () => isReady(first.page));
    await atRest(first);
    await timed('another job, later, until it answers to taps', first, async () => {
      await first.page.goto(`/jobs/${another.id}`, { waitUntil: 'commit' });
      await heading(first.page, another.title);
      await isReady(first.page);
    });
    await turnOff(first);

    for (const [path, name] of seekerScreens) {
      const phone = await turnOn(browser, 'seeker@workboard.test');
      await timed(`${path}, signed in, first visit: its content`, phone, async () => {
        await phone.page.goto(path, { waitUntil: 'commit' });
        await phone.page.getByRole(path === '/dashboard' ? 'heading' : 'list', { name, exact: true }).waitFor();
      });
      await turnOff(phone);
    }

    for (const workers of ['block', 'allow'] as const) {
      const email = `kila${unique()}@people.test`;
      const phone = await turnOn(browser, undefined, workers);
      const road = new Road(phone.page, job, email);
      const ofAll = [
        await timed('the road: the job', phone, () => road.open()),
        await timed('  to the form', phone, () => road.askToRegister()),
        await timed('  registered', phone, () => road.register()),
      ];
      const link = await road.readMail();
      ofAll.push(
        await timed('  confirmed, back at the job with the dialog', phone, () => road.confirm(link)),
        await timed('  five answers', phone, () => road.answerWhatIsMissing()),
        await timed('  the CV made', phone, () => road.makeCv()),
        await timed('  the letter, and sent', phone, () => road.send()),
      );
      const ms = ofAll.reduce((sum, one) => sum + one, 0);
      const kept = workers === 'allow' ? ', with what the device keeps for later' : '';
      say(`the whole road, ${road.taps} taps${kept}`, ms, phone.line.bytes);
      if (workers === 'allow') {
        await withoutLine(phone, another);
      }
      await turnOff(phone);
    }
  } finally {
    await browser.close();
  }
};
