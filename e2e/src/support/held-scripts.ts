import type { Page } from 'playwright-core';

/**
 * Holds the app's scripts back, as a slow line does: all that the page asks for from now on, or those for whose path
 * `isHeld` says so.
 *
 * @returns lets them come; those that were held are lost on the way if told so
 */
export const holdScripts = async (
  page: Page,
  isHeld: (path: string) => boolean | Promise<boolean> = () => true,
): Promise<(areLost?: boolean) => void> => {
  let letCome: ((areLost: boolean) => void) | undefined;
  let hasCome = false;
  const held = new Promise<boolean>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    // Afterwards nothing is asked of a page that may be closed any moment.
    const isLost = !hasCome && (await isHeld(new URL(route.request().url()).pathname)) && (await held);
    await (isLost ? route.abort('connectionreset') : route.continue());
  });
  return (areLost = false) => {
    hasCome = true;
    letCome?.(areLost);
  };
};
