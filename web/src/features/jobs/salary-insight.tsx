import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { capitalise } from '../../lib/text/text.js';
import { formatAmount } from '@workboard/contracts/pay-words';
import { salaryInsightsQuery } from './salary-insights-query.js';

/** What other jobs of the industry pay, from five jobs up (decision P13); nothing when there is too little to say. */
export const SalaryInsightNote = ({ job }: { job: Job }) => {
  const { data } = useQuery(salaryInsightsQuery(job));
  const insight = data?.find(({ industry, location }) => industry === job.industry && location === null) ?? data?.[0];
  if (!insight) {
    return null;
  }
  const amount = (value: number) => formatAmount(value, insight.currency);
  return (
    <div className="card salary-insight">
      <h2 className="title-4">Salary insight</h2>
      <p className="text-small">
        {insight.jobs} open {capitalise(job.industry)} jobs pay {amount(insight.low)} to {amount(insight.high)} a year;
        half of them {amount(insight.median)} or more.
      </p>
    </div>
  );
};
