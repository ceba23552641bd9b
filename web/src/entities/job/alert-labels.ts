import type { AlertEmploymentType, AlertWorkType } from '@workboard/contracts/enums';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';

/** What people read of the kinds of work that an alert looks for. */
export const alertWorkTypeLabels: Record<AlertWorkType, string> = { any: 'Any', ...workTypeLabels };
export const alertEmploymentTypeLabels: Record<AlertEmploymentType, string> = {
  any: 'Any',
  ...employmentTypeLabels,
  freelance: 'Freelance',
};
