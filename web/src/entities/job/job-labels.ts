import type { EmploymentType, Priority, WorkType } from '@workboard/contracts/enums';

export const workTypeLabels: Record<WorkType, string> = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On-site' };
export const employmentTypeLabels: Record<EmploymentType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};
export const priorityLabels: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' };
