import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { narrow, newVisitor, openBrowser, type Visitor, wide } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { type Employer, newEmployer, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, toast } from '../support/screens.js';

const description =
  'You keep the trucks of the mine running: you find faults, change engines and gearboxes, and write down what you did. ' +
  'You work in a team of six on a roster of 20 days on and 10 days off, and live in the camp, flights paid.';
const quoted = 'K 1,250 - K 1,500 per fortnight';
const whole = `${quoted} (K 32,500 - K 39,000 a year)`;

/** An ad by the fortnight, with advice and preview before it goes out (decisions P60 to P63). Each test is the next step. */
describe('an ad is written, looked at and posted', () => {
  const title = `Truck Fitter ${unique()}`;
  const reference = `HR-${unique()}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let recruiter: Visitor;
  let visitor: Visitor;
  let id: number;

  beforeAll(async () => {
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(await superAdmin())]);
    recruiter = await enter(browser, employer.client.user?.email ?? '');
    visitor = await newVisitor(browser);
  }, 120_000);
  afterAll(() => browser?.close());

  it('says while it is typed what to look at', async () => {
    const { page } = recruiter;
    await page.goto('/post-job');
    await heading(page, 'Post a Job');
    const advice = page.getByRole('region', { name: 'Advice about this ad' });
    await page.getByLabel(/^Job Title/).fill(title.toUpperCase());
    await page.getByLabel(/^Description/).fill('Pay the visa processing fee of K350.');
    await page.getByLabel(/^Industry/).fill('mining');
    await page.getByLabel('Pay Period').selectOption('hour');
    await page.getByLabel('Minimum Salary (an hour)').fill('3.10');
    await page.getByLabel(/^Currency/).selectOption('PGK');
    await advice.getByText('4 things to look at before it goes out').first().waitFor();
    await advice.getByText('These words ask applicants for money.').waitFor();
    await advice.getByText('The pay is below the minimum wage: K 3.10 an hour.').waitFor();
    await advice.getByText('The title shouts.').waitFor();
    await advice.getByText('The ad says little about the work.').waitFor();
    await page.getByText('From K 6,448 a year').waitFor();
    await audit.screen(page, 'post job, with advice');
    await page.getByLabel(/^Job Title/).fill(title);
    await page.getByLabel(/^Description/).fill(description);
    await page.getByLabel(/^Minimum Salary/).fill('1250');
    await page.getByLabel('Pay Period').selectOption('fortnight');
    await page.getByLabel('Maximum Salary (a fortnight)').fill('1500');
    await page.getByText('K 32,500 - K 39,000 a year').waitFor();
    await page.getByLabel('Internal Reference').fill(reference);
    await advice.getByText('We looked through the ad and found nothing to improve.').waitFor();
  }, 120_000);

  it('shows it as people will see it, on a phone and on a wide screen', async () => {
    const { page } = recruiter;
    await page.setViewportSize(wide);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    const ad = preview.getByRole('article', { name: 'The ad' });
    await ad.getByRole('heading', { name: title }).waitFor();
    await ad.getByText(whole).waitFor();
    await poll(async () => (await ad.boundingBox())?.width).toBe(360);
    await preview.getByRole('button', { name: 'On a wide screen' }).click();
    await preview.getByRole('button', { name: 'On a wide screen', pressed: true }).waitFor();
    await poll(async () => (await ad.boundingBox())?.width).toBeGreaterThan(700);
    await poll(() => preview.innerText()).not.toContain(reference);
    await audit.screen(page, 'preview of an ad by the fortnight');
    await page.setViewportSize(narrow);
    await poll(() => preview.getByRole('button', { name: 'On a phone' }).count()).toBe(0);
    await preview.getByRole('button', { name: 'Back to the form' }).click();
    await page.setViewportSize(wide);
  }, 120_000);

  it('goes out, and says its pay as it is quoted wherever pay is said', async () => {
    const { page } = recruiter;
    await page.getByRole('button', { name: 'Post Job' }).click();
    await toast(page, 'Job posted successfully!');
    await page.waitForURL(/\/jobs\/\d+$/);
    id = Number(page.url().split('/').at(-1));
    await page.getByText(whole).first().waitFor();
    const job = await employer.client.must<Job>('GET', `/api/jobs/${id}`);
    expect(job).toMatchObject({
      payPeriod: 'fortnight',
      payMin: 1250,
      payMax: 1500,
      salaryMin: 32_500,
      salaryMax: 39_000,
      internalReference: reference,
    });
    const arrived = await (await visitor.context.request.get(`/jobs/${id}`)).text();
    expect(arrived).toContain(whole);
    expect(arrived).not.toContain(reference);
    const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(arrived) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      baseSalary: { currency: 'PGK', value: { minValue: 32_500, maxValue: 39_000, unitText: 'YEAR' } },
    });
    await visitor.page.goto(`/jobs?search=${encodeURIComponent(`"${title}"`)}`);
    const card = visitor.page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').filter({ hasText: title });
    await card.getByText(quoted, { exact: true }).waitFor();
    await audit.screen(visitor.page, 'a job by the fortnight in the list');
  }, 120_000);

  it('is found by its reference in the table, and named when it is written again', async () => {
    const { page } = recruiter;
    await page.goto('/dashboard');
    await page.getByLabel(/^Search your jobs/).fill(reference);
    await page.getByRole('row').filter({ hasText: title }).getByText(reference).waitFor();
    await audit.screen(page, 'table of jobs, with a reference');
    await page.goto(`/post-job?copy=${id}`);
    await page.getByLabel('Minimum Salary (a fortnight)').waitFor();
    await poll(() => page.getByLabel('Minimum Salary (a fortnight)').inputValue()).toBe('1250');
    await poll(() => page.getByLabel('Internal Reference').inputValue()).toBe('');
    await page.getByText(`Your ad “${title}” says nearly the same and is still open.`).waitFor();
    await page.goto('/post-job');
    await page.getByLabel('Minimum Salary (a fortnight)').waitFor();
    await page.goto(`/edit-job/${id}`);
    await page.getByLabel('Maximum Salary (a fortnight)').fill('1600');
    await page.getByRole('button', { name: 'Update Job Posting' }).click();
    await toast(page, 'Job updated successfully!');
    expect(await employer.client.must<Job>('GET', `/api/jobs/${id}`)).toMatchObject({
      payMax: 1600,
      salaryMax: 41_600,
    });
  }, 120_000);

  it('leaves nothing for axe to complain of', () => {
    expect(audit.findings).toEqual([]);
    expect(recruiter.faults).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });
});
