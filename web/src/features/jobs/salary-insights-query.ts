import { queryOptions } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { readList } from '../../lib/api/read.js';

const maxAge = 10 * 60_000;

/** What jobs like this one pay (decision P13). */
export const salaryInsightsQuery = ({ industry, salaryCurrency }: Pick<Job, 'industry' | 'salaryCurrency'>) => {
  const filters = { industry, currency: salaryCurrency };
  return queryOptions({
    ...readList('/salary-insights', { query: filters }),
    staleTime: maxAge,
  });
};
