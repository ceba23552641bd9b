import { withClient } from '@workboard/local-servers';
import type { Job } from '@workboard/contracts';
import { line, pdfOf } from '@workboard/test-kit';
import { FormData } from 'undici';
import { demoPassword } from '../../seed/demo-password.js';
import { Random } from '../../seed/random.js';
import { addressesOf, addSeekers, madeUpLetter } from '../made-up-seekers.js';
import { employer } from '../requests/asking.js';
import type { Balancer, Request } from './balancer.js';

const domain = 'rolling.test';
const seekerCount = 20;
const words = ['accounts', 'nurse', 'driver', 'teacher', 'engineer', 'welder'];

/** Parts of the system that may be away while people search, read, sign in and apply. */
export type Part = 'ranking' | 'notifications' | 'files';

export interface Call extends Request {
  /** For the table of results. */
  name: string;
  /** Whose absence may refuse it. */
  needs?: Part;
}

const forgetApplications = `DELETE FROM applications.applications
  WHERE user_id IN (SELECT id FROM auth.users WHERE email LIKE '%@${domain}')`;

const signIn = (email: string): Request => ({
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password: demoPassword }),
});

const resumeForm = (): FormData => {
  const form = new FormData();
  const bytes = new Uint8Array(pdfOf(line('Kept the books in Lae, 2018-2025')));
  form.set('resume', new Blob([bytes], { type: 'application/pdf' }), 'resume.pdf');
  return form;
};

/** Signs somebody in. @returns the cookie of the session. */
const sessionOf = async (balancer: Balancer, email: string): Promise<string> => {
  const { status, headers, text } = await balancer.send(signIn(email));
  if (status !== 200) {
    throw new Error(`${email} could not sign in: ${status} ${text}`);
  }
  return [headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';
};

const listOf = async <T>(balancer: Balancer, path: string, cookie: string): Promise<T[]> =>
  JSON.parse((await balancer.send({ method: 'GET', path, headers: { cookie } })).text) as T[];

const get = (name: string, path: string, cookie = ''): Call => ({ name, method: 'GET', path, headers: { cookie } });
const post = (name: string, path: string, cookie: string, body: object): Call => ({
  name,
  method: 'POST',
  path,
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * What people do, one call after the other in an order that is always the same: of twenty, five search or list, four read a
 * job, two open the page /jobs, four look at their own things, one signs in, one applies, one saves a job, one looks at job
 * alerts, and one looks at the ranking or, each fifth time, uploads a CV.
 */
export const peopleOf = async (balancer: Balancer, databaseUrl: string): Promise<() => Call> => {
  await withClient(databaseUrl, async (client) => {
    await client.query(addSeekers(domain, seekerCount));
    await client.query(forgetApplications);
  });
  const emails = addressesOf(domain, seekerCount);
  const seekers: string[] = [];
  for (const email of emails) {
    seekers.push(await sessionOf(balancer, email));
  }
  const company = await sessionOf(balancer, employer);
  const jobs = (await listOf<Job>(balancer, '/api/jobs?limit=200', '')).map(({ id }) => id);
  const own = (await listOf<Job>(balancer, '/api/jobs/my-jobs', company)).map(({ id }) => id);
  const random = new Random('rolling');
  // Each seeker once to each job.
  const pairs = jobs.flatMap((jobId) => seekers.map((cookie) => ({ jobId, cookie }))).values();

  const seeker = () => random.pick(seekers);
  const search = () => get('search', `/api/jobs?limit=20&search=${random.pick(words)}`);
  const list = () => get('list', `/api/jobs?limit=20&offset=${20 * random.int(0, 4)}`);
  const read = () => get('read a job', `/api/jobs/${random.pick(jobs)}`);
  const apply = (): Call => {
    const { jobId = 0, cookie = '' } = pairs.next().value ?? {};
    return post('apply', '/api/applications', cookie, { jobId, coverLetter: madeUpLetter });
  };
  const rank = (): Call => ({
    ...get('ranking', `/api/jobs/${random.pick(own)}/ranking-criteria`, company),
    needs: 'ranking',
  });
  const upload = (): Call => ({
    name: 'upload a CV',
    method: 'POST',
    path: '/api/upload/resume',
    headers: { cookie: seeker() },
    body: resumeForm(),
    needs: 'files',
  });
  let rounds = 0;
  const makers: (() => Call)[] = [
    search,
    read,
    () => get('own applications', '/api/applications', seeker()),
    list,
    () => get('page /jobs, visitor', '/jobs'),
    read,
    () => ({ name: 'sign in', ...signIn(random.pick(emails)) }),
    search,
    () => get('who am I', '/api/auth/me', seeker()),
    apply,
    list,
    read,
    () => get('saved jobs', '/api/saved-jobs', seeker()),
    () => ({ ...get('job alerts', '/api/job-alerts', seeker()), needs: 'notifications' as const }),
    () => get('page /jobs, seeker', '/jobs', seeker()),
    () => post('save a job', '/api/saved-jobs', seeker(), { jobId: random.pick(jobs) }),
    search,
    read,
    () => get('own applications', '/api/applications', seeker()),
    () => ((rounds += 1) % 5 ? rank() : upload()),
  ];
  let turn = 0;
  return () => makers[turn++ % makers.length]!();
};
