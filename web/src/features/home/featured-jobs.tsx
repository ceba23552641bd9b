import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { CardGrid, JobCard } from '../../entities/job/job-card.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { useNow } from '../../lib/browser/use-now.js';
import { featuredCount, featuredQuery } from './featured-query.js';

/** The newest jobs on the home page. */
export const FeaturedJobs = () => {
  const { pathname } = useLocation();
  const limit = featuredCount(pathname);
  const query = useQuery(featuredQuery(pathname));
  const now = useNow();
  return (
    <Section title="Featured jobs" action={<TextLink to="/jobs">View all jobs</TextLink>}>
      <QueryState query={query} loading={<CardGrid>{<Placeholders count={limit} />}</CardGrid>}>
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState
              title="No featured jobs available at the moment"
              action={<ButtonLink to="/companies">Browse Companies</ButtonLink>}
            />
          ) : (
            <CardGrid>
              {jobs.slice(0, limit).map((job) => (
                <li key={job.id}>
                  <JobCard job={job} now={now} heading="h3" />
                </li>
              ))}
            </CardGrid>
          )
        }
      </QueryState>
    </Section>
  );
};

const Placeholders = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <Skeletons count={1} height={236} label="Loading jobs..." />
    </li>
  ));
