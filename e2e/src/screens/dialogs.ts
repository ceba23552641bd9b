import type { Locator, Page } from 'playwright-core';
import { narrow } from '../support/browser.js';
import type { Viewer } from '../support/places.js';
import { isTakenOver } from '../support/screens.js';

/** Something that opens over a screen: a dialog by a button of its main part, or in a way of its own. */
type Overlay = { viewer: Viewer; name: string; path: string } & (
  | { button: string | RegExp }
  | { open: (page: Page) => Promise<void> }
);

const openerOf = (page: Page, button: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name: button }).first();

/** Waits until its button is there, where it has one, and answers. */
export const isOffered = async (overlay: Overlay, page: Page): Promise<void> => {
  await isTakenOver('button' in overlay ? openerOf(page, overlay.button) : page.locator('h1').first());
};

/** Opens it and waits until it is there. */
export const openOverlay = async (overlay: Overlay, page: Page): Promise<void> => {
  if ('button' in overlay) {
    await openerOf(page, overlay.button).click();
    await page.getByRole('dialog').waitFor();
  } else {
    await overlay.open(page);
  }
};

const menu = async (page: Page, button: RegExp): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: button }).last().click();
  await page.getByRole('menu').waitFor();
};

const phoneMenu = async (page: Page, button: string): Promise<void> => {
  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: button }).click();
};

/** Every dialog and menu of the product. None of them is answered: the demo data stays as it is. */
export const overlays: readonly Overlay[] = [
  { viewer: 'visitor', name: 'menu on a phone', path: '/', open: (page) => phoneMenu(page, 'Open menu') },
  {
    viewer: 'visitor',
    name: 'filters on a phone',
    path: '/jobs',
    open: async (page) => {
      await phoneMenu(page, 'All filters');
      await page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first().waitFor();
    },
  },
  {
    viewer: 'visitor',
    name: 'job on a phone',
    path: '/jobs',
    open: async (page) => {
      await page.setViewportSize(narrow);
      await page.getByRole('list', { name: 'Jobs' }).getByRole('link').first().click();
      await page.getByRole('dialog', { name: 'Job details' }).getByRole('heading').first().waitFor();
    },
  },
  {
    viewer: 'visitor',
    name: 'complaints of the sign-in form',
    path: '/auth',
    open: async (page) => {
      await page.getByRole('form').getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Password is required').waitFor();
    },
  },
  {
    viewer: 'seeker',
    name: 'navigation on a phone',
    path: '/jobs',
    open: (page) => phoneMenu(page, 'Open navigation'),
  },
  { viewer: 'seeker', name: 'notes', path: '/saved-jobs', button: /^Edit notes/ },
  { viewer: 'seeker', name: 'new alert', path: '/job-alerts', button: 'Create Alert' },
  {
    viewer: 'seeker',
    name: 'preview of an alert',
    path: '/job-alerts',
    open: async (page) => {
      await openerOf(page, 'Create Alert').click();
      await page.getByLabel(/^Keywords/).fill('nurse, driver, manager');
      await page.getByText(/^Finds .* today/).waitFor();
    },
  },
  { viewer: 'seeker', name: 'question before deleting', path: '/job-alerts', button: /^Delete/ },
  { viewer: 'seeker', name: 'cover letter', path: '/applications', button: /^Cover letter/ },
  {
    viewer: 'seeker',
    name: 'what the ranking reads',
    path: '/applications',
    button: 'See what it reads of you',
  },
  {
    viewer: 'seeker',
    name: 'two-step sign-in',
    path: '/profile/security',
    button: 'Turn on',
  },
  {
    viewer: 'seeker',
    name: 'download of data',
    path: '/profile/security',
    button: 'Prepare a download',
  },
  {
    viewer: 'seeker',
    name: 'question before leaving',
    path: '/profile/security',
    button: 'Delete my account',
  },
  { viewer: 'new seeker', name: 'apply', path: '/jobs/{job}', button: 'Apply Now' },
  { viewer: 'employer', name: 'cover letter', path: '/applications', button: /^Cover letter/ },
  { viewer: 'employer', name: 'team notes', path: '/applications', button: /^Notes on/ },
  { viewer: 'employer', name: 'interview', path: '/applications', button: /^Interview with/ },
  { viewer: 'employer', name: 'message', path: '/applications', button: /^Message to/ },
  { viewer: 'employer', name: 'new member', path: '/company-users', button: 'Add Member' },
  { viewer: 'employer', name: 'member', path: '/company-users', button: /^Edit / },
  {
    viewer: 'employer',
    name: 'question before deleting',
    path: '/dashboard',
    button: /^Delete /,
  },
  {
    viewer: 'employer',
    name: 'complaints of the job form',
    path: '/post-job',
    open: async (page) => {
      await page.getByRole('button', { name: 'Post Job', exact: true }).click();
      await page.getByText('Title is required').waitFor();
    },
  },
  {
    viewer: 'super admin',
    name: 'user menu',
    path: '/about',
    open: (page) => menu(page, /./),
  },
  {
    viewer: 'super admin',
    name: 'what one box finds',
    path: '/super-admin',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Find anything' }).click();
      await page.getByRole('searchbox', { name: /reference/ }).fill('workboard');
      await page.getByRole('dialog').getByRole('region', { name: 'People' }).waitFor();
    },
  },
  {
    viewer: 'super admin',
    name: 'question before deleting',
    path: '/super-admin?tab=companies',
    button: /^Delete /,
  },
];
