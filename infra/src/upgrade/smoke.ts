import { waitFor } from '@workboard/local-servers';
import { demoPassword } from '../seed/demo-password.js';
import { caughtMails } from './records.js';

interface Job {
  id: number;
  title: string;
  status: string;
  published: boolean;
  closingDate: string | null;
  /** Where a single job is read. */
  questions?: unknown[] | null;
}
interface Application {
  id: number;
  jobId: number;
  status: string;
}
/** Where the system under test answers. */
export interface Site {
  baseUrl: string;
  mailUrl: string | undefined;
}

const letter =
  'I have worked in this trade for eight years, in the Highlands and in Port Moresby, and would bring along what I learnt there. '.repeat(
    3,
  );

/**
 * What people do most, by the calls of the specification, which hold for every version: a seeker signs in, reads jobs and
 * applies; the employer sees it and decides; the seeker sees that and gets a mail.
 * @throws with the answer when a step does not work
 */
export const smoke = async ({ baseUrl, mailUrl = '' }: Site): Promise<void> => {
  const seeker = await signIn(baseUrl, 'seeker@workboard.test');
  const employer = await signIn(baseUrl, 'employer@kumul-energy.test');
  const listed = await seeker<Job[]>('GET', '/jobs?limit=5');
  must(listed.length === 5, `five jobs were asked for and ${listed.length} came`);

  const mine = new Set((await seeker<Application[]>('GET', '/applications')).map(({ jobId }) => jobId));
  const jobs = await employer<Job[]>('GET', '/jobs/my-jobs');
  const open = jobs.filter((candidate) => isOpen(candidate) && !mine.has(candidate.id));
  const read = await Promise.all(open.map(({ id }) => seeker<Job>('GET', `/jobs/${id}`)));
  const job = read.find(({ questions }) => !questions?.length);
  if (!job) {
    throw new Error('the demo employer has no job left that the demo seeker could apply for');
  }
  const { id } = await seeker<Application>('POST', '/applications', { jobId: job.id, coverLetter: letter });
  await employer('PUT', `/applications/${id}`, { status: 'reviewed' });
  await waitFor(
    async () =>
      (await seeker<Application[]>('GET', '/applications')).find((one) => one.id === id)?.status === 'reviewed',
    { what: 'the seeker to see the new status' },
  );
  await waitFor(async () => (await caughtMails(mailUrl)).some(({ content }) => content.includes(job.title)), {
    timeout: 90_000,
    what: `a mail about ${job.title}`,
  });
};

const isOpen = ({ status, published, closingDate }: Job): boolean =>
  status === 'active' && published && (!closingDate || new Date(closingDate).getTime() > Date.now() + 2 * 86_400_000);

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

const signIn = async (baseUrl: string, email: string): Promise<Call> => {
  const response = await post(`${baseUrl}/api/auth/login`, { email, password: demoPassword });
  must(response.ok, `${email} could not sign in: ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${baseUrl}/api${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    must(answer.ok, `${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  };
};

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const must = (holds: boolean, fault: string): void => {
  if (!holds) {
    throw new Error(fault);
  }
};
