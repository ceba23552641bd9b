import type { Page } from 'playwright-core';
import { password } from './people.js';

/** Waits for the message at the edge of the screen. */
export const toast = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').getByText(text).waitFor();

/** Waits for a heading. */
export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();

/** Signs in by hand; ends on the person's own first screen. */
export const signInAt = async (page: Page, email: string): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel(/^Email/).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
};
