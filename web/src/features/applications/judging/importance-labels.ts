import type { Importance } from '@workboard/contracts/api/ranking';

/** What an employer reads for how much a criterion counts. */
export const importanceLabels: Record<Importance, string> = {
  off: 'Off',
  low: 'Less',
  normal: 'Normal',
  high: 'More',
  must: 'Must-have',
};
