import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { narrow, wide } from '../support/browser.js';
import { enterAs } from '../support/cast.js';
import { addressOf, type Viewer } from '../support/places.js';
import { setStage } from '../support/stage.js';

/** Some tags of a page, as a slow line brings them, in characters. */
const pieceLength = 300;
/** Less than a small button that moves by half of its width, in the browser's measure (layout shift). */
const hardlySeen = 0.0005;

/** In a page: writes another's HTML in its place, each piece drawn before the next. @returns what moved of what stood there */
const arrive = (head: string, pieces: readonly string[]): string => `new Promise((done) => {
  const pieces = ${JSON.stringify(pieces)};
  const moved = [];
  const note = ({ value, sources }) => value > ${hardlySeen} && moved.push(...sources.map(({ node }) => node?.outerHTML));
  new PerformanceObserver((seen) => seen.getEntries().forEach(note)).observe({ type: 'layout-shift' });
  document.open();
  document.write(${JSON.stringify(head)});
  const next = () => {
    const piece = pieces.shift();
    if (piece === undefined) {
      setTimeout(() => done(moved));
      return;
    }
    document.write(piece);
    requestAnimationFrame(() => requestAnimationFrame(next));
  };
  requestAnimationFrame(next);
})`;

/** Opens a page as a slow line brings it. @returns what moved of it meanwhile */
const movedWhileArriving = async (page: Page, path: string): Promise<string[]> => {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const start = html.indexOf('<div id="root"');
  const root = html.slice(start, html.indexOf('<script', start));
  expect(root).toContain('<h1');
  // Has no policy of its own that would refuse the page's sheet.
  await page.goto('about:blank');
  const pieces = root.match(new RegExp(`[^]{1,${pieceLength}}`, 'g')) ?? [];
  return page.evaluate<string[]>(arrive(html.slice(0, start), pieces));
};

const pages: [Viewer, string][] = [
  ['visitor', '/'],
  ['visitor', '/jobs'],
  ['visitor', '/jobs/{job}'],
  ['seeker', '/dashboard'],
  ['seeker', '/applications'],
  ['new seeker', '/applications'],
];

/** On a slow line a page stands there for a while before it is whole, and people tap on what they see. */
describe('a page on its way', () => {
  const stage = setStage();

  it.each(pages)(
    'of a %s, %s, moves nothing of what stands there already',
    async (viewer, path) => {
      const { page } = await enterAs({ ...stage, viewer });
      for (const size of [narrow, wide]) {
        await page.setViewportSize(size);
        expect(await movedWhileArriving(page, addressOf(path, stage.cast.samples))).toEqual([]);
      }
    },
    60_000,
  );
});
