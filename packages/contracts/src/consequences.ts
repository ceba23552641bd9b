import type { Role } from './enums.js';

/** What a deletion takes along, as it is said before somebody confirms it (decision P19). */

const things = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** What happens to those who applied. */
const waitingAreTold =
  'Whoever still waits for an answer is told that the job was withdrawn, and interviews to come are cancelled.';

/** Of a job with this many applications. */
export const deletedJobConsequence = (applications: number): string =>
  applications > 0
    ? `${people(applications)} applied. ${waitingAreTold} Your company will not see their applications any more.`
    : 'Nobody has applied yet.';

/** Of a company: its jobs with this many applications, and the people of its team. */
export const deletedCompanyConsequence = (company: { jobs: number; applications: number; team: number }): string =>
  [
    `With it go ${things(company.jobs, 'job')} and ${things(company.applications, 'application')} to them.`,
    company.applications > 0 && waitingAreTold,
    company.team > 0 && `${people(company.team)} in its team keep their accounts, without a company.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Of an account, somebody else's or one's own. */
export const deletedUserConsequence = (role: Role, { isOwn = false } = {}): string =>
  role === 'job_seeker'
    ? `${isOwn ? 'Your' : 'Their'} profile, resume, applications, saved jobs and alerts go with it; interviews still to come are cancelled.`
    : `What ${isOwn ? 'you' : 'they'} posted stays with the company.`;

/** Of a membership: the account stays. */
export const removedMemberConsequence =
  'Only the place in your team goes: they keep their account and see nothing of your company any more. What they posted stays.';
