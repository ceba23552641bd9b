import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { Audit } from './audit.js';
import { newVisitor, openBrowser } from './browser.js';

const page = (body: string, dark = 'black'): string => `<!doctype html><html lang="en"><head><title>A page</title>
  <style>body { background: white; color: #222 } [data-theme=dark] body { background: ${dark}; color: #ddd }</style>
  </head><body><header>Product</header><main><h1>A page</h1>${body}</main></body></html>`;
const narrowHeading = (word: string): string => page(`<h2 style="width: 2em; overflow-wrap: anywhere">${word}</h2>`);

describe('the audit of screens', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  const examine = async (content: string, extent?: 'corners') => {
    const { context, page: screen } = await newVisitor(browser);
    await screen.setContent(content);
    const audit = new Audit();
    await audit.screen(screen, 'page', extent);
    await context.close();
    return audit;
  };

  it('finds nothing on a proper page, looking four times', async () => {
    const audit = await examine(page('<p>Text</p>'));
    expect([audit.findings, audit.looks]).toEqual([[], 4]);
  });

  it('looks into two corners where the whole was seen, and finds there what is wrong at any width and in any theme', async () => {
    const proper = await examine(page('<p>Text</p>'), 'corners');
    expect([proper.findings, proper.looks]).toEqual([[], 2]);
    const { findings } = await examine(page('<button></button>', '#bbb'), 'corners');
    expect(findings.map((finding) => finding.split(' at ')[0])).toEqual(
      expect.arrayContaining([
        'page, light, 1280 px: button-name',
        'page, dark, 360 px: button-name',
        'page, dark, 360 px: color-contrast',
      ]),
    );
  });

  it('finds what a missing value leaves behind', async () => {
    const { findings } = await examine(page('<p>Posted Invalid Date</p>'));
    expect(findings).toEqual(['page: says "Invalid Date"']);
  });

  it('finds a heading that breaks within a word that has room, where letters are large', async () => {
    const { findings } = await examine(narrowHeading('Manager'));
    expect(findings).toEqual(['page, 360 px, text at 200%: breaks "Manager"']);
    expect((await examine(narrowHeading('Manager'), 'corners')).findings).toEqual([]);
    expect((await examine(narrowHeading('A'.repeat(40)))).findings).toEqual([]);
  });

  it('finds a button without a name at both widths', async () => {
    const { findings } = await examine(page('<button></button>'));
    expect(findings.filter((finding) => finding.includes('button-name'))).toHaveLength(2);
  });

  it('finds what is wrong in one theme or at one width alone', async () => {
    const { findings } = await examine(page('<p>Text</p><div style="width: 400px">Wide</div>', '#ccc'));
    expect(
      findings.filter((finding) => finding.includes('color-contrast')).map((finding) => finding.split(':')[0]),
    ).toEqual(expect.arrayContaining(['page, dark, 1280 px', 'page, dark, 360 px']));
    expect(findings.some((finding) => finding.startsWith('page, light') && finding.includes('color-contrast'))).toBe(
      false,
    );
    expect(findings.filter((finding) => finding.includes('sideways')).map((finding) => finding.split(':')[0])).toEqual([
      'page, 360 px',
      'page, 320 px',
      'page, 360 px, text at 200%',
    ]);
  });
});
