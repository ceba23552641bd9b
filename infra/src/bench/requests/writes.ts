import { setTimeout as sleep } from 'node:timers/promises';
import type { Application } from '@workboard/contracts';
import type { Client } from 'pg';
import { askOnce, employer, postJob, signIn } from './asking.js';
import type { Load } from './drive.js';

const domain = 'requests-bench.test';
const people = 100;
const letter = 'I should like to work for you and can begin next month; I have done this work for years.';
const titles = ['Bookkeeper', 'Welder', 'Cook', 'Bus Driver', 'Nurse', 'Electrician', 'Storeman', 'Surveyor', 'Tutor'];
/** What an application goes through, one after the other. */
const statuses = ['reviewed', 'interviewing', 'offered', 'reviewed'] as const;

/** Seekers with the profile, resume and password of the demo's. */
const addPeople = `INSERT INTO auth.users (email, password_hash, first_name, last_name, phone, location, bio, skills, experience,
    education, resume, is_verified, email_verified)
  SELECT 'p' || n || '@${domain}', password_hash, first_name, last_name, phone, location, bio, skills, experience,
    education, resume, true, true
  FROM auth.users, generate_series(1, ${people}) AS n WHERE email = 'seeker@workboard.test'
  ON CONFLICT DO NOTHING`;

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
  await client.query(addPeople);
  const { cookie } = await askOnce(base, signIn(employer));
  const emails = Array.from({ length: people }, (_, at) => `p${at + 1}@${domain}`);
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
        const body = { jobId: value?.jobId, coverLetter: letter };
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
