import type { JobAlert } from '@workboard/contracts';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';
import { formatAmount } from '@workboard/contracts/pay-words';
import { capitalise, truncate } from '../../lib/text/text.js';

type Wishes = Partial<Pick<JobAlert, 'keywords' | 'location' | 'salaryMin' | 'workType' | 'employmentType'>>;

/** As many characters as the contract takes. */
const titleLength = 200;
const workTypes: Record<string, string> = workTypeLabels;
const employmentTypes: Record<string, string> = { ...employmentTypeLabels, freelance: 'Freelance' };

/** A title for an alert that was given none, made of what it looks for: 'Full-time driver in Lae from PGK 25,000' (P95). */
export const alertTitle = ({ keywords = [], location, salaryMin, workType, employmentType }: Wishes): string => {
  const kinds = [workTypes[workType ?? 'any'], employmentTypes[employmentType ?? 'any']];
  const what = [...kinds, keywords.join(' or ') || 'jobs'].filter(Boolean).join(' ');
  const pay = salaryMin ? `from ${formatAmount(salaryMin, 'PGK')}` : '';
  const title = capitalise([what, location && `in ${location}`, pay].filter(Boolean).join(' '));
  return truncate(title, titleLength - 1);
};
