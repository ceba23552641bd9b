import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { narrow, wide } from './browser.js';
import { settle } from './screens.js';

/** The small one: it is sent to the page, and read there, for every screen. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
type Theme = 'light' | 'dark';
const everything = { type: 'tag', values: tags } as const;
/** A theme changes colours alone, so the second look at the same page asks only for what depends on them. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

interface Look {
  viewport: { width: number; height: number };
  theme: Theme;
  asked: typeof everything | typeof colours;
}

const looks: Record<'whole' | 'corners', readonly Look[]> = {
  whole: [wide, narrow].flatMap((viewport) => [
    { viewport, theme: 'light', asked: everything },
    { viewport, theme: 'dark', asked: colours },
  ]),
  /** A state of a screen that was seen as a whole: each width and each theme once. */
  corners: [
    { viewport: wide, theme: 'light', asked: everything },
    { viewport: narrow, theme: 'dark', asked: everything },
  ],
};

/** The narrowest screen that nothing may be cut on (WCAG 1.4.10 "Reflow"). */
const reflow = { width: 320, height: 740 };
/** Letters twice as large as usual (WCAG 1.4.4 "Resize Text"). */
const largeText = '200%';
/**
 * Words of headings that stand in two lines though one has room for them: the edges of a page and a card take less than this, in
 * pixels, those of a question no more. Runs in the page.
 */
const brokenWords = `(() => {
  const edges = 112;
  const isBroken = (word) => {
    const boxes = [...word.getClientRects()].filter(({ width }) => width > 1);
    const width = boxes.reduce((sum, box) => sum + box.width, 0);
    return new Set(boxes.map(({ top }) => Math.round(top))).size > 1 && width <= innerWidth - edges;
  };
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (heading.checkVisibility() && texts.nextNode()) {
      const text = texts.currentNode;
      for (const { index, 0: letters } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        const word = document.createRange();
        word.setStart(text, index);
        word.setEnd(text, index + letters.length);
        if (isBroken(word)) {
          broken.push(letters);
        }
      }
    }
    return broken;
  });
})()`;
/** Words that a value which is missing leaves behind. */
const leftovers = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;

/** Looks at screens as axe does, in both themes, on a desk and on a small phone; collects what it finds. */
export class Audit {
  readonly findings: string[] = [];
  /** How many looks were taken. */
  looks = 0;

  /** Examines the page as it stands, in all widths and themes or in opposite corners of them, and leaves it as it was. */
  async screen(page: Page, name: string, extent: keyof typeof looks = 'whole'): Promise<void> {
    const before = await page.evaluate<string | null>('document.documentElement.getAttribute("data-theme")');
    await page.evaluate(axe);
    for (const look of looks[extent]) {
      await page.setViewportSize(look.viewport);
      await page.evaluate(`document.documentElement.setAttribute("data-theme", "${look.theme}")`);
      await settle(page);
      // What was scrolled half under the bar is no smaller for that, as axe would have it. The browser itself scrolls to what has
      // the focus when the window's size changes.
      await page.evaluate('scrollTo(0, 0)');
      const where = `${name}, ${look.theme}, ${look.viewport.width} px`;
      await this.look({ page, look, where });
      if (look.asked === everything) {
        await this.findOverflow(page, `${name}, ${look.viewport.width} px`);
      }
    }
    await page.setViewportSize(reflow);
    await settle(page);
    await this.findOverflow(page, `${name}, ${reflow.width} px`);
    if (extent === 'whole') {
      await this.findBrokenWords(page, name);
    }
    const leftover = leftovers.exec(await page.locator('body').innerText());
    if (leftover) {
      this.findings.push(`${name}: says "${leftover[0]}"`);
    }
    await page.evaluate(`document.documentElement.setAttribute("data-theme", "${before ?? 'light'}")`);
    await page.setViewportSize(wide);
  }

  private async look({ page, look, where }: { page: Page; look: Look; where: string }): Promise<void> {
    this.looks += 1;
    // Findings alone. Loading files again serves one experimental rule, and one about sounds, of which there are none.
    const options = JSON.stringify({ runOnly: look.asked, reporter: 'no-passes', preload: false });
    const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        const why = failureSummary?.split('\n')[1]?.trim() ?? '';
        this.findings.push(`${where}: ${id} at ${target.join(' ')} (${why})`);
      }
    }
  }

  private async findBrokenWords(page: Page, name: string): Promise<void> {
    const setText = (size: string) => page.evaluate(`document.documentElement.style.fontSize = "${size}"`);
    await page.setViewportSize(narrow);
    await setText(largeText);
    await settle(page);
    const where = `${name}, ${narrow.width} px, text at ${largeText}`;
    await this.findOverflow(page, where);
    for (const word of await page.evaluate<string[]>(brokenWords)) {
      this.findings.push(`${where}: breaks "${word}"`);
    }
    await setText('');
  }

  private async findOverflow(page: Page, where: string): Promise<void> {
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    if (overflow > 0) {
      this.findings.push(`${where}: scrolls sideways by ${overflow} px`);
    }
  }
}
