import { waitFor } from '@workboard/local-servers';
import type { Locator, Page } from 'playwright-core';
import { password } from './people.js';

/** Waits until a screen is there, as far as it will come by itself: with its layout, no skeletons, nothing moving. */
export const settle = async (page: Page): Promise<void> => {
  // The code of a screen comes when it is first opened; until then a skeleton stands in, which has no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // The layout comes when it is known who looks. (An open dialog hides its role, not the element.)
  await page.locator('header').first().waitFor({ state: 'attached' });
  // Skeletons say what they stand for, as in 'Loading jobs...'.
  await page.locator('output[aria-label$="..."]').first().waitFor({ state: 'detached' });
  // Two frames: one in which React answers to a new width, one in which that is drawn.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');
};

/** In a page: whether the worker keeps the sheet that all pages share (ADR 53). */
export const isSheetKept = `caches.open('sheet').then(async (cache) => (await cache.keys()).length === 1)`;

/** Waits until the app answers to what is done there; until then the server's page stands, which a busy machine leaves long. */
export const isTakenOver = async (element: Locator): Promise<void> => {
  // Not `poll`, which is Jest's: programs that run without it (pictures, the slow line) use these screens, too.
  await waitFor(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
    timeout: 20_000,
    interval: 50,
    what: 'the app to take over',
  });
};

/** The words of the buttons that the app has not taken over yet. */
export const untakenButtons = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('#root button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => !Object.keys(button).some((key) => key.startsWith('__reactProps')))
        .map((button) => button.textContent),
    );

/** Waits for the message at the edge of the screen. */
export const toast = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').getByText(text).waitFor();

/** Waits for the message and takes it away, so that the next one of the same words is another. */
export const told = async (page: Page, text: string | RegExp): Promise<void> => {
  await toast(page, text);
  await page.getByRole('button', { name: 'Close message' }).click();
};

/** Answers the question that is asked before something is deleted. */
export const answer = async (page: Page, { question, button }: { question: string; button: 'Cancel' | 'Delete' }) => {
  const dialog = page.getByRole('dialog').filter({ hasText: question });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Opens a menu of the header. @returns what it offers. */
export const openMenu = async (page: Page, button: string): Promise<string[]> => {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await items.first().waitFor();
  return items.allInnerTexts();
};

/** Waits for a heading. */
export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();

/** Signs in by hand; ends on the person's own first screen. */
export const signInAt = async (page: Page, account: string | { email: string; secret: string }): Promise<void> => {
  const { email, secret } = typeof account === 'string' ? { email: account, secret: password } : account;
  await page.goto('/auth');
  await page.getByLabel(/^Email/).fill(email);
  await page.locator('input[name="password"]').fill(secret);
  await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
};

/** Chooses a status of an applicant, by its label, from the list that the employer opens. */
export const chooseStatus = async (page: Page, { of, to }: { of: string; to: string }): Promise<void> => {
  await page.getByRole('combobox', { name: `Status of ${of}` }).click();
  const list = page.getByRole('listbox', { name: `Status of ${of}` });
  await list.getByRole('option', { name: to, exact: true }).click();
  await list.waitFor({ state: 'detached' });
};
