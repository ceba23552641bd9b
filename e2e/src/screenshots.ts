import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { narrow, newVisitor, openBrowser, wide } from './support/browser.js';
import { type Cast, demoCast, enterAs } from './support/cast.js';
import { addressOf, places, type Viewer, viewers } from './support/places.js';
import { settle } from './support/screens.js';

interface Wish {
  /** Where the pictures go: one folder for each viewer. */
  folder: string;
  /** Whose; all unless given. */
  viewers?: readonly Viewer[];
  /** Part of the paths; all unless given. */
  paths?: RegExp;
}

const nameOf = (path: string): string =>
  path
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[^\w-]+/g, '_')
    .replace(/^_$/, '_home');

/** Pictures below the fold are fetched when somebody scrolls there, which a camera does not. */
const fetchPictures = `Promise.all([...document.images].map((image) => {
  image.loading = 'eager';
  return image.decode().catch(() => undefined);
}))`;

const take = async ({ page, file }: { page: Page; file: string }): Promise<void> => {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    for (const theme of ['light', 'dark']) {
      await page.evaluate(`document.documentElement.setAttribute("data-theme", "${theme}")`);
      await settle(page);
      await page.evaluate(fetchPictures);
      await page.screenshot({
        path: `${file}-${viewport.width}-${theme}.jpg`,
        type: 'jpeg',
        quality: 80,
        fullPage: true,
      });
    }
  }
  await page.setViewportSize(wide);
};

/** The examples of all mails at `/dev/mails`, as a phone and a wide window show them. */
const takeMails = async ({ browser, folder }: { browser: Browser; folder: string }): Promise<void> => {
  const { context, page } = await newVisitor(browser);
  await page.goto('/dev/mails');
  const mails = await page.evaluate<{ title: string; html: string }[]>(
    `[...document.querySelectorAll('iframe')].map(({ title, srcdoc }) => ({ title, html: srcdoc }))`,
  );
  await mkdir(folder, { recursive: true });
  for (const width of [narrow.width, 700]) {
    await page.setViewportSize({ width, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const { title, html } of mails) {
        await page.setContent(html);
        const path = join(folder, `${nameOf(title)}-${width}-${colorScheme}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true });
      }
    }
  }
  await context.close();
};

/**
 * Takes a picture of every route for every role, at 1280 and 360 px, and of every mail, light and dark, on the system at
 * E2E_BASE_URL.
 * @returns what went wrong in the pages on the way.
 */
export const takeScreenshots = async ({ folder, viewers: whose = viewers, paths = /./ }: Wish): Promise<string[]> => {
  const browser = await openBrowser();
  try {
    const cast: Cast = await demoCast();
    const faults: string[] = [];
    for (const viewer of whose) {
      const own = join(folder, viewer.replaceAll(' ', '-'));
      await mkdir(own, { recursive: true });
      const { context, page, faults: theirs } = await enterAs({ browser, cast, viewer });
      for (const { path } of places.filter((place) => paths.test(place.path))) {
        await page.goto(addressOf(path, cast.samples));
        await take({ page, file: join(own, nameOf(path)) });
      }
      faults.push(...theirs.map((fault) => `${viewer}: ${fault}`));
      await context.close();
    }
    if (paths.test('/dev/mails')) {
      await takeMails({ browser, folder: join(folder, 'mails') });
    }
    return faults;
  } finally {
    await browser.close();
  }
};
