import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, RankResult } from '@workboard/contracts';
import { Client } from 'pg';
import { demoPassword } from '../seed/demo-password.js';
import { summarise, timed } from './measure.js';

// node infra/dist/bench/ranking.main.js [applicants] [reruns]: ranks a job through the API of BENCH_URL (http://localhost:3000),
// first with everything to do and then with nothing changed, which has to take less than 100 ms for 200 applicants. Wants the
// demo data, and its administrator's DATABASE_ADMIN_URL for the applicants, who are written there and removed again. On
// a machine that does other things the ratios say more than the figures; reading the job shows how long any call takes.
const base = process.env['BENCH_URL'] ?? 'http://localhost:3000';
const applicants = Number(process.argv[2] ?? 200);
const reruns = Number(process.argv[3] ?? 30);
const limitMs = 100;
const domain = 'ranking-bench.test';

const client = new Client({ connectionString: process.env['DATABASE_ADMIN_URL'] });
let cookie = '';

const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const reply = await fetch(`${base}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  const [session] = reply.headers.getSetCookie();
  cookie = session?.split(';')[0] ?? cookie;
  const text = await reply.text();
  if (!reply.ok) {
    throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 200)}`);
  }
  return JSON.parse(text) as T;
};

/** Waits until the applications service has heard of the job. */
const untilKnown = async (jobId: number): Promise<void> => {
  const known = await client.query('SELECT FROM applications.job_copies WHERE id = $1', [jobId]);
  if (known.rowCount === 0) {
    await sleep(100);
    await untilKnown(jobId);
  }
};

/** People with the careers of the demo's seekers and a resume of some 3,000 characters each, who applied for the job. */
const insertApplicants = async (jobId: number): Promise<void> => {
  await client.query(
    `WITH seekers AS (
       SELECT *, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS count FROM auth.users
       WHERE role = 'job_seeker' AND experience IS NOT NULL),
     people AS (
       INSERT INTO auth.users (email, password_hash, first_name, last_name, bio, skills, experience, education)
       SELECT 'p' || n || '@${domain}', 'x', first_name, last_name, bio, skills, experience || ' Post ' || n || '.', education
       FROM generate_series(1, $2::int) n JOIN seekers ON place = 1 + n % count
       RETURNING id, bio, skills, experience, education),
     resumes AS (
       INSERT INTO ranking.resume_texts (file_id, user_id, text, flags, pages)
       SELECT gen_random_uuid(), id, left(repeat(concat_ws(E'\\n', bio, array_to_string(skills, ', '), experience, education, ''), 4), 3000), '{}', 1
       FROM people RETURNING file_id, user_id)
     INSERT INTO applications.applications (job_id, user_id, cover_letter, resume)
     SELECT $1::int, user_id, 'I should like to work for you and can begin next month.', '/api/files/resumes/' || file_id
     FROM resumes`,
    [jobId, applicants],
  );
};

const removeApplicants = async (): Promise<void> => {
  const people = `(SELECT id FROM auth.users WHERE email LIKE '%@${domain}')`;
  await client.query(`DELETE FROM applications.applications WHERE user_id IN ${people}`);
  for (const table of ['run_entries', 'scores', 'resume_texts']) {
    await client.query(`DELETE FROM ranking.${table} WHERE user_id IN ${people}`);
  }
  await client.query(`DELETE FROM auth.users WHERE email LIKE '%@${domain}'`);
};

/** Asks until everybody is ranked. */
const rank = async (jobId: number): Promise<void> => {
  let isComplete = false;
  while (!isComplete) {
    const result = await send<RankResult>('POST', `/api/applications/rank/${jobId}`, { limit: 10 });
    if (result.totalApplicants !== applicants) {
      throw new Error(`${result.totalApplicants} applicants instead of ${applicants}`);
    }
    isComplete = result.complete;
  }
};

await client.connect();
await send('POST', '/api/auth/login', { email: 'employer@kumul-energy.test', password: demoPassword });
const job = await send<Job>('POST', '/api/jobs', {
  title: 'Accounts Officer',
  description: 'Keep the books of a trading company in Lae: pay suppliers, reconcile the bank, report each month.',
  location: 'Lae',
  workType: 'on-site',
  employmentType: 'full-time',
  industry: 'finance',
  requirements: ['Diploma in accounting', 'At least 3 years of bookkeeping'],
  responsibilities: ['Pay suppliers', 'Reconcile bank accounts', 'Prepare monthly reports'],
  skills: ['Accounts payable', 'Reconciliation', 'Excel', 'MYOB'],
});
try {
  await untilKnown(job.id);
  await insertApplicants(job.id);
  const first = await timed(() => rank(job.id));
  const again: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < reruns; run += 1) {
    again.push(await timed(() => rank(job.id)));
    plain.push(await timed(() => send('GET', `/api/jobs/${job.id}`)));
  }
  const { p50, p99 } = summarise(again);
  const columns = [
    'applicants',
    'first ms',
    'again p50 ms',
    'again p99 ms',
    'reading the job p50 ms',
    'first / again',
    'verdict',
  ];
  console.log(columns.join('\t'));
  const figures = [first, p50, p99, summarise(plain).p50, first / p50].map((value) => value.toFixed(1));
  console.log([applicants, ...figures, p50 < limitMs ? 'ok' : 'too slow'].join('\t'));
} finally {
  await removeApplicants();
  await send('DELETE', `/api/jobs/${job.id}`);
  await client.end();
}
