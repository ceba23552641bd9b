import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { narrow, newVisitor, openBrowser, type Visitor, wide } from '../support/browser.js';
import { baseUrl } from '../support/client.js';
import { poll } from '../support/poll.js';
import { settle } from '../support/screens.js';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Job title or keyword' });
const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('listitem');
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const total = async (page: Page) =>
  Number(/(\d[\d,]*) jobs?/.exec((await page.locator('[aria-live]').allInnerTexts()).join(' '))?.[1]?.replace(',', ''));

/** Finding a job, whatever is typed and whatever the screen, over the demo data. */
describe('a visitor who searches', () => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await newVisitor(browser);
  }, 60_000);
  afterAll(() => browser?.close());

  it('is helped while typing, by keyboard alone, and finds the words marked', async () => {
    const { page } = visitor;
    await page.goto('/jobs');
    await jobs(page).first().waitFor();
    await box(page).pressSequentially('accoun');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await options.first().waitFor();
    await box(page).press('ArrowDown');
    const active = await box(page).getAttribute('aria-activedescendant');
    await poll(() => options.first().getAttribute('id')).toBe(active);
    const [chosen = ''] = (await options.first().innerText()).split('\n');
    await box(page).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search') === chosen);
    await jobs(page).first().locator('mark').first().waitFor();
    await poll(async () => (await jobs(page).first().locator('mark').allInnerTexts()).join(' ')).toMatch(/accoun/i);
    await options.first().waitFor({ state: 'detached' });
    await box(page).fill('');
    await page.getByRole('option', { name: chosen }).waitFor();
    await box(page).press('Escape');
    await options.first().waitFor({ state: 'detached' });
  }, 60_000);

  it('reads what was understood, takes a part out, and sees what comes near', async () => {
    const { page } = visitor;
    await box(page).fill('tisa Mt Hagen');
    await box(page).press('Enter');
    await page.getByRole('link', { name: 'Remove Place: Mount Hagen' }).click();
    await page.waitForURL((url) => url.searchParams.get('search') === 'tisa');
    await poll(() => jobs(page).first().innerText()).toMatch(/teacher/i);
    await box(page).fill('accountant qqzzxx');
    await box(page).press('Enter');
    await page.getByText('No jobs match all words. Without "qqzzxx":').waitFor();
    await poll(() => page.getByRole('list', { name: 'Related jobs' }).getByRole('listitem').count()).toBeGreaterThan(0);
  }, 60_000);

  it('narrows by filters whose counts are what the list then has', async () => {
    const { page } = visitor;
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'All filters' }).click();
    const filters = page.getByRole('form', { name: 'Filters with counts' });
    const places = filters.getByRole('group', { name: 'Place' });
    const lae = places.getByRole('checkbox', { name: /^Lae / });
    const count = Number(/[\d,]+/.exec((await lae.locator('xpath=..').innerText()) ?? '')?.[0]);
    await lae.check();
    await page.waitForURL((url) => url.searchParams.get('location') === 'Lae');
    await filters.getByRole('button', { name: `Show ${count} jobs` }).waitFor();
    await places.getByRole('checkbox', { name: /^Goroka / }).check();
    await page.waitForURL((url) => url.searchParams.get('location') === 'Lae,Goroka');
    await filters.getByRole('button', { name: /^Show \d+ jobs$/ }).click();
    await filters.waitFor({ state: 'detached' });
    expect(await total(page)).toBeGreaterThan(count);
    await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Remove Lae' }).click();
    await page.waitForURL((url) => url.searchParams.get('location') === 'Goroka');
  }, 60_000);

  it('does so on a phone in a sheet', async () => {
    const { page } = visitor;
    await page.setViewportSize(narrow);
    await page.goto('/jobs?search=driver');
    await page.getByRole('button', { name: 'All filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^On-site/ }).check();
    await page.waitForURL((url) => url.searchParams.get('workType') === 'on-site');
    await sheet.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Remove On-site' }).waitFor();
    expect(param(page, 'search')).toBe('driver');
    await page.setViewportSize(wide);
  }, 60_000);

  it('needs no scripts for any of it', async () => {
    const context = await browser.newContext({ baseURL: baseUrl(), javaScriptEnabled: false, viewport: narrow });
    const page = await context.newPage();
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'All filters' }).click();
    await page.getByRole('checkbox', { name: /^Contract / }).check();
    const places = page.getByRole('group', { name: 'Place' });
    await places.getByRole('checkbox', { name: /^Lae / }).check();
    await places.getByRole('checkbox', { name: /^Goroka / }).check();
    await page.getByRole('button', { name: /^Show / }).click();
    await page.getByRole('link', { name: 'Remove Contract' }).waitFor();
    await page.getByRole('link', { name: 'Remove Goroka' }).waitFor();
    await poll(() => jobs(page).count()).toBeGreaterThan(0);
    // Nothing is offered that only scripts can do, and the menu is open.
    for (const [path, first] of [
      ['/', 'Home'],
      ['/jobs', 'Jobs'],
      [await jobs(page).getByRole('link').first().getAttribute('href'), 'Jobs'],
      ['/companies', 'Companies'],
    ]) {
      await page.goto(path ?? '');
      expect(await page.locator('button[type=button]:enabled:visible').allInnerTexts()).toEqual([]);
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: first ?? '' })
        .waitFor();
    }
    await context.close();
  }, 60_000);

  it('meets nothing that keeps people out', async () => {
    const { page } = visitor;
    const audit = new Audit();
    await page.goto('/jobs?search=driver+lae&filters=1');
    await jobs(page).first().waitFor();
    await audit.screen(page, 'filters with counts');
    await page.goto('/jobs');
    await settle(page);
    await box(page).pressSequentially('dri');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await audit.screen(page, 'suggestions');
    expect(audit.findings).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }, 120_000);
});
