import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { openBrowser, type Visitor } from '../support/browser.js';
import { enter } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { coverLetter, type Employer, newEmployer, newJob, newSeeker, superAdmin, unique } from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading, toast } from '../support/screens.js';

/** What an employer asks beside the letter, and what becomes of the answers (decision P48). Each test is the next step. */
describe('questions for applicants', () => {
  const title = `Haul Truck Operator ${unique()}`;
  const licence = 'Driver licence class 4';
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let others: Client;
  let job: Job;
  let recruiter: Visitor;
  let seeker: Visitor;

  beforeAll(async () => {
    const admin = await superAdmin();
    [browser, employer] = await Promise.all([openBrowser(), newEmployer(admin)]);
    job = await newJob(employer, { title });
    const [asking, other] = await Promise.all([newSeeker(admin), newSeeker(admin)]);
    others = other;
    await others.must('PUT', `/api/users/${others.user?.id}`, { body: { firstName: 'Kopi' } });
    [recruiter, seeker] = await Promise.all([
      enter(browser, employer.client.user?.email ?? ''),
      enter(browser, asking.user?.email ?? ''),
    ]);
  }, 120_000);
  afterAll(() => browser?.close());

  it('are written into the form of the job', async () => {
    const { page } = recruiter;
    await page.goto(`/edit-job/${job.id}`);
    await heading(page, 'Questions for applicants');
    const add = page.getByRole('button', { name: 'Add question' });
    const question = (number: number) => page.getByRole('group', { name: `Question ${number}` });
    await add.click();
    await page.getByRole('button', { name: 'Update Job Posting' }).click();
    await question(1).getByText('Please write the question').waitFor();
    await question(1).getByLabel('Kind').selectOption('Licence or certificate');
    await question(1).getByLabel('Licence or certificate', { exact: true }).fill(licence);
    await question(1).getByLabel('Point out who does not have it').check();
    await add.click();
    await question(2).getByLabel('Kind').selectOption('One of several');
    await question(2).getByLabel('Question', { exact: true }).fill('Which shift?');
    for (const shift of ['Day', 'Night']) {
      await question(2).getByLabel('Answers to choose from').fill(shift);
      await page.keyboard.press('Enter');
    }
    await add.click();
    await question(3).getByLabel('Kind').selectOption('Number');
    await question(3).getByLabel('Question', { exact: true }).fill('Years on haul trucks');
    await question(3).getByLabel('Must be answered').uncheck();
    await audit.screen(page, 'questions in the form of a job');
    await page.getByRole('button', { name: 'Update Job Posting' }).click();
    await toast(page, 'Job updated successfully!');
    const { questions = [] } = await employer.client.must<Job>('GET', `/api/jobs/${job.id}`);
    expect(questions.map(({ kind, must, required }) => [kind, must, required])).toEqual([
      ['licence', true, true],
      ['choice', false, true],
      ['number', false, false],
    ]);
  }, 120_000);

  it('are asked with the letter; one that is required is missed, kept over a reload, and answered', async () => {
    const { page } = seeker;
    await page.goto(`/jobs/${job.id}`);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Cover letter/).fill(coverLetter);
    await dialog.getByLabel('Which shift?').selectOption('Night');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await dialog.getByText('Please answer this question').waitFor();
    await audit.screen(page, 'a required question without an answer');
    await page.reload();
    await dialog.getByText('What you typed before is back.').waitFor();
    await poll(() => dialog.getByLabel('Which shift?').inputValue()).toBe('Night');
    await dialog.getByLabel(licence, { exact: true }).selectOption('Yes');
    await dialog.getByLabel(`Number of ${licence}`).fill('PNG-4711');
    await dialog.getByLabel('Years on haul trucks').fill('6');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await toast(page, 'Application submitted!');
    await page.goto('/applications');
    await page.getByRole('button', { name: `Cover letter for ${title}` }).click();
    await dialog.getByText('Yes, no. PNG-4711').waitFor();
    await audit.screen(page, 'own letter with answers');
  }, 120_000);

  it('are read and chosen by on the list of applicants', async () => {
    const { questions = [] } = await others.must<Job>('GET', `/api/jobs/${job.id}`);
    expect(JSON.stringify(questions)).not.toContain('must');
    const [first, second] = questions.map(({ id }) => id);
    const answers = { [`${first}`]: { has: false }, [`${second}`]: 'Day' };
    await others.must<Application>('POST', '/api/applications', { body: { jobId: job.id, coverLetter, answers } });

    const { page } = recruiter;
    await page.goto(`/applications?job=${job.id}`);
    const cards = page
      .getByRole('list', { name: 'Applications' })
      .getByRole('listitem')
      .filter({ has: page.locator('h2') });
    await page.getByText(`Asked for: ${licence} (yes, valid when applying) – answered: no`).waitFor();
    await poll(() => cards.count()).toBe(2);
    await page.getByLabel('Filter by answer').selectOption('Which shift?: Night');
    await page.waitForURL(/answer=/);
    await cards.nth(1).waitFor({ state: 'detached' });
    await cards.getByRole('heading', { name: 'Mere Kila' }).waitFor();
    await audit.screen(page, 'applicants by an answer');
    await page.reload();
    await cards.getByRole('heading', { name: 'Mere Kila' }).waitFor();
    await poll(() => cards.count()).toBe(1);
    await page.getByRole('button', { name: 'Cover letter of Mere Kila' }).click();
    await page.getByRole('dialog').getByText('Yes, no. PNG-4711').waitFor();
  }, 120_000);

  it('are marked and chosen by in the workspace, and counted by the ranking (decision P73)', async () => {
    const { page } = recruiter;
    await page.goto(`/jobs/${job.id}/applications`);
    const list = page.getByRole('list', { name: 'Applicants' });
    await list.getByText('Mere Kila').waitFor();
    await list.getByText(`Asked for: ${licence} (yes, valid when applying) – answered: no`).waitFor();
    await page.getByLabel('AI Ranking').click();
    await list.getByText(/^#1/).waitFor();
    await page.getByRole('tab', { name: 'Ranking' }).click();
    await page.getByText(`${licence} · Must-have`).first().waitFor();
    await page.getByText('“Yes”').waitFor();
    await audit.screen(page, 'an answer among the reasons of the ranking');
    await page.getByLabel('Filter by answer').selectOption('Which shift?: Night');
    await page.waitForURL(/answer=/);
    await list.getByText('Kopi Kila').waitFor({ state: 'detached' });
    await audit.screen(page, 'the workspace by an answer');
  }, 120_000);

  it('are copied with the ad; the ad is extended with one press, and back', async () => {
    const closing = async () => (await employer.client.must<Job>('GET', `/api/jobs/${job.id}`)).closingDate;
    await employer.client.must('PUT', `/api/jobs/${job.id}`, { body: { closingDate: '2030-05-24' } });
    const { page } = recruiter;
    await page.goto(`/post-job?copy=${job.id}`);
    await heading(page, 'Questions for applicants');
    await page.getByRole('group', { name: 'Question 3' }).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `Extend ${title} by 14 days` }).click();
    await toast(page, `${title} closes 7 Jun 2030.`);
    expect(await closing()).toBe('2030-06-07T13:59:59.999Z');
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast(page, `${title} closes 24 May 2030.`);
    await audit.screen(page, 'an ad that was extended and is not any more');
    expect(await closing()).toBe('2030-05-24T13:59:59.999Z');
  }, 120_000);
});
