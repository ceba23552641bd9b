import type { Page } from 'playwright-core';

/** How far what stands on the page has moved by itself since it was opened, in the browser's measure (cumulative layout shift). */
export const movedBy = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((done) => {
    const sum = (shifts) => shifts.reduce((all, { value, hadRecentInput }) => all + (hadRecentInput ? 0 : value), 0);
    const shifts = new PerformanceObserver((seen) => done(sum(seen.getEntries())));
    shifts.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(0))));
  })`);
