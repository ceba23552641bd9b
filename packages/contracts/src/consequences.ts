import type { Role } from './enums.js';

/** What a deletion takes along, as it is said before somebody confirms it (decision P19). */

const things = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** Of a job with this many applications. */
export const deletedJobConsequence = (applications: number): string =>
  applications > 0 ? `${people(applications)} applied. Their applications go with it.` : 'Nobody has applied yet.';

/** Of a company: its jobs with this many applications, and the people of its team. */
export const deletedCompanyConsequence = (company: { jobs: number; applications: number; team: number }): string =>
  [
    `With it go ${things(company.jobs, 'job')} and ${things(company.applications, 'application')} to them.`,
    company.team > 0 && `${people(company.team)} in its team keep their accounts, without a company.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Of an account. */
export const deletedUserConsequence = (role: Role): string =>
  role === 'job_seeker'
    ? 'Their profile, resume, applications, saved jobs and alerts go with it; interviews still to come are cancelled.'
    : 'What they posted stays with the company.';
