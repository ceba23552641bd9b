import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Application, type ErrorBody, type Job, services, type SystemStatus } from '@workboard/contracts';
import type { RunningSystem } from '@workboard/infra';
import { waitFor } from '@workboard/test-kit';
import type { Client, Reply } from '../support/client.js';
import { disconnect, query } from '../support/database.js';
import { allMails, type Mail } from '../support/mailbox.js';
import {
  coverLetter,
  type Employer,
  newEmployer,
  newJob,
  newSeeker,
  resumeForm,
  superAdmin,
} from '../support/people.js';
import { startOwnSystem } from './own-system.js';

/** Killed one after the other, each while applications are on their way. */
const victims = [...services.flatMap((name) => [name, `${name}-worker`]), 'gateway', 'redis'];
const jobCount = 10;
const seekerCount = 20;
const total = jobCount * seekerCount;
const senders = 4;
const patienceMs = 60_000;

interface Readiness {
  status: string;
  failing: string[];
}

interface Sent {
  jobId: number;
  userId: number;
  /** The application of a 201; null when an earlier try had been stored although nobody heard the answer. */
  id: number | null;
}

/** Keeps trying, as a person would, until the system says yes, or that it already has the application. */
const apply = async (seeker: Client, jobId: number): Promise<Sent> => {
  const userId = seeker.user?.id ?? 0;
  const giveUpAt = Date.now() + patienceMs;
  let mayBeStored = false;
  for (;;) {
    const reply: Reply<Application & ErrorBody> | undefined = await seeker
      .send<Application & ErrorBody>('POST', '/api/applications', { body: { jobId, coverLetter } })
      .catch(() => undefined);
    if (reply?.status === 201) {
      return { jobId, userId, id: reply.body.id };
    }
    if (reply?.body.code === 'already_applied' && mayBeStored) {
      return { jobId, userId, id: null };
    }
    if ((reply && reply.status !== 503) || Date.now() > giveUpAt) {
      throw new Error(`POST /api/applications answered ${reply?.status}: ${JSON.stringify(reply?.body)}`);
    }
    mayBeStored = true;
    await delay(200);
  }
};

const byReference = (mails: Mail[], subject: RegExp): Map<number, Mail[]> => {
  const found = new Map<number, Mail[]>();
  for (const mail of mails.filter((candidate) => subject.test(candidate.subject))) {
    const id = Number(/WB-0*(\d+)/.exec(mail.text)?.[1]);
    found.set(id, [...(found.get(id) ?? []), mail]);
  }
  return found;
};

const pairs = (list: { jobId: number; userId: number }[]): string[] =>
  list.map(({ jobId, userId }) => `${jobId}/${userId}`).toSorted();

describe('while each process is killed in turn', () => {
  let system: RunningSystem;
  let stop: (() => Promise<void>) | undefined;
  let employer: Employer;
  let jobs: Job[];
  const sent: Sent[] = [];

  beforeAll(async () => {
    ({ system, stop } = await startOwnSystem());
  }, 180_000);

  afterAll(async () => {
    await disconnect();
    await stop?.();
  }, 60_000);

  it(`${total} applications are all answered in the end`, async () => {
    const admin = await superAdmin();
    employer = await newEmployer(admin);
    jobs = await Promise.all(Array.from({ length: jobCount }, () => newJob(employer)));
    const seekers: Client[] = [];
    while (seekers.length < seekerCount) {
      seekers.push(...(await Promise.all(Array.from({ length: senders }, () => newSeeker(admin)))));
    }
    // Every job is on the line at any time, so that no kill finds only one of them.
    const waiting = seekers.flatMap((seeker) => jobs.map((job) => ({ seeker, jobId: job.id })));
    const targets = [...victims];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        sent.push(await apply(next.seeker, next.jobId));
        const victim = sent.length % Math.floor(total / victims.length) === 0 ? targets.shift() : undefined;
        if (victim) {
          system.kill(victim);
        }
      }
    };
    await Promise.all(Array.from({ length: senders }, work));
    expect(targets).toEqual([]);
    expect(sent).toHaveLength(total);
    await system.ready();
  }, 240_000);

  it('each exists once', async () => {
    const rows = await query<{ id: number; job_id: number; user_id: number }>(
      'SELECT id, job_id, user_id FROM applications.applications',
    );
    expect(pairs(rows.map((row) => ({ jobId: row.job_id, userId: row.user_id })))).toEqual(pairs(sent));
    const ids = new Set(rows.map(({ id }) => id));
    expect(sent.filter(({ id }) => id !== null && !ids.has(id))).toEqual([]);
  });

  it("each job's counter is right", async () => {
    await waitFor(
      async () => {
        const mine = await employer.client.must<Job[]>('GET', '/api/jobs/my-jobs');
        return mine.length === jobCount && mine.every(({ applications }) => applications === seekerCount);
      },
      { timeout: 90_000, interval: 500, what: 'the counters' },
    );
  }, 100_000);

  it.each([
    ['seeker', /^Your application for /],
    ['employer', /^New application for /],
  ])(
    'every mail to the %s arrives, at most one of them twice',
    async (_, subject) => {
      const mails = await waitFor(
        async () => {
          const found = byReference(await allMails(), subject);
          return found.size === total ? found : undefined;
        },
        { timeout: 120_000, interval: 1000, what: `${total} mails` },
      );
      const doubled = [...mails.values()].filter((same) => same.length > 1);
      expect(doubled.length).toBeLessThanOrEqual(1);
      for (const same of doubled) {
        expect(new Set(same.map(({ headers }) => headers['message-id'])).size).toBe(1);
      }
    },
    130_000,
  );

  it('without ranking, notifications and the file store people search, read and apply, and the gateway stays in service', async () => {
    const admin = await superAdmin();
    const [seeker, job] = [await newSeeker(admin), jobs[0]];
    const away = ['ranking', 'ranking-worker', 'notifications', 'notifications-worker', 'storage'];
    away.forEach((name) => system.hold(name));
    const readiness = async () => {
      const reply = await seeker.send<Readiness>('GET', '/api/health/ready');
      expect(reply.status).toBe(200);
      return reply.body;
    };
    await waitFor(async () => (await readiness()).failing.length === 3, { timeout: 20_000, what: 'three parts away' });
    expect(await readiness()).toMatchObject({ status: 'degraded', failing: ['notifications', 'ranking', 'files'] });

    expect((await seeker.must<Job[]>('GET', '/api/jobs?search=accounts')).length).toBeGreaterThan(0);
    await seeker.must('GET', `/api/jobs/${job?.id}`);
    await seeker.must('POST', '/api/applications', { body: { jobId: job?.id, coverLetter } });
    expect(await seeker.must<Application[]>('GET', '/api/applications')).toHaveLength(1);
    const refusal = { statusCode: 503, code: 'unavailable', error: expect.any(String), requestId: expect.any(String) };
    for (const reply of [
      await seeker.send('GET', '/api/job-alerts'),
      await seeker.send('POST', '/api/upload/resume', { form: resumeForm() }),
      await employer.client.send('GET', `/api/jobs/${job?.id}/ranking-criteria`),
    ]) {
      expect(reply).toMatchObject({ status: 503, body: refusal });
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const { problems } = await admin.must<SystemStatus>('GET', '/api/admin/status');
    const parts = problems.filter(({ name }) => name === 'PartAway').map(({ part }) => part);
    expect(parts).toEqual(expect.arrayContaining(['notifications', 'ranking', 'files']));

    // One that starts meanwhile serves, too.
    system.kill('gateway');
    await waitFor(async () => (await readiness().catch(() => undefined))?.status === 'degraded', { timeout: 60_000 });
    await seeker.must('GET', '/api/jobs');

    away.forEach((name) => system.release(name));
    await system.ready();
    await waitFor(async () => (await readiness()).status === 'ok', { timeout: 60_000, what: 'all parts' });
    await seeker.must('GET', '/api/job-alerts');
    await seeker.must('POST', '/api/upload/resume', { form: resumeForm() });
  }, 180_000);
});
