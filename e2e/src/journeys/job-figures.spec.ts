import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { Browser } from 'playwright-core';
import { newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { heading } from '../support/screens.js';

/** How far applications come and where people come from (decisions P56, P57). */
describe('figures of a job', () => {
  const title = `Cocoa Buyer ${unique()}`;
  let browser: Browser;
  let employer: Employer;
  let visitor: Visitor;
  let job: Job;

  beforeAll(async () => {
    const admin = await superAdmin();
    let seeker;
    [browser, employer, seeker] = await Promise.all([openBrowser(), newEmployer(admin), newSeeker(admin)]);
    job = await newJob(employer, { title });
    const body = { jobId: job.id, coverLetter, source: 'poster' };
    const { id } = await seeker.must<Application>('POST', '/api/applications', { body });
    await employer.client.must('PUT', `/api/applications/${id}`, { body: { status: 'reviewed' } });
    visitor = await enter(browser, employer.client.user?.email ?? '');
  }, 60_000);
  afterAll(() => browser?.close());

  it('count a visitor by the link that led to the ad', async () => {
    const { page, context } = await newVisitor(browser);
    await page.goto(`/jobs/${job.id}?utm_source=facebook`);
    await heading(page, title);
    await context.close();
    type Figures = { viewsFrom: { source: string; count: number }[] };
    const sources = async () =>
      (await employer.client.must<Figures>('GET', `/api/jobs/${job.id}/figures`)).viewsFrom.map(({ source }) => source);
    await waitFor(async () => (await sources()).includes('facebook'), { what: 'a view from Facebook' });
  }, 60_000);

  it('stand one link away from the table of jobs, and can be taken along', async () => {
    const { page } = visitor;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Figures of ${title}` }).click();
    await heading(page, 'Job Figures');
    const row = (table: string, text: string) =>
      page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
    await row('Where people come from', 'Facebook').getByText('1', { exact: true }).waitFor();
    await row('Where people come from', 'Posters').getByText('1', { exact: true }).waitFor();
    await row('From views to hired', 'Screening').getByText('100 %').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain(`Job,${title}`);
    expect(text).toMatch(/\d{4}-\d\d-\d\d,Posters \(QR code\),0,1/);
  }, 60_000);

  it('of the company stand below its analytics', async () => {
    const { page } = visitor;
    await page.goto('/analytics');
    await heading(page, 'Answers to applicants');
    const table = page.getByRole('table', { name: 'Team activity' });
    await table.getByRole('cell', { name: '1', exact: true }).first().waitFor();
    expect(visitor.faults).toEqual([]);
  }, 60_000);
});
