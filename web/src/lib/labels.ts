import type {
  EmploymentType,
  InterviewOutcome,
  InterviewType,
  JobSort,
  Priority,
  Role,
  WorkType,
} from '@workboard/contracts/enums';

/** Words for closed lists of values. */
export const roleLabels: Record<Role, string> = {
  job_seeker: 'Job Seeker',
  employer: 'Employer',
  admin: 'Admin',
  super_admin: 'Super Admin',
};
export const workTypeLabels: Record<WorkType, string> = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On-site' };
export const employmentTypeLabels: Record<EmploymentType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};
export const priorityLabels: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' };
export const interviewTypeLabels: Record<InterviewType, string> = {
  video: 'Video',
  phone: 'Phone',
  'in-person': 'In person',
};
export const interviewOutcomeLabels: Record<InterviewOutcome, string> = {
  attended: 'Attended',
  no_show: 'Did not come',
  not_held: 'Did not take place',
};
export const sortLabels: Record<JobSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  salary_high: 'Highest pay',
  salary_low: 'Lowest pay',
  closing_soon: 'Closing soon',
  relevance: 'Best match',
};

/** `non-profit` reads `Non-profit`. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Cuts to `length` characters and adds an ellipsis (spec §9). */
export const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** `1 job`, `12 jobs`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export { fullName } from '@workboard/contracts/person-name';
