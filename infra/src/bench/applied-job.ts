import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@workboard/contracts';
import { Client } from 'pg';
import { demoPassword } from '../seed/demo-password.js';

/** A job of the demo's employer while its many made-up applicants are there. */
export interface AppliedJob {
  id: number;
  /** Asks the API as the employer; throws what was answered unless it was a success. */
  ask: (method: string, path: string, body?: object) => Promise<string>;
}

interface Wanted {
  /** The mail domain of the made-up people, by which they are removed again. */
  domain: string;
  applicants: number;
  job: Pick<Job, 'title' | 'description' | 'location' | 'industry'> & Partial<Job>;
  letter: string;
  /** Whether each has a resume, of some 3,000 characters that were read. */
  withResumes: boolean;
}

/**
 * Posts a job through the API of BENCH_URL (http://localhost:3000), which runs with demo data, writes its applicants into the
 * database of DATABASE_ADMIN_URL, and removes all of it after the work, whatever became of it.
 */
export const withAppliedJob = async (
  { domain, applicants, job, letter, withResumes }: Wanted,
  work: (applied: AppliedJob) => Promise<void>,
): Promise<void> => {
  const base = process.env['BENCH_URL'] ?? 'http://localhost:3000';
  const client = new Client({ connectionString: process.env['DATABASE_ADMIN_URL'] });
  let cookie = '';
  const ask = async (method: string, path: string, body?: object): Promise<string> => {
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
    return text;
  };
  await client.connect();
  await ask('POST', '/api/auth/login', { email: 'employer@kumul-energy.test', password: demoPassword });
  const kind = { workType: 'on-site', employmentType: 'full-time' };
  const { id } = JSON.parse(await ask('POST', '/api/jobs', { ...kind, ...job })) as Job;
  try {
    await untilKnown(client, id);
    await client.query(insertion({ domain, letter, withResumes }), [id, applicants]);
    await client.query('ANALYZE applications.applications');
    await work({ id, ask });
  } finally {
    await removePeople(client, domain);
    await ask('DELETE', `/api/jobs/${id}`);
    await client.end();
  }
};

/** Waits until the applications service has heard of the job. */
export const untilKnown = async (client: Client, jobId: number): Promise<void> => {
  const known = await client.query('SELECT FROM applications.job_copies WHERE id = $1', [jobId]);
  if (known.rowCount === 0) {
    await sleep(100);
    await untilKnown(client, jobId);
  }
};

/** People with the careers of the demo's seekers, who applied: to job $1, $2 of them. */
export const insertion = ({ domain, letter, withResumes }: Pick<Wanted, 'domain' | 'letter' | 'withResumes'>): string =>
  `WITH seekers AS (
     SELECT *, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS count FROM auth.users
     WHERE role = 'job_seeker' AND experience IS NOT NULL),
   people AS (
     INSERT INTO auth.users (email, password_hash, first_name, last_name, location, bio, skills, experience, education)
     SELECT 'p' || n || '@${domain}', 'x', first_name, last_name, location, bio, skills, experience || ' Post ' || n || '.', education
     FROM generate_series(1, $2::int) n JOIN seekers ON place = 1 + n % count
     RETURNING id, bio, skills, experience, education),
   resumes AS (
     INSERT INTO ranking.resume_texts (file_id, user_id, text, flags, pages)
     SELECT gen_random_uuid(), id, left(repeat(concat_ws(E'\\n', bio, array_to_string(skills, ', '), experience, education, ''), 4), 3000), '{}', 1
     FROM people WHERE ${withResumes} RETURNING file_id, user_id)
   INSERT INTO applications.applications (job_id, user_id, cover_letter, resume)
   SELECT $1::int, id, '${letter}', '/api/files/resumes/' || file_id FROM people LEFT JOIN resumes ON user_id = id`;

/** Removes the made-up people of a mail domain, and what they applied for. */
export const removePeople = async (client: Client, domain: string): Promise<void> => {
  const people = `(SELECT id FROM auth.users WHERE email LIKE '%@${domain}')`;
  await client.query(`DELETE FROM applications.applications WHERE user_id IN ${people}`);
  for (const table of ['run_entries', 'scores', 'resume_texts']) {
    await client.query(`DELETE FROM ranking.${table} WHERE user_id IN ${people}`);
  }
  await client.query(`DELETE FROM auth.users WHERE email LIKE '%@${domain}'`);
};
