import type { JobAlert } from '@workboard/contracts';
import type { AlertFrequency } from '@workboard/contracts/enums';
import { alertEmploymentTypeLabels, alertWorkTypeLabels } from '../../entities/job/alert-labels.js';
import { formatSalary } from '../../entities/job/pay.js';

export const frequencyLabels: Record<AlertFrequency, string> = {
  immediate: 'Immediate',
  daily: 'Daily',
  weekly: 'Weekly',
};

/** What an alert looks for, in one line; amounts of alerts are in PGK (decision P2). */
export const describeAlert = (alert: JobAlert): string =>
  [
    alert.keywords.join(', '),
    alert.location ?? '',
    alert.workType === 'any' ? '' : alertWorkTypeLabels[alert.workType],
    alert.employmentType === 'any' ? '' : alertEmploymentTypeLabels[alert.employmentType],
    alert.salaryMin || alert.salaryMax ? formatSalary({ ...alert, salaryCurrency: 'PGK' }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ') || 'All new jobs';
