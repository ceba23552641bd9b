import { queryOptions } from '@tanstack/react-query';
import type { Job, SalaryInsight } from '@workboard/contracts';
import { getList } from '../../lib/api.js';

const maxAge = 10 * 60_000;

/** What jobs like this one pay (decision P13). */
export const salaryInsightsQuery = ({ industry, salaryCurrency }: Pick<Job, 'industry' | 'salaryCurrency'>) => {
  const filters = { industry, currency: salaryCurrency };
  return queryOptions({
    queryKey: ['/api/salary-insights', filters],
    queryFn: ({ signal }) => getList<SalaryInsight>('/api/salary-insights', { query: filters, signal }),
    staleTime: maxAge,
  });
};
