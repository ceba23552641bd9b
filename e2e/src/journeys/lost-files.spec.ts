import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isOffered, openOverlay, overlays } from '../screens/dialogs.js';
import { wide } from '../support/browser.js';
import { enterAs } from '../support/cast.js';
import { addressOf, places, type Viewer, viewers } from '../support/places.js';
import { poll } from '../support/poll.js';
import { isTakenOver, settle } from '../support/screens.js';
import { setStage } from '../support/stage.js';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}
const manifestFile = new URL('../../../web/dist/.vite/manifest.json', import.meta.url);
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

/** What the app itself stands on; the page's own script looks after that. */
const entryFiles = (key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (chunk && !found.has(chunk.file)) {
    found.add(chunk.file);
    chunk.imports?.forEach((next) => entryFiles(next, found));
  }
  return found;
};
const entry = entryFiles(Object.keys(manifest).find((key) => manifest[key]?.name === 'base') ?? '');

/** Screens that differ in what they load, one person for each. */
const screensOf = (viewer: Viewer) =>
  places.filter(
    ({ path, isAlias, viewers: whose }) =>
      !isAlias &&
      (whose.find((other) => other !== 'visitor') ?? 'visitor') === viewer &&
      (!path.includes('?') || path.includes('tab=')),
  );

/** A page on a line that loses every file that is not the app's own, while `isCut`. What came once, the browser keeps. */
class Line {
  isCut = true;
  readonly lost = new Set<string>();
  private readonly kept = new Set<string>();
  private lastAskedAt = 0;
  /** What the line loses: the files that are fetched, or modules alone, as where a browser keeps no files. */
  loses: 'files' | 'modules' = 'files';

  constructor(readonly page: Page) {}

  async begin(): Promise<void> {
    await this.page.route('**/assets/*.js', async (route) => {
      this.lastAskedAt = Date.now();
      const file = new URL(route.request().url()).pathname.slice(1);
      const isLost = this.loses === 'files' ? !this.kept.has(file) : route.request().resourceType() === 'script';
      if (!this.isCut || entry.has(file) || !isLost) {
        this.kept.add(file);
        return route.continue();
      }
      this.lost.add(file);
      return route.abort('connectionreset');
    });
    // The browser's word that the line is back shortens every wait of the app.
    await this.page.addInitScript("setInterval(() => dispatchEvent(new Event('online')), 100)");
  }

  /** The browser has no files, so that the next screen loads all of its own. */
  forget(): void {
    this.kept.clear();
    this.lost.clear();
  }

  /** What stands on the page, once it says that something is lost. */
  async sayings(): Promise<string> {
    await this.page.getByText('We try again by ourselves.').first().waitFor();
    return this.page.locator('body').innerText();
  }

  /** Once the screen has asked for no file for a while; its data may still be on their way. */
  async atRest(): Promise<void> {
    await poll(async () => Date.now() - this.lastAskedAt).toBeGreaterThan(500);
  }

  async heal(): Promise<void> {
    this.isCut = false;
    await this.page.getByText('No signal.').first().waitFor({ state: 'detached' });
  }
}

describe('a line that loses every file of a screen', () => {
  const stage = setStage();

  const openLine = async (viewer: Viewer) => {
    const { context, page } = await enterAs({ ...stage, viewer });
    const line = new Line(page);
    await line.begin();
    return { context, page, line };
  };

  /** Never white while files are lost; whole, without a reload, when they come. */
  const survive = async (line: Line, path: string): Promise<void> => {
    const { page } = line;
    line.forget();
    line.isCut = true;
    await page.goto(addressOf(path, stage.cast.samples));
    const isRendered = (await page.locator('#page-state').count()) > 0;
    const shown = isRendered ? await page.locator('main').innerText() : await line.sayings();
    expect(shown.trim()).not.toBe('');
    await page.evaluate('window.sameDocument = true');
    await line.heal();
    await settle(page);
    expect([path, await page.evaluate('window.sameDocument')]).toEqual([path, true]);
    await poll(() => page.getByText('Something went wrong').count()).toBe(0);
    expect(line.lost.size).toBeGreaterThan(0);
  };

  describe.each(viewers.filter((viewer) => screensOf(viewer).length > 0))('of: %s', (viewer) => {
    let opened: Awaited<ReturnType<typeof openLine>>;
    beforeAll(async () => {
      opened = await openLine(viewer);
    }, 60_000);
    afterAll(() => opened?.context.close());

    it.each(screensOf(viewer))('leaves $path standing', ({ path }) => survive(opened.line, path), 60_000);
  });

  describe.each(viewers.filter((viewer) => overlays.some((overlay) => overlay.viewer === viewer)))(
    'while a dialog opens, of: %s',
    (viewer) => {
      let opened: Awaited<ReturnType<typeof openLine>>;
      beforeAll(async () => {
        opened = await openLine(viewer);
      }, 60_000);
      afterAll(() => opened?.context.close());

      it.each(overlays.filter((overlay) => overlay.viewer === viewer))(
        'leaves $path standing under: $name',
        async (overlay) => {
          const { page, line } = opened;
          line.forget();
          line.isCut = false;
          await page.setViewportSize(wide);
          await page.goto(addressOf(overlay.path, stage.cast.samples));
          await settle(page);
          await isOffered(overlay, page);
          await line.atRest();
          line.isCut = true;
          const title = await page.locator('h1').first().innerText();
          const shown = openOverlay(overlay, page);
          // Some open with code that the screen had already.
          await Promise.race([shown, line.sayings().catch(() => undefined)]);
          await poll(() => page.locator('h1').first().innerText()).toBe(title);
          await line.heal();
          await shown;
        },
        60_000,
      );
    },
  );

  it('loses a dialog alone where the browser keeps no files, and offers to load the page', async () => {
    const { context, page, line } = await openLine('seeker');
    const notes = page.getByRole('button', { name: /^Edit notes/ }).first();
    const loss = page.getByText('A part of this page was lost on the way.');
    line.isCut = false;
    await page.goto('/saved-jobs');
    await settle(page);
    await isTakenOver(notes);
    line.loses = 'modules';
    line.isCut = true;
    await notes.click();
    await loss.waitFor();
    expect(await page.locator('h1').first().innerText()).toBe('Saved Jobs');
    line.isCut = false;
    await page.getByRole('button', { name: 'Load the Page' }).click();
    await loss.waitFor({ state: 'detached' });
    await settle(page);
    await isTakenOver(notes);
    await notes.click();
    await page.getByRole('dialog').waitFor();
    await context.close();
  }, 60_000);
});
