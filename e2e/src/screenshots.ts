import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { narrow, openBrowser, wide } from './support/browser.js';
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

/**
 * Takes a picture of every route for every role, at 1280 and 360 px, light and dark, on the system at E2E_BASE_URL.
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
    return faults;
  } finally {
    await browser.close();
  }
};
