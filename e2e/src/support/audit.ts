import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { narrow, wide } from './browser.js';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
/** A theme changes colours alone, so the second look at the same page asks only for what depends on them. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const settle = async (page: Page): Promise<void> => {
  // The code of a screen comes when it is first opened; until then a skeleton stands in, which has no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Two frames: one in which React answers to the new width, one in which that is drawn.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await page.waitForFunction('document.getAnimations().every(({ playState }) => playState !== "running")');
};

/** Looks at screens as axe does, in both themes, on a desk and on a small phone; collects what it finds. */
export class Audit {
  readonly findings: string[] = [];
  /** How many looks were taken. */
  looks = 0;

  /** Examines the page as it stands and leaves it as it was. */
  async screen(page: Page, name: string): Promise<void> {
    const before = await page.evaluate<string | null>('document.documentElement.getAttribute("data-theme")');
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      for (const theme of themes) {
        await page.evaluate(`document.documentElement.setAttribute("data-theme", "${theme}")`);
        await settle(page);
        await this.look({ page, theme, where: `${name}, ${theme}, ${viewport.width} px` });
      }
    }
    await page.evaluate(`document.documentElement.setAttribute("data-theme", "${before ?? 'light'}")`);
    await page.setViewportSize(wide);
    await settle(page);
  }

  private async look({ page, theme, where }: { page: Page; theme: Theme; where: string }): Promise<void> {
    this.looks += 1;
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === 'light' ? axe.withTags(tags) : axe.withRules(colourRules)).analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        const why = failureSummary?.split('\n')[1]?.trim() ?? '';
        this.findings.push(`${where}: ${id} at ${target.join(' ')} (${why})`);
      }
    }
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    if (overflow > 0) {
      this.findings.push(`${where}: scrolls sideways by ${overflow} px`);
    }
  }
}
