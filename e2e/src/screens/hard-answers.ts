import type { Page, Route } from 'playwright-core';
import { narrow, wide } from '../support/browser.js';
import { settle } from '../support/screens.js';
import { fillInBrowser, isRead } from './states.js';

/** Fields that people write: any of them may hold one word that no line can. */
const written = new Set(
  `title name location industry firstName lastName companyName folder reason notes bio place subject recipient criterion
   evidence note device size`.split(/\s+/),
);
const longWord = 'Wordwithoutspaces'.repeat(18).slice(0, 300);

const lengthened = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) {
    return value.map((entry) => lengthened(entry, key));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthened(inner, name)]));
  }
  return typeof value === 'string' && value !== '' && written.has(key) ? longWord : value;
};

/** What stands beyond the right edge of the window, where nobody can scroll to it. */
const findCut = `[...document.querySelectorAll('main *')].filter((element) => {
  const { width, right } = element.getBoundingClientRect();
  if (width === 0 || right <= innerWidth + 1 || element.closest('.visually-hidden')) return false;
  for (let around = element; around; around = around.parentElement) {
    const { overflowX, opacity } = getComputedStyle(around);
    if (overflowX === 'auto' || overflowX === 'scroll' || opacity === '0') return false;
  }
  return true;
}).slice(0, 3).map((element) => element.tagName + ': ' + element.textContent.slice(0, 40))`;

/** Opens a screen whose texts are one long word each. @returns what does not fit, on a phone and on a desk. */
export const withLongWords = async (page: Page, address: string): Promise<string[]> => {
  await fillInBrowser(page);
  await page.route(isRead, async (route: Route) => {
    if (route.request().method() !== 'GET') {
      return route.fallback();
    }
    const response = await route.fetch();
    return route.fulfill({ response, json: lengthened(await response.json()) });
  });
  try {
    await page.goto(address);
    const findings: string[] = [];
    for (const viewport of [narrow, wide]) {
      await page.setViewportSize(viewport);
      await settle(page);
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (overflow > 0) {
        findings.push(`${viewport.width} px: scrolls sideways by ${overflow} px`);
      }
      findings.push(...(await page.evaluate<string[]>(findCut)).map((cut) => `${viewport.width} px: cuts ${cut}`));
    }
    return findings;
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize(wide);
  }
};

/** Figures and sentences about what there is, which are untrue before it is known (D10, D27). */
const premature =
  /^.*(?:(?:^|[\s(])0(?:$|[\s)%])|\bno\b.*\b(?:found|yet|available|match|matches)\b|\bnothing (?:yet|here|waits)\b).*$/gim;

/** Opens a screen whose reads are never answered. @returns lines that say how many there are all the same. */
export const beforeAnswers = async (page: Page, address: string): Promise<string[]> => {
  const held: Route[] = [];
  await fillInBrowser(page);
  await page.route(isRead, async (route: Route) => {
    if (route.request().method() !== 'GET') {
      return route.fallback();
    }
    held.push(route);
    return undefined;
  });
  try {
    await page.goto(address);
    // The screen itself, or what stands for it until its own read is answered.
    await page.locator('h1, output[aria-label$="..."]').first().waitFor({ state: 'attached' });
    await page.locator('header').first().waitFor({ state: 'attached' });
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const text = await page.locator('body').innerText();
    return [...text.matchAll(premature)].map(([line]) => line.trim());
  } finally {
    // As if the person had left: nothing is asked again.
    await page.goto('about:blank');
    await Promise.all(held.map((route) => route.abort('aborted').catch(() => undefined)));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
};

const longName = 'The Highlands and Islands Development, Engineering and Catering Services Company Limited';

interface Row {
  id: number;
  name?: string;
  company?: object;
}

const renamed = (row: Row) => ({
  ...row,
  ...(row.name && { name: longName }),
  ...(row.company && { company: { ...row.company, name: longName } }),
});

/** The oldest rows, which are those of the demo data: what other tests add meanwhile has names of any length. */
const oldest = (rows: readonly Row[]): Row[] => rows.toSorted((one, other) => one.id - other.id).slice(0, 100);

/** Opens a list of the demo data whose companies have a name of 88 letters. */
export const openWithLongNames = async (page: Page, address: string): Promise<void> => {
  await fillInBrowser(page);
  await page.route(isRead, async (route: Route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    return route.fulfill({ response, json: Array.isArray(body) ? oldest(body as Row[]).map(renamed) : body });
  });
  await page.goto(address);
  await page.getByRole('table').waitFor();
  await settle(page);
};

/** The height of the highest row of a table, in pixels. */
export const highestRow = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `Math.max(...[...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height))`,
  );
