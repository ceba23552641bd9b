import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { JobCard } from '../../entities/job/job-card.js';
import { ButtonLink } from '../../components/elements/link.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { useNow } from '../../lib/browser/use-now.js';
import { companyJobsQuery } from './company-jobs-query.js';

/** The company's open jobs: how many, and the newest of them. */
export const OpenPositions = ({ companyId }: { companyId: number }) => {
  const query = useQuery(companyJobsQuery(companyId));
  const now = useNow();
  const total = query.data?.total;
  const open = query.data?.open ?? total;
  return (
    <Section title="Open positions" action={open === undefined ? null : <p className="text quiet">{open} open</p>}>
      <QueryState query={query}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <EmptyState title="No open positions right now" action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>} />
          ) : (
            <div className="parts close">
              {jobs.map((job) => (
                <JobCard key={job.id} job={job} now={now} heading="h3" />
              ))}
              {(total ?? 0) > jobs.length && (
                <ButtonLink variant="outlined" to={`/jobs?companyId=${companyId}`}>
                  View all {total} jobs
                </ButtonLink>
              )}
            </div>
          )
        }
      </QueryState>
    </Section>
  );
};
