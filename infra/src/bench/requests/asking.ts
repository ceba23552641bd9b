import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@workboard/contracts';
import { demoPassword } from '../../seed/demo-password.js';
import { demo } from '../demo.js';
import { drive, type Headers, type Load, type Sent } from './drive.js';

export const employer = 'employer@kumul-energy.test';

/** The session in an answer's `Set-Cookie`. */
const cookieIn = ({ 'set-cookie': cookies = [] }: Headers): string => [cookies].flat()[0]?.split(';')[0] ?? '';

/** Asks once, and again when it is turned away. @returns the body of the answer, and its session. */
export const askOnce = async (base: string, sent: Sent): Promise<{ text: string; cookie: string }> => {
  const once = [sent];
  let found = { text: '', cookie: '' };
  const load: Load = {
    next: () => once.pop(),
    answered: (_, { headers, body }) => {
      found = { text: body.toString(), cookie: cookieIn(headers) };
    },
  };
  const { refused } = await drive(base, load, { connections: 1, ms: Infinity });
  if (refused > 0) {
    await sleep(1000);
    return askOnce(base, sent);
  }
  return found;
};

export const signIn = (email: string): Sent => ({
  method: 'POST',
  path: '/api/auth/login',
  body: { email, password: demoPassword },
});

/** The demo data's first whole ad: what a job of the bench says besides its title is as long as what others say. */
const [ad] = demo.jobs;

/** Posts a job of its own in an employer's name. @returns its id. */
export const postJob = async (base: string, { cookie, title }: { cookie: string; title: string }): Promise<number> => {
  const body = {
    title: `${title} ${Date.now() % 100_000}`,
    description: ad?.description,
    requirements: ad?.requirements,
    responsibilities: ad?.responsibilities,
    skills: ad?.skills,
    benefits: ad?.benefits,
    location: 'Lae',
    industry: 'other',
    workType: 'on-site',
    employmentType: 'full-time',
  };
  const { text } = await askOnce(base, { method: 'POST', path: '/api/jobs', headers: { cookie }, body });
  return (JSON.parse(text) as Job).id;
};
