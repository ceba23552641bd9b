import type { Page } from 'playwright-core';

/**
 * Holds the app's scripts back, as a slow line does: all that the page asks for from now on, or those for which `isHeld` says so.
 *
 * @returns lets them come
 */
export const holdScripts = async (
  page: Page,
  isHeld: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<() => void> => {
  let letCome: (() => void) | undefined;
  let hasCome = false;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    // Afterwards nothing is asked of a page that may be closed any moment.
    if (!hasCome && (await isHeld())) {
      await held;
    }
    await route.continue();
  });
  return () => {
    hasCome = true;
    letCome?.();
  };
};
