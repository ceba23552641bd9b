import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, HiringTeam, Job, User } from '@workboard/contracts';
import { waitFor } from '@workboard/test-kit';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { openBrowser } from '../support/browser.js';
import { Client } from '../support/client.js';
import { enter } from '../support/cast.js';
import {
  coverLetter,
  type Employer,
  newEmployer,
  newJob,
  newSeeker,
  password,
  superAdmin,
  unique,
} from '../support/people.js';
import { poll } from '../support/poll.js';
import { heading } from '../support/screens.js';

/** An owner decides who of the company may do and see what (decisions P67, P68). */
describe('rights in a team', () => {
  const audit = new Audit();
  const title = `Vanilla Grader ${unique()}`;
  let browser: Browser;
  let employer: Employer;
  let job: Job;
  let application: Application;

  const addMember = async (firstName: string): Promise<User> => {
    const email = `${firstName.toLowerCase()}${unique()}@${employer.domain}`;
    const body = { email, firstName, lastName: 'Wari', password };
    return employer.client.must<User>('POST', '/api/company-users', { body });
  };
  const notes = () => employer.client.must<unknown[]>('GET', `/api/applications/${application.id}/notes`);
  let reader: User;
  let outsider: User;

  beforeAll(async () => {
    const admin = await superAdmin();
    let seeker;
    [browser, employer, seeker] = await Promise.all([openBrowser(), newEmployer(admin), newSeeker(admin)]);
    job = await newJob(employer, { title });
    const body = { jobId: job.id, coverLetter };
    application = await seeker.must<Application>('POST', '/api/applications', { body });
    [reader, outsider] = [await addMember('Rita'), await addMember('Otto')];
  }, 60_000);
  afterAll(() => browser?.close());

  it('are given by the owner, and a hiring team is chosen in the workspace', async () => {
    const { page, context, faults } = await enter(browser, employer.client.user?.email ?? '');
    await page.goto('/company-users');
    await page.getByRole('button', { name: 'Edit Rita Wari' }).click();
    const rights = page.getByLabel('Rights');
    await rights.selectOption('reader');
    await page.getByText('You see jobs, applicants').waitFor();
    await audit.screen(page, 'rights of a member');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('cell', { name: 'Employer, read only' }).waitFor();
    await page.goto(`/jobs/${job.id}/applications`);
    await page.getByRole('button', { name: 'Hiring team: everybody' }).click();
    await page.getByLabel('Only some people see them').check();
    await page.getByLabel('Rita Wari, read only').check();
    await audit.screen(page, 'hiring team');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Hiring team: 2' }).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Hiring team: 2' }).waitFor();
    const [team] = await employer.client.must<HiringTeam[]>('GET', '/api/hiring-teams');
    expect(team?.members?.map(({ firstName }) => firstName)).toContain('Rita');
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  it('let the owner connect programs: a token that is shown once, a webhook that is told and listed', async () => {
    const received: string[] = [];
    const program = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
      request.on('end', () => response.writeHead(204).end());
    });
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
    const url = `http://localhost:${(program.address() as AddressInfo).port}/hook`;
    const { page, context, faults } = await enter(browser, employer.client.user?.email ?? '');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Employer Tools' }).click();
    await page.getByRole('menuitem', { name: 'Integrations' }).click();
    await heading(page, 'Integrations');
    await page.getByText('No API tokens yet').waitFor();
    await audit.screen(page, 'integrations of a new company');

    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByLabel('Name').fill('Payroll');
    await page.getByLabel('Your password').fill('wrong');
    await page.getByRole('button', { name: 'Make token' }).click();
    await page.getByText('This is not your current password').waitFor();
    await page.getByLabel('Your password').fill(password);
    await audit.screen(page, 'a new token');
    await page.getByRole('button', { name: 'Make token' }).click();
    const token = await page.getByLabel('API token', { exact: true }).inputValue();
    await audit.screen(page, 'a token that is shown once');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const jobs = await Client.ofProgram(token).must<Job[]>('GET', '/api/jobs/my-jobs');
    expect(jobs.map(({ id }) => id)).toEqual([job.id]);

    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByLabel('Address').fill('https://10.0.0.1/hook');
    await page.getByRole('button', { name: 'Make webhook' }).click();
    await page.getByText('This address is not on the internet').waitFor();
    await page.getByLabel('Address').fill(url);
    await page.getByRole('button', { name: 'Make webhook' }).click();
    expect(await page.getByLabel('Secret').inputValue()).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await employer.client.must('PUT', `/api/applications/${application.id}`, { body: { status: 'reviewed' } });
    await page.getByRole('button', { name: `Deliveries to ${url}` }).click();
    await page.getByRole('heading', { name: 'Status changed' }).waitFor();
    await page.getByRole('button', { name: 'Send a test' }).dblclick();
    await page.getByRole('heading', { name: 'Test', exact: true }).waitFor();
    await poll(() => page.getByText('Delivered', { exact: true }).count()).toBe(2);
    await page.getByText('What was sent').last().click();
    await page.getByText('"previousStatus": "applied"').waitFor();
    await audit.screen(page, 'deliveries of a webhook');
    await page.getByRole('button', { name: /^Send again: Status changed/ }).click();
    await waitFor(async () => received.length === 3, { what: 'the repetition' });
    // A double click is one press.
    expect(received.filter((body) => body.includes('webhook.test'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    await audit.screen(page, 'integrations');
    await page.getByRole('button', { name: 'Revoke Payroll' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('No API tokens yet').waitFor();
    await waitFor(async () => (await Client.ofProgram(token).send('GET', '/api/jobs/my-jobs')).status === 401, {
      what: 'the end of the token',
    });
    // The wrong password and the address that is not on the internet.
    expect(faults).toEqual([
      expect.stringMatching(/api-tokens answered 400$/),
      expect.stringMatching(/webhooks answered 400$/),
    ]);
    await context.close();
    await new Promise((resolve) => program.close(resolve));
  }, 180_000);

  it('let a reader look and write a note, and nothing else', async () => {
    const { page, context, faults } = await enter(browser, reader.email);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await poll(() => page.getByRole('link', { name: /Post (New )?Job/ }).count()).toBe(0);
    await poll(() => page.getByRole('button', { name: `Delete ${title}` }).count()).toBe(0);
    await audit.screen(page, "a reader's dashboard");
    await page.goto(`/jobs/${job.id}/applications?tab=notes`);
    await page.getByRole('textbox', { name: 'New note' }).fill('She knows vanilla.');
    expect(
      await page.getByRole('button', { name: /^(Reject|Interview|Move to|Message|Change criteria)/ }).count(),
    ).toBe(0);
    await audit.screen(page, "a reader's workspace");
    await page.getByRole('button', { name: 'Add note' }).click();
    await waitFor(async () => (await notes()).length === 1, { what: "the reader's note" });
    await page.goto('/post-job');
    await heading(page, 'Read Only');
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  it('keep a colleague outside the hiring team away from its applicants', async () => {
    const { page, context, faults } = await enter(browser, outsider.email);
    await page.goto('/dashboard');
    await page.getByText('Hiring team: 2. You are not in it.').waitFor();
    await audit.screen(page, 'the dashboard of a colleague outside');
    await page.goto('/applications');
    await heading(page, 'Job Applications');
    await poll(() => page.getByText(title).count()).toBe(0);
    expect(faults).toEqual([]);
    await page.goto(`/jobs/${job.id}/applications`);
    await heading(page, 'Hiring Team Only');
    await audit.screen(page, 'the workspace of a colleague outside');
    expect(audit.findings).toEqual([]);
    await context.close();
  }, 120_000);
});
