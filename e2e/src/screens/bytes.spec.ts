import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@workboard/test-kit';
import { narrow, newVisitor } from '../support/browser.js';
import { addressOf, places } from '../support/places.js';
import { isSheetKept } from '../support/screens.js';
import { Wire } from '../support/wire.js';
import { setStage } from '../support/stage.js';

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

/** Most that a visitor's phone is sent for a page, in KB of 1,000 bytes, with nothing of the site on it. Logos are the companies' matter. */
const first = { plain: 150, form: 190, report: 225 } as const;
const logos = '*/api/files/logos/*';
/** The same when a page is opened again and the worker keeps what all pages share. */
const again = { '/': 12, '/jobs': 14, '/jobs/{job}': 12, '/company/{company}': 12, '/companies': 14 } as const;

const forms = /^\/(?:auth|forgot|reset|offline)/;
const kindOf = (path: string): keyof typeof first => {
  if (path.endsWith('/report')) {
    return 'report';
  }
  return forms.test(path) ? 'form' : 'plain';
};
const pages = places
  .filter(({ viewers, isAlias }) => viewers.includes('visitor') && !isAlias)
  .map(({ path }) => ({ path, most: first[kindOf(path)] }));
const opened = Object.entries(again).map(([path, most]) => ({ path, most }));

/** So long nothing comes: all has come that was asked for. */
const quietMs = 1500;

describe('what a visitor’s phone is sent', () => {
  const stage = setStage();

  /** Opens a page on a new phone so often; the KB of each time. */
  const visits = async (path: string, options: { workers: 'allow' | 'block'; times: number }): Promise<number[]> => {
    const line = new CountedWire();
    const { context, page } = await newVisitor(stage.browser, { workers: options.workers, at: await line.open() });
    try {
      await page.setViewportSize(narrow);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setBlockedURLs', { urls: [logos] });
      const kb: number[] = [];
      while (kb.length < options.times) {
        const before = line.bytes;
        await page.goto(addressOf(path, stage.cast.samples), { waitUntil: 'networkidle' });
        await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        if (options.workers === 'allow') {
          await waitFor(() => page.evaluate<boolean>(isSheetKept), {
            timeout: 20_000,
            what: 'the worker to keep the sheet',
          });
        }
        for (let seen = -1; seen !== line.bytes;) {
          seen = line.bytes;
          await delay(quietMs);
        }
        kb.push((line.bytes - before) / 1000);
      }
      return kb;
    } finally {
      await context.close();
      line.close();
    }
  };

  // What the worker fetches ahead, for a time without a line, is no part of a visit.
  it.each(pages)('$path is at most $most KB with nothing kept', async ({ path, most }) => {
    const [kb] = await visits(path, { workers: 'block', times: 1 });
    expect(kb).toBeLessThanOrEqual(most);
  });

  it.each(opened)('$path is at most $most KB when it is opened again', async ({ path, most }) => {
    const [, kb] = await visits(path, { workers: 'allow', times: 2 });
    expect(kb).toBeLessThanOrEqual(most);
  });
});
