import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type ConsoleMessage, type Page } from 'playwright-core';
import { baseUrl } from './client.js';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** The Chromium of the npm package, with its own libraries and fonts, so that a bare machine can run it; or one that is installed. */
const program = () => {
  const home = process.env['E2E_CHROMIUM'];
  if (!home) {
    throw new Error('E2E_CHROMIUM is not set');
  }
  const { NODE_OPTIONS: _ownOptions, ...env } = process.env;
  const brought = { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_PATH: join(home, 'fonts') };
  return {
    executablePath: join(home, 'chromium'),
    args: flags,
    env: { ...env, ...(existsSync(brought.FONTCONFIG_PATH) && brought) },
  };
};

export const openBrowser = (): Promise<Browser> => chromium.launch(program());

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 360, height: 740 };

/** One person at a screen of their own. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page: uncaught errors, console errors, failed requests. */
  faults: string[];
}

/** Asking who is signed in is how the page learns that nobody is. */
const isExpected = ({ status, url }: { status: number; url: string }): boolean =>
  status === 401 && new URL(url).pathname === '/api/auth/me';

export interface Visit {
  /** A worker answers before the tests' own interception: only the journey that is about it lets it in. */
  workers?: 'allow' | 'block';
  /** Where the system answers, if not at its usual address. */
  at?: string;
}

/** Motion is off, so that nothing has to be waited for that only moves. */
const profile = ({ workers = 'block', at = baseUrl() }: Visit) =>
  ({
    baseURL: at,
    viewport: wide,
    locale: 'en-PG',
    timezoneId: 'Pacific/Port_Moresby',
    reducedMotion: 'reduce',
    serviceWorkers: workers,
  }) as const;
const patienceMs = 20_000;

const open = new Set<BrowserContext>();

const noted = (context: BrowserContext): BrowserContext => {
  open.add(context);
  context.on('close', () => open.delete(context));
  context.setDefaultTimeout(patienceMs);
  return context;
};

const glanceMs = 3000;

/** The words on a page; those over it, as toasts and dialogs, stand last in the document. */
const wordsOn = async (page: Page): Promise<string> => {
  const late = delay(glanceMs, 'does not answer', { ref: false });
  const words = page.evaluate<string>('document.body.innerText').catch(String);
  const text = (await Promise.race([words, late])).replaceAll(/\n\s*/g, ' | ');
  return `On ${page.url()}: ${text.length > 1600 ? `${text.slice(0, 800)} … ${text.slice(-800)}` : text}`;
};

/** For the report of a test that failed (`environment.mjs`). */
Object.assign(globalThis, {
  screensNow: () => Promise.all([...open].flatMap((context) => context.pages()).map(wordsOn)),
});

/** Turns a phone on: what its browser keeps in `folder` outlives the browser, as it does a restart. */
export const turnOn = async (folder: string, at: string): Promise<BrowserContext> => {
  const options = { ...program(), ...profile({ workers: 'allow', at }), viewport: narrow };
  return noted(await chromium.launchPersistentContext(folder, options));
};

/** A fresh browser profile. */
export const newVisitor = async (browser: Browser, visit: Visit = {}): Promise<Visitor> => {
  const context = noted(await browser.newContext(profile(visit)));
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    // Failed loads are reported below, with their status.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('response', (response) => {
    const answer = { status: response.status(), url: response.url() };
    if (answer.status >= 400 && !isExpected(answer)) {
      faults.push(`${page.url()}: ${response.request().method()} ${answer.url} answered ${answer.status}`);
    }
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a screen ends what it was still asking for.
    if (why !== 'net::ERR_ABORTED') {
      faults.push(`${page.url()}: ${request.method()} ${request.url()} failed: ${why}`);
    }
  });
  return { context, page, faults };
};
