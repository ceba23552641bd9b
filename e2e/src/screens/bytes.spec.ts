import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { narrow, newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { type Cast, demoCast } from '../support/cast.js';
import { addressOf, places } from '../support/places.js';
import { settle } from '../support/screens.js';
import { Wire } from '../support/wire.js';

/** A line that counts what comes down it, headers and all. */
class CountedWire extends Wire {
  bytes = 0;

  protected join(near: Socket, far: Socket): void {
    near.on('data', (bytes: Buffer) => void far.write(bytes));
    far.on('data', (bytes: Buffer) => {
      this.bytes += bytes.length;
      near.write(bytes);
    });
  }
}

/** Most KB (1,000 bytes) that a visitor's phone is sent for a page: with nothing of the site on it, and when it comes again. */
const most = { first: 150, again: 12 };

/** A page that opens another one is that one's matter. */
const pages = places.filter(({ viewers, isAlias }) => viewers.includes('visitor') && !isAlias);

describe('what a visitor’s phone is sent', () => {
  let browser: Browser;
  let cast: Cast;
  let line: CountedWire;
  let visitor: Visitor;
  beforeAll(async () => {
    [browser, cast] = await Promise.all([openBrowser(), demoCast()]);
  }, 60_000);
  afterAll(() => browser?.close());
  beforeEach(async () => {
    line = new CountedWire();
    // What the worker fetches ahead, for a time without a line, is no part of a visit.
    visitor = await newVisitor(browser, { workers: 'block', at: await line.open() });
    await visitor.page.setViewportSize(narrow);
  });
  afterEach(async () => {
    await visitor.context.close();
    line.close();
  });

  it.each(pages)('$path stays within its bytes, at first and when it is opened again', async ({ path }) => {
    const { page } = visitor;
    const kbOf = async (): Promise<number> => {
      const before = line.bytes;
      await page.goto(addressOf(path, cast.samples), { waitUntil: 'networkidle' });
      await settle(page);
      return (line.bytes - before) / 1000;
    };
    const [first, again] = [await kbOf(), await kbOf()];
    if (process.env['SHOW']) process.stdout.write(`${path} ${first.toFixed(1)} ${again.toFixed(1)}\n`);
    expect(first).toBeLessThanOrEqual(most.first);
    expect(again).toBeLessThanOrEqual(most.again);
  });
});
