import type { EmploymentType, WorkType } from './enums.js';

/** What people read of a job's type, on screens, in mails and on paper. */
export const workTypeLabels: Record<WorkType, string> = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On-site' };
export const employmentTypeLabels: Record<EmploymentType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};
