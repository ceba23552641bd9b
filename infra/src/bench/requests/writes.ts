import { setTimeout as sleep } from 'node:timers/promises';
import type { Application } from '@workboard/contracts';
import type { Client } from 'pg';
import { addressesOf, addSeekers, madeUpLetter } from '../made-up-seekers.js';
import { askOnce, employer, postJob, signIn } from './asking.js';
import type { Load } from './drive.js';

const domain = 'requests-bench.test';
const people = 100;
const titles = ['Bookkeeper', 'Welder', 'Cook', 'Bus Driver', 'Nurse', 'Electrician', 'Storeman', 'Surveyor', 'Tutor'];
/** What an application goes through, one after the other. */
const statuses = ['reviewed', 'interviewing', 'offered', 'reviewed'] as const;

const outboxes = ['auth', 'jobs', 'applications'].map(
  (schema) => `EXISTS (SELECT FROM ${schema}.outbox WHERE pending <> '{}')`,
);
/** Whether an event waits for a reader or a message is due that was not sent. */
const waiting = `SELECT ${outboxes.join(' OR ')} OR EXISTS (
  SELECT FROM notifications.deliveries WHERE state IN ('queued', 'sending') AND due_at <= now()) AS waits`;

/** Waits until everything that was set going has been done, mails included. */
export const untilDone = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ waits: boolean }>(waiting);
  if (rows[0]?.waits) {
    await sleep(20);
    await untilDone(client);
  }
};

/**
 * What people change: seekers sign in and apply, each to each of some new jobs, and their employer goes on with what came.
 * Whatever comes of it is in the database then.
 */
export const writesOf = async (base: string, client: Client): Promise<Record<string, Load>> => {
  await client.query(addSeekers(domain, people));
  const { cookie } = await askOnce(base, signIn(employer));
  const emails = addressesOf(domain, people);
  const cookies = new Map<string, string>();
  for (const email of emails) {
    cookies.set(email, (await askOnce(base, signIn(email))).cookie);
  }
  const jobs: number[] = [];
  for (const title of titles) {
    jobs.push(await postJob(base, { cookie, title }));
  }
  await untilDone(client);
  const pairs = jobs.flatMap((jobId) => emails.map((email) => ({ jobId, email }))).values();
  const applied: number[] = [];
  const [signing, changing] = [{ at: 0 }, { at: 0 }];
  return {
    'sign-in': { next: () => signIn(emails[signing.at++ % people] ?? '') },
    'apply, mails sent': {
      next: () => {
        const { value } = pairs.next();
        const headers = { cookie: cookies.get(value?.email ?? '') ?? '' };
        const body = { jobId: value?.jobId, coverLetter: madeUpLetter };
        return value && { method: 'POST', path: '/api/applications', headers, body };
      },
      answered: (_, { body }) => void applied.push((JSON.parse(body.toString()) as Application).id),
    },
    'status change': {
      next: () => {
        const at = changing.at++;
        const body = { status: statuses[Math.floor(at / applied.length) % statuses.length] };
        return { method: 'PUT', path: `/api/applications/${applied[at % applied.length]}`, headers: { cookie }, body };
      },
    },
  };
};
