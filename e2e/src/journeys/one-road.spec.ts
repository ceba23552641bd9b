import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application, Job } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { Audit } from '../support/audit.js';
import { narrow, newVisitor, openBrowser, type Visitor } from '../support/browser.js';
import { type Employer, newEmployer, newJob, superAdmin, unique } from '../support/people.js';
import { Road } from '../support/road.js';

const mostTaps = 14;

describe('one road from a link to an application', () => {
  const mark = unique();
  const title = `Ward Clerk ${mark}`;
  const audit = new Audit();
  let browser: Browser;
  let employer: Employer;
  let job: Job;
  let seeker: Visitor;
  let road: Road;

  beforeAll(async () => {
    [browser, employer] = await Promise.all([openBrowser(), superAdmin().then((admin) => newEmployer(admin))]);
    job = await newJob(employer, { title, closingDate: '2099-12-31' });
    seeker = await newVisitor(browser);
    await seeker.page.setViewportSize(narrow);
    road = new Road(seeker.page, job, `kila${mark}@people.test`);
  }, 120_000);
  afterAll(() => browser?.close());

  it('the job stays on top while one registers', async () => {
    await road.open();
    await road.askToRegister();
    await audit.screen(seeker.page, 'register for a job');
    await road.register();
  }, 120_000);

  it('the mailed link returns to the job, with the dialog open', async () => {
    await road.confirm(await road.readMail());
    expect(new URL(seeker.page.url()).pathname).toBe(`/jobs/${job.id}`);
  }, 120_000);

  it('asks only for what is missing, and makes the CV', async () => {
    await road.answerWhatIsMissing();
    await audit.screen(seeker.page, 'apply, the CV is missing');
    await road.makeCv();
  }, 120_000);

  it('is sent in a few taps in all', async () => {
    await audit.screen(seeker.page, 'apply, letter offered');
    await road.send();
    expect(road.taps).toBeLessThanOrEqual(mostTaps);
    const all = await employer.client.must<Application[]>('GET', '/api/applications');
    const received = all.filter(({ jobId }) => jobId === job.id);
    expect(received).toHaveLength(1);
    expect(received[0]?.coverLetter).toContain(`I am applying for the job of ${title}`);
    expect(seeker.faults).toEqual([]);
    expect(audit.findings).toEqual([]);
  }, 120_000);
});
