import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job, RankResult } from '@workboard/contracts';
import type { RunningSystem } from '@workboard/infra';
import { waitFor } from '@workboard/test-kit';
import { disconnect, query } from '../support/database.js';
import { type Employer, newEmployer, newJob, superAdmin } from '../support/people.js';
import { startOwnSystem } from './own-system.js';

const employerCount = 2;
const jobsEach = 20;
const applicants = 200;
/** The web app waits no longer for a ranking (spec §6). */
const patienceMs = 15_000;
const kills = 4;

interface Answer {
  jobId: number;
  employer: Employer;
  status: number;
  result: RankResult;
  ms: number;
}

/** Applicants of all jobs, written straight into the database: so many people would take minutes to sign up. */
const insertApplicants = async (jobIds: number[]): Promise<void> => {
  const people = await query<{ id: number }>(
    `INSERT INTO auth.users (email, password_hash, first_name, last_name, skills, experience, education, is_verified, email_verified)
     SELECT 'ranked' || n || '@people.test', 'x', 'Kila', 'Doe' || n,
       CASE n % 3 WHEN 0 THEN ARRAY['Accounts payable', 'Excel'] WHEN 1 THEN ARRAY['Welding'] ELSE ARRAY['Typing'] END,
       CASE n % 3 WHEN 0 THEN 'Accounts clerk, coffee exporter, ' || (2000 + n % 20) || '-2025. Paid suppliers and kept the ledger.'
         WHEN 1 THEN 'Welder for ' || (1 + n % 9) || ' years in a shipyard. Repaired hulls and tanks.'
         ELSE 'Typist at a school, ' || (2000 + n % 20) || '-2025. Typed letters and filed receipts.' END,
       'Grade ' || (8 + n % 5), true, true
     FROM generate_series(1, ${applicants}) n RETURNING id`,
  );
  await query(
    `INSERT INTO applications.applications (job_id, user_id, cover_letter)
     SELECT job, person, 'I should like to keep your books and can begin next month.'
     FROM unnest($1::int[]) job CROSS JOIN unnest($2::int[]) person`,
    [jobIds, people.map(({ id }) => id)],
  );
};

describe(`${employerCount} employers ranking ${jobsEach} jobs of ${applicants} applicants each while a worker is killed`, () => {
  let system: RunningSystem;
  let stop: (() => Promise<void>) | undefined;
  let jobs: { employer: Employer; job: Job }[] = [];
  let answers: Answer[] = [];

  const rank = async ({ employer, job }: (typeof jobs)[0]): Promise<Answer> => {
    const since = performance.now();
    const path = `/api/applications/rank/${job.id}`;
    const { status, body } = await employer.client.send<RankResult>('POST', path, { body: { limit: 100 } });
    return { jobId: job.id, employer, status, result: body, ms: performance.now() - since };
  };

  beforeAll(async () => {
    ({ system, stop } = await startOwnSystem());
    const admin = await superAdmin();
    for (let n = 0; n < employerCount; n += 1) {
      const employer = await newEmployer(admin);
      const own = await Promise.all(Array.from({ length: jobsEach }, () => newJob(employer)));
      jobs.push(...own.map((job) => ({ employer, job })));
    }
    const ids = jobs.map(({ job }) => job.id);
    await waitFor(
      async () => {
        const [row] = await query<{ n: number }>(
          'SELECT count(*)::int AS n FROM applications.job_copies WHERE id = ANY($1)',
          [ids],
        );
        return row?.n === ids.length;
      },
      { timeout: 60_000, what: 'the jobs to be known' },
    );
    await insertApplicants(ids);
  }, 240_000);

  afterAll(async () => {
    await disconnect();
    await stop?.();
  }, 60_000);

  it(`answers every call in ${patienceMs / 1000} s, complete or marked partial`, async () => {
    const asked = Promise.all(jobs.map(rank));
    for (let n = 0; n < kills; n += 1) {
      await delay(1500);
      system.kill('ranking-worker');
    }
    answers = await asked;
    expect(answers.map(({ status }) => status)).toEqual(jobs.map(() => 200));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(patienceMs);
    for (const { result } of answers) {
      expect(result.totalApplicants).toBe(applicants);
      expect(result.rankings.map(({ rank: place }) => place)).toEqual(result.rankings.map((_, at) => at + 1));
      expect(result.complete ? result.rankedApplicants : 100).toBe(100);
    }
  }, 60_000);

  it('finishes what was partial by itself and loses nobody', async () => {
    await waitFor(
      async () => {
        const [row] = await query<{ n: number }>(`SELECT count(*)::int AS n FROM ranking.runs WHERE state = 'open'`);
        return row?.n === 0;
      },
      { timeout: 240_000, interval: 1000, what: 'all rankings to end' },
    );
    const rows = await query<{ job_id: number; n: number }>(
      `SELECT job_id, count(DISTINCT application_id)::int AS n FROM ranking.runs r JOIN ranking.run_entries e ON e.run_id = r.id
       WHERE score IS NOT NULL GROUP BY job_id`,
    );
    expect(rows.map(({ n }) => n)).toEqual(jobs.map(() => applicants));
    expect(new Set(rows.map(({ job_id }) => job_id))).toEqual(new Set(jobs.map(({ job }) => job.id)));
  }, 250_000);

  it('answers again without work', async () => {
    const before = await query(`SELECT count(*) FROM ranking.scores`);
    const again: Answer[] = [];
    for (const one of jobs.slice(0, 10)) {
      again.push(await rank(one));
    }
    expect(again.every(({ result }) => result.complete && result.rankedApplicants === 100)).toBe(true);
    expect(await query(`SELECT count(*) FROM ranking.scores`)).toEqual(before);
    const figures = { first: answers.map(({ ms }) => ms), again: again.map(({ ms }) => ms) };
    const text = Object.entries(figures).map(([name, list]) => {
      const sorted = list.toSorted((a, b) => a - b).map(Math.round);
      return `${name}: median ${sorted[Math.floor(sorted.length / 2)]} ms, most ${sorted.at(-1)} ms`;
    });
    process.stdout.write(
      `${text.join('; ')}; ${answers.filter(({ result }) => result.complete).length} complete at first\n`,
    );
  }, 60_000);
});
