import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Application, Job, SavedJob } from '@workboard/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { narrow, turnOn } from '../support/browser.js';
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
import { movedBy } from '../support/moved.js';
import { poll } from '../support/poll.js';
import { Release } from '../support/release.js';
import { heading, isSheetKept } from '../support/screens.js';

/** How many times each of these jobs was applied for. */
const sentTo = async (jobs: readonly Job[]): Promise<number[]> => {
  const ids = jobs.map(({ id }) => id);
  const rows = await query<{ job_id: number }>(
    'SELECT job_id::int FROM applications.applications WHERE job_id = ANY($1)',
    [ids],
  );
  return ids.map((id) => rows.filter(({ job_id: of }) => of === id).length);
};

/** Waits in the page until a condition holds, which is asynchronous there. */
const until = (page: Page, condition: string): Promise<void> =>
  page.evaluate(`new Promise((done) => {
    const look = async () => ((await (${condition})) ? done() : setTimeout(look, 50));
    void look();
  })`);

/** A phone that has the site on it: its browser, its tabs and its system end, its line breaks, the site is released anew (ADR 24, ADR 47). */
describe('the site on a phone', () => {
  const mark = unique();
  const audit = new Audit();
  const release = new Release();
  let line: Line;
  let site: string;
  let folder: string;
  let employer: Employer;
  let person: Client;
  let phone: BrowserContext;
  let page: Page;

  const takePhone = async () => {
    phone = await turnOn(folder, site);
    page = phone.pages()[0] ?? (await phone.newPage());
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-phone-'));
    const admin = await superAdmin();
    const far = await release.open();
    line = new Line(() => far);
    [employer, person, site] = await Promise.all([newEmployer(admin), newSeeker(admin), line.open()]);
    await takePhone();
    const reply = await phone.request.post('/api/auth/login', { data: { email: person.user?.email, password } });
    expect(reply.status()).toBe(200);
  }, 120_000);
  beforeEach(() => line.mend());
  afterAll(async () => {
    await phone?.close();
    line?.close();
    release.close();
    await rm(folder, { recursive: true, force: true });
    await disconnect();
  });

  const isKept = (address: string) => until(page, `caches.match('${address}', { ignoreVary: true })`);
  /** All that the worker's lists name is on the device, whether it was ever used or not. */
  const everythingIsKept = () =>
    until(
      page,
      `(async () => {
        const named = (await (await fetch('/sw.js')).text()).match(/\\/assets\\/[\\w.-]+\\.js/g);
        const kept = await Promise.all(named.map((file) => caches.match(file, { ignoreVary: true })));
        return kept.length > 0 && kept.every(Boolean);
      })()`,
    );
  /** Gives the worker jobs to keep, as a page does that has read them. */
  const give = async (jobs: readonly Job[]) => {
    const paths = jobs.map(({ id }) => `/api/jobs/${id}`);
    await page.evaluate(`Promise.all(${JSON.stringify(paths)}.map(async (url) =>
      navigator.serviceWorker.controller.postMessage({ type: 'keep', url, body: await (await fetch(url)).json(), isRead: true })))`);
    for (const path of paths) {
      await isKept(path);
    }
  };
  /** Applies without a signal, from the list of what is kept on the phone, and goes back there. */
  const applyTo = async ({ title }: Job) => {
    if (!page.url().endsWith('/offline')) {
      await page.goto('/offline');
    }
    await page.getByRole('link', { name: title }).click();
    await heading(page, title);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Cover letter/ }).fill(coverLetter);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await dialog.getByText('Waiting for a signal').waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goBack();
  };
  /** The browser's word for it, which shortens the app's own waits. */
  const lineIsBack = () => page.evaluate("dispatchEvent(new Event('online'))");
  /** The phone's system ends the tab without a word to its page; another is opened. */
  const killTab = async () => {
    const doomed = page;
    const crashed = doomed.waitForEvent('crash');
    void (await phone.newCDPSession(doomed)).send('Page.crash').catch(() => undefined);
    await crashed;
    page = await phone.newPage();
    await doomed.close();
  };
  /** An empty tab in the place of this one. */
  const turnPage = async () => {
    const before = page;
    page = await phone.newPage();
    await before.close();
  };
  const restart = async () => {
    await phone.close();
    await takePhone();
  };
  const waitingList = () => page.getByRole('list', { name: 'Waiting for a signal' }).getByRole('listitem');
  const newJobs = (count: number, name: string) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        newJob(employer, { title: `${name} ${at} ${mark}`, closingDate: '2099-12-31' }),
      ),
    );

  it('sends 20 applications, notes, an unsaving and a withdrawal exactly once, over a flapping line, killed tabs and restarts', async () => {
    const many = await newJobs(20, 'Lineman');
    const [noted, unsaved, withdrawn] = await newJobs(3, 'Rigger');
    const shared = { coverLetter };
    await Promise.all([
      person.must('POST', '/api/saved-jobs', { body: { jobId: noted?.id } }),
      person.must('POST', '/api/saved-jobs', { body: { jobId: unsaved?.id } }),
      person.must('POST', '/api/applications', { body: { jobId: withdrawn?.id, ...shared } }),
    ]);
    await page.goto('/saved-jobs');
    await page.getByRole('button', { name: `Edit notes on ${noted?.title}` }).waitFor();
    await until(page, 'navigator.serviceWorker.controller !== null');
    await everythingIsKept();
    await isKept('/api/applications');
    await isKept('/api/saved-jobs');
    await give(many);

    // No dialog of these was ever opened while there was a line.
    line.cut();
    await applyTo(many[0] as Job);
    await page.goto('/saved-jobs');
    await page.getByRole('button', { name: `Edit notes on ${noted?.title}` }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Notes' }).fill('Ring Ms Raka first');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await page.getByText('Notes kept on this device').waitFor();
    await page.getByRole('button', { name: `Remove ${unsaved?.title}` }).click();
    await page.getByText('Job removed from saved list').waitFor();
    await page.getByText(`${unsaved?.title}. Waiting for a signal.`).waitFor();
    await page.goto('/applications');
    await page.getByRole('button', { name: `Withdraw application for ${withdrawn?.title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await waitingList()
      .filter({ hasText: `Withdrawing: ${withdrawn?.title}` })
      .waitFor();
    for (const [at, job] of many.entries()) {
      if (at > 0) {
        await applyTo(job);
      }
      if (at === 6) {
        await killTab();
      } else if (at === 13) {
        await restart();
      }
    }
    // A page that was at rest, and is opened again: who taps at once hits what they aimed at.
    await poll(() => page.getByLabel('This device').textContent()).toBe('23 things you did wait for a signal.See it');
    for (const path of ['/applications', '/offline']) {
      await restart();
      await page.goto(path);
      await poll(() => waitingList().count()).toBe(23);
      await page.getByText('23 things you did wait for a signal.').waitFor();
      expect([path, await movedBy(page)]).toEqual([path, 0]);
    }
    await restart();
    await page.goto(`/jobs/${many[0]?.id}`);
    await page.getByRole('main').getByText('Kept on this device').waitFor();
    expect(await movedBy(page)).toBe(0);

    // Some of what is sent is answered; the next arrives, the phone hears nothing of it, and its tab is gone.
    for (const [passing, end] of [
      [0, killTab],
      [4, killTab],
      [0, restart],
      [5, killTab],
    ] as const) {
      line.loseAnswers(passing);
      const lost = line.nextLost();
      await lineIsBack();
      await lost;
      line.cut();
      await end();
      await page.goto('/applications');
      await waitingList().first().waitFor();
    }
    const arrived = (await sentTo(many)).filter((count) => count > 0).length;
    expect(arrived).toBeGreaterThan(1);
    expect(arrived).toBeLessThan(20);
    line.mend();
    await lineIsBack();
    await poll(() => waitingList().count()).toBe(0);
    expect(await sentTo(many)).toEqual(many.map(() => 1));
    const saved = await person.must<SavedJob[]>('GET', '/api/saved-jobs');
    expect(saved.map(({ jobId, notes }) => [jobId, notes])).toEqual([[noted?.id, 'Ring Ms Raka first']]);
    const applications = await person.must<Application[]>('GET', '/api/applications');
    expect(applications.filter(({ withdrawnAt }) => withdrawnAt).map(({ jobId }) => jobId)).toEqual([withdrawn?.id]);
  }, 180_000);

  it('keeps room from the first paint for what it says about the line, also where nothing is kept', async () => {
    await page.goto('/jobs');
    await until(page, 'navigator.serviceWorker.controller !== null');
    await everythingIsKept();
    line.cut();
    const openWithoutLine = async (path: string) => {
      await page.goto(path);
      await page.getByRole('alert').filter({ hasText: 'No signal' }).waitFor();
      await page.getByLabel('This device').waitFor();
    };
    await openWithoutLine('/jobs?page=2');
    await openWithoutLine('/jobs?page=3');
    expect(await movedBy(page)).toBe(0);
  });

  it('sends what waits with no tab open, when the browser says that the line is back', async () => {
    const [job] = (await newJobs(1, 'Splicer')) as [Job];
    // The tests' browser has Background Sync without its registration.
    await page.addInitScript(`SyncManager.prototype.register = async (tag) => void (window.askedFor = tag)`);
    await page.goto(`/jobs/${job.id}`);
    await heading(page, job.title);
    await until(page, 'navigator.serviceWorker.controller !== null');
    await everythingIsKept();
    await isKept(`/api/jobs/${job.id}`);
    line.cut();
    await applyTo(job);
    const tag = await page.evaluate<string>('window.askedFor');
    await turnPage();
    const tools = await phone.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      tools.on(
        'ServiceWorker.workerRegistrationUpdated',
        ({ registrations: [own] }) => own && resolve(own.registrationId),
      );
    });
    await tools.send('ServiceWorker.enable');
    const registrationId = await registered;
    line.mend();
    const sync = { origin: site, registrationId, tag, lastChance: false };
    // Browsers try again, too, when a busy server refuses.
    await poll(async () => {
      await tools.send('ServiceWorker.dispatchSyncEvent', sync);
      return sentTo([job]);
    }).toEqual([1]);
    await tools.detach();
    await page.goto('/applications');
    await page.getByRole('status').getByText('Application sent', { exact: true }).waitFor();
    expect(await sentTo([job])).toEqual([1]);
  }, 60_000);

  it('can be put on the home screen, also when the browser offers it before the app is there', async () => {
    const tools = await phone.newCDPSession(page);
    const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    await tools.detach();
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      offer.prompt = async () => { window.asked = (window.asked ?? 0) + 1; };
      dispatchEvent(offer);
      window.isOurs = offer.defaultPrevented;
    })`);
    await page.goto('/offline');
    const button = page.getByRole('button', { name: 'Put Workboard on the Home Screen' });
    await button.waitFor();
    await audit.screen(page, 'offer to put the site on the home screen', 'corners');
    await page.setViewportSize(narrow);
    await button.click();
    await button.waitFor({ state: 'detached' });
    expect(await page.evaluate('[window.asked, window.isOurs]')).toEqual([1, true]);
    await turnPage();
  }, 60_000);

  it('is sent pages without the sheet that it keeps, and they look as others do (ADR 53)', async () => {
    await page.goto('/offline');
    await until(page, isSheetKept);
    await page.goto('/jobs');
    expect(await page.locator('style[data-file]').count()).toBe(0);
    const [file, size, isWhole] = await page.evaluate<[string, number, boolean]>(`(async () => {
      const { href, sheet } = document.querySelector('link[rel=stylesheet]');
      const shell = new DOMParser().parseFromString(await (await fetch('/app-shell')).text(), 'text/html');
      const whole = new CSSStyleSheet();
      whole.replaceSync(shell.querySelector('style[data-file]').textContent);
      const textOf = ({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('');
      const isWhole = whole.cssRules.length > 100 && textOf(sheet) === textOf(whole);
      return [new URL(href).pathname, performance.getEntriesByName(href)[0].transferSize, isWhole];
    })()`);
    // From the worker's cache, not over the line.
    expect([file, size, isWhole]).toEqual([expect.stringMatching(/^\/assets\/sheet-[\da-f]{8}\.css$/), 0, true]);
  }, 60_000);

  const entryOf = () => page.evaluate<string>(`document.querySelector('script[type=module][src*="/base-"]').src`);
  const update = () => page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update())');
  const fresh = () => page.getByRole('button', { name: 'Reload', exact: true });

  it('asks an open page before it takes a new version, and leaves no stale shell', async () => {
    await page.goto('/about');
    // What tells of new versions comes when the page is at rest, and would be lost with the old one.
    await until(page, `performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/start-'))`);
    const before = await entryOf();
    release.releaseNext();
    await update();
    await page.getByText('A new version is ready.').waitFor();
    await audit.screen(page, 'a new version is ready', 'corners');
    await page.setViewportSize(narrow);
    expect(await entryOf()).toBe(before);
    await fresh().click();
    await poll(() => entryOf().catch(() => before)).toBe(before.replace('.js', '.v1.js'));
    // The shell without a line is the new one, too, and nothing of the old is kept ahead.
    await everythingIsKept();
    line.cut();
    await page.reload();
    await poll(() => entryOf().catch(() => '')).toContain('.v1.js');
    const kept = await page.evaluate<string[]>(`(async () => {
      const name = (await caches.keys()).find((key) => key.includes('precache'));
      return (await (await caches.open(name)).keys()).map(({ url }) => url).filter((url) => url.endsWith('.js'));
    })()`);
    expect(kept.filter((url) => !url.endsWith('.v1.js') && !url.includes('/rolldown-runtime-'))).toEqual([]);
    line.mend();
  }, 60_000);

  it('a page of the new version takes its worker without a question', async () => {
    await page.goto('/about');
    release.releaseNext();
    await page.goto('/contacts');
    expect(await entryOf()).toContain('.v2.js');
    await until(
      page,
      `(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      const shell = await caches.match('/app-shell', { ignoreSearch: true });
      return found.waiting === null && found.installing === null && (await shell?.text())?.includes('.v2.js');
    })()`,
    );
    expect(await fresh().count()).toBe(0);
    expect(audit.findings).toEqual([]);
  }, 60_000);
});
