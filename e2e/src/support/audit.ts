import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { narrow, wide } from './browser.js';
import { settle } from './screens.js';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
/** A theme changes colours alone, so the second look at the same page asks only for what depends on them. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const askedOf = {
  light: { type: 'tag', values: tags },
  dark: { type: 'rule', values: colourRules },
} as const satisfies Record<Theme, object>;

/** The narrowest screen that nothing may be cut on (WCAG 1.4.10 "Reflow"). */
const reflow = { width: 320, height: 740 };
/** Words that a value which is missing leaves behind. */
const leftovers = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;

/** Looks at screens as axe does, in both themes, on a desk and on a small phone; collects what it finds. */
export class Audit {
  readonly findings: string[] = [];
  /** How many looks were taken. */
  looks = 0;

  /** Examines the page as it stands and leaves it as it was. */
  async screen(page: Page, name: string): Promise<void> {
    const before = await page.evaluate<string | null>('document.documentElement.getAttribute("data-theme")');
    await page.evaluate(axe.source);
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      for (const theme of themes) {
        await page.evaluate(`document.documentElement.setAttribute("data-theme", "${theme}")`);
        await settle(page);
        await this.look({ page, theme, where: `${name}, ${theme}, ${viewport.width} px` });
      }
      await this.findOverflow(page, `${name}, ${viewport.width} px`);
    }
    await page.setViewportSize(reflow);
    await settle(page);
    await this.findOverflow(page, `${name}, ${reflow.width} px`);
    const leftover = leftovers.exec(await page.locator('body').innerText());
    if (leftover) {
      this.findings.push(`${name}: says "${leftover[0]}"`);
    }
    await page.evaluate(`document.documentElement.setAttribute("data-theme", "${before ?? 'light'}")`);
    await page.setViewportSize(wide);
    await settle(page);
  }

  private async look({ page, theme, where }: { page: Page; theme: Theme; where: string }): Promise<void> {
    this.looks += 1;
    const options = JSON.stringify({ runOnly: askedOf[theme], resultTypes: ['violations'] });
    const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        const why = failureSummary?.split('\n')[1]?.trim() ?? '';
        this.findings.push(`${where}: ${id} at ${target.join(' ')} (${why})`);
      }
    }
  }

  private async findOverflow(page: Page, where: string): Promise<void> {
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    if (overflow > 0) {
      this.findings.push(`${where}: scrolls sideways by ${overflow} px`);
    }
  }
}
