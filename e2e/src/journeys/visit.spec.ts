import { beforeAll, describe, expect, it } from '@jest/globals';
import { narrow, newVisitor, type Visitor, wide } from '../support/browser.js';
import { baseUrl } from '../support/client.js';
import { poll } from '../support/poll.js';
import { heading, settle, told } from '../support/screens.js';
import { setStage } from '../support/stage.js';

const isAtTheEnd = (url: URL) => Number(url.searchParams.get('page')) > 10;

/** All that people do before they sign in, over the demo data. */
describe('a visitor', () => {
  const stage = setStage();
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor(stage.browser);
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseUrl() });
  }, 60_000);

  const jobs = () => visitor.page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  const params = () => Object.fromEntries(new URL(visitor.page.url()).searchParams);
  const waitForParams = (expected: Record<string, string>) =>
    visitor.page.waitForURL((url) =>
      Object.entries(expected).every(([name, value]) => (url.searchParams.get(name) ?? '') === value),
    );

  it('comes home: six featured jobs, two paths, three steps, and the fixed figures', async () => {
    const { page } = visitor;
    await page.goto('/');
    await settle(page);
    const section = (name: string) => page.getByRole('region', { name }).or(page.locator('section', { hasText: name }));
    await poll(() => section('Featured jobs').first().getByRole('listitem').count()).toBe(6);
    for (const name of ['Choose Your Path', 'How It Works']) {
      await heading(page, name);
    }
    for (const figure of ['15,000+', '2,500+', '50,000+']) {
      await page.getByText(figure).first().waitFor();
    }
    const main = page.getByRole('main');
    await poll(() => main.getByRole('link', { name: 'Find Jobs' }).first().getAttribute('href')).toBe('/jobs');
    await poll(() => main.getByRole('link', { name: 'Start Hiring' }).first().getAttribute('href')).toBe(
      '/auth?mode=register&role=employer',
    );
    const header = page.getByRole('banner');
    for (const name of ['Home', 'Jobs', 'Companies', 'Contact Us', 'Sign In']) {
      await header.getByRole('link', { name, exact: true }).first().waitFor();
    }
  }, 60_000);

  it('searches from there by company', async () => {
    const { page } = visitor;
    await page.getByRole('combobox', { name: 'Search for' }).selectOption({ label: 'Company' });
    await page.getByRole('searchbox', { name: 'Job title or keyword' }).fill('Kumul Energy');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/jobs\?/);
    await jobs().first().waitFor();
    for (const text of await jobs().allInnerTexts()) {
      expect(text).toContain('Kumul Energy');
    }
  }, 60_000);

  it('never has a page drawn anew that the server made, whatever its address', async () => {
    const { page, faults } = await newVisitor(stage.browser);
    const { job, company } = stage.cast.samples;
    const addresses = [
      '/',
      '/landing',
      '/jobs',
      `/jobs?job=${job}`,
      `/jobs?search=driver&location=Lae&type=job&sortBy=salary_high&job=${job}`,
      '/jobs?type=company&search=Kumul&page=2&utm_source=x',
      '/jobs?page=999',
      `/jobs/${job}`,
      `/public/jobs/${job}?ref=a`,
      `/preview/jobs/${job}`,
      '/companies?search=a&page=2',
      `/company/${company}`,
      '/about',
      '/contacts',
      '/privacy',
      '/terms',
    ];
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size);
      for (const address of addresses) {
        await page.goto(address);
        await settle(page);
        expect({ address, size, faults: faults.splice(0) }).toEqual({ address, size, faults: [] });
      }
    }
    await page.context().close();
  }, 120_000);

  it('filters; the address has it all, and a change goes back to the first page', async () => {
    const { page } = visitor;
    await page.goto('/jobs?page=2');
    await jobs().first().waitFor();
    await poll(() => jobs().count()).toBe(20);
    await page.getByRole('combobox', { name: 'Employment type' }).selectOption({ label: 'Contract' });
    await waitForParams({ employmentType: 'contract', page: '' });
    await page.getByRole('region', { name: 'Job details' }).getByText('Contract', { exact: true }).first().waitFor();
    await page.reload();
    await jobs().first().waitFor();
    await poll(() => page.getByRole('combobox', { name: 'Employment type' }).inputValue()).toBe('contract');
    await page.getByRole('searchbox', { name: 'Job title or keyword' }).fill('zzzz qqqq xxxx');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('No jobs found').waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await jobs().first().waitFor();
    expect(params()).not.toHaveProperty('employmentType');
  }, 60_000);

  it('turns pages, by number and to both ends', async () => {
    const { page } = visitor;
    await page.goto('/jobs');
    const pager = page.getByRole('navigation', { name: 'Pagination' });
    await pager.getByRole('link', { name: 'Page 10' }).waitFor();
    await poll(() => pager.getByRole('link', { name: /^Page \d+$/ }).count()).toBe(10);
    // The address is there first, then the pager, then the list, which may move the pager under the mouse.
    const turned = async () => {
      const number = new URL(page.url()).searchParams.get('page') ?? '1';
      await poll(() => pager.locator('[aria-current="page"]').innerText()).toBe(number);
      await page.locator('.jobs[aria-busy]').waitFor({ state: 'detached' });
    };
    await pager.getByRole('link', { name: 'Page 3', exact: true }).click();
    await waitForParams({ page: '3' });
    await turned();
    await pager.getByRole('link', { name: 'Next page' }).click();
    await waitForParams({ page: '4' });
    await turned();
    await pager.getByRole('link', { name: 'Last page' }).click();
    await page.waitForURL(isAtTheEnd);
    await turned();
    await pager.getByRole('link', { name: 'First page' }).click();
    await waitForParams({ page: '' });
    await turned();
    await page.goBack();
    await page.waitForURL(isAtTheEnd);
    await turned();
  }, 60_000);

  it('reads a job beside the list, and on a phone in a dialog that Back closes', async () => {
    const { page } = visitor;
    // Jobs that no other journey deletes meanwhile.
    const list = '/jobs?type=company&search=Kumul%20Energy';
    await page.goto(list);
    const second = jobs().nth(1).getByRole('link');
    const title = await second.innerText();
    await second.click();
    await page.getByRole('region', { name: 'Job details' }).getByRole('heading', { name: title }).waitFor();
    await page.setViewportSize(narrow);
    await page.goto(list);
    await jobs().nth(1).getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: title }).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize(wide);
  }, 60_000);

  it('shares a job by the address of its preview', async () => {
    const { page } = visitor;
    const preview = `${new URL(baseUrl()).origin}/preview/jobs/${stage.cast.samples.job}`;
    await page.goto(`/jobs/${stage.cast.samples.job}`);
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await told(page, 'Link copied!');
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(
      new RegExp(`/preview/jobs/${stage.cast.samples.job}$`),
    );
    for (const name of ['LinkedIn', 'Facebook', 'WhatsApp']) {
      const href = await page.getByRole('link', { name: `Share on ${name}` }).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toMatch(new RegExp(`/preview/jobs/${stage.cast.samples.job}$`));
    }
    await page.goto(preview);
    await page.getByRole('link', { name: 'Sign in to Apply' }).waitFor();
  }, 60_000);

  it('has to sign in to save a job', async () => {
    await visitor.page.getByRole('button', { name: 'Save', exact: true }).click();
    await told(visitor.page, 'Please sign in to save jobs');
  }, 60_000);

  it('looks companies up, and goes on to one of their jobs', async () => {
    const { page } = visitor;
    await page.goto('/companies');
    const cards = page.getByRole('main').getByRole('listitem');
    await cards.first().waitFor();
    await poll(() => cards.count()).toBe(9);
    const search = page.getByRole('searchbox', { name: /Search companies/ });
    await search.fill('no such company');
    await page.getByText('No companies found').waitFor();
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await search.fill('kumul energy');
    await page.getByRole('main').getByRole('link', { name: 'Kumul Energy' }).click();
    await page.waitForURL(`**/company/${stage.cast.samples.company}`);
    await heading(page, 'Kumul Energy');
    await page.getByRole('heading', { name: 'Open positions' }).waitFor();
    await page.locator('section', { hasText: 'Open positions' }).getByRole('link').first().click();
    await page.waitForURL(/\/jobs\/\d+$/);
  }, 60_000);

  it('finds how to reach us, and what we are', async () => {
    const { page } = visitor;
    await page.goto('/contacts');
    await heading(page, 'Contact Us');
    await page.getByRole('main').getByText('Papua New Guinea').first().waitFor();
    await poll(() => page.getByRole('main').locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2);
    await page.goto('/about');
    await heading(page, 'About PNG Workboard');
    await page.goto('/no/such/page');
    await heading(page, '404 Page Not Found');
  }, 60_000);

  it('keeps the theme that was chosen', async () => {
    const { page } = visitor;
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    await poll(() => page.evaluate('localStorage.getItem("pngwb-theme")')).toBe('dark');
    await page.reload();
    await page.getByRole('button', { name: 'Use light theme' }).waitFor();
    await poll(() => page.evaluate('document.documentElement.getAttribute("data-theme")')).toBe('dark');
    await page.getByRole('button', { name: 'Use light theme' }).click();
  }, 60_000);

  it('is not sent round in circles while the files of the page belong to another version, and goes on once they do not', async () => {
    const { context, page } = await newVisitor(stage.browser);
    let [loads, asked] = [0, 0];
    page.on('load', () => (loads += 1));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route('**/assets/*.js', (route) => {
      asked += route.request().resourceType() === 'fetch' ? 1 : 0;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/about');
    await poll(async () => asked > 0).toBe(true);
    await page.clock.runFor(7000);
    await heading(page, 'About PNG Workboard');
    expect(loads).toBe(1);
    await page.unrouteAll();
    // It waits eight seconds from the last answer, which may have come after the seven began.
    await poll(async () => {
      await page.clock.runFor(1000);
      return loads;
    }).toBe(2);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    await page.getByRole('button', { name: 'Use light theme' }).waitFor();
    await context.close();
  }, 60_000);

  it('meets nothing that fails', () => {
    expect(visitor.faults.filter((fault) => !fault.endsWith('/no/such/page answered 404'))).toEqual([]);
  });
});
