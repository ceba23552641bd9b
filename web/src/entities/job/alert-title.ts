import type { JobAlert } from '@workboard/contracts';
import { textLength } from '@workboard/contracts/constants';
import { formatAmount } from '@workboard/contracts/pay-words';
import { capitalise, truncate } from '../../lib/text/text.js';
import { alertEmploymentTypeLabels, alertWorkTypeLabels } from './alert-labels.js';

type Wishes = Partial<Pick<JobAlert, 'keywords' | 'location' | 'salaryMin' | 'workType' | 'employmentType'>>;

/** A title for an alert that was given none, made of what it looks for: 'Full-time driver in Lae from PGK 25,000' (P95). */
export const alertTitle = ({
  keywords = [],
  location,
  salaryMin,
  workType = 'any',
  employmentType = 'any',
}: Wishes): string => {
  const kinds = [
    workType !== 'any' && alertWorkTypeLabels[workType],
    employmentType !== 'any' && alertEmploymentTypeLabels[employmentType],
  ];
  const what = [...kinds, keywords.join(' or ') || 'jobs'].filter(Boolean).join(' ');
  const pay = salaryMin ? `from ${formatAmount(salaryMin, 'PGK')}` : '';
  const title = capitalise([what, location && `in ${location}`, pay].filter(Boolean).join(' '));
  return truncate(title, textLength - 1);
};
