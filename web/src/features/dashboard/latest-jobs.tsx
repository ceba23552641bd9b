import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CardJob, Recommendation } from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { Button } from '../../components/elements/button.js';
import { EdgeActions } from '../../components/elements/edge-actions.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { JobCard } from '../../entities/job/job-card.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { api } from '../../lib/api/api.js';
import { ownApplicationsQuery } from '../../entities/application/own-applications.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { useNow } from '../../lib/browser/use-now.js';
import { newestQuery, recommendedQuery } from './latest-jobs-queries.js';

const limit = pageSizes.latestJobs;

interface Suggested {
  job: CardJob;
  /** Missing for jobs that are merely the newest. */
  recommendation?: Recommendation;
}

type SuggestedQuery = Pick<UseQueryResult<Suggested[]>, 'data' | 'error' | 'isPending' | 'refetch'>;

/** Jobs that suit the profile when it has skills, otherwise the newest (decision P14). */
const useLatestJobs = (hasSkills: boolean) => {
  const recommended = useQuery({ ...recommendedQuery, enabled: hasSkills });
  const applied = useQuery(ownApplicationsQuery).data?.map(({ jobId }) => jobId) ?? [];
  const fitting = recommended.data?.filter(({ job }) => !applied.includes(job.id));
  const useNewest = !hasSkills || recommended.isError || fitting?.length === 0;
  const newest = useQuery({ ...newestQuery, enabled: useNewest });
  const data: Suggested[] | undefined = useNewest
    ? newest.data?.map((job) => ({ job }))
    : fitting?.map((recommendation) => ({ job: recommendation.job, recommendation }));
  const { error, isPending, refetch } = useNewest ? newest : recommended;
  return { data, error, isPending, refetch };
};

/** 'Latest Jobs' of the seeker's dashboard. */
export const LatestJobs = ({ hasSkills }: { hasSkills: boolean }) => {
  const now = useNow();
  const query = useLatestJobs(hasSkills);
  const dismiss = useAction<Recommendation, unknown, Recommendation[]>({
    run: ({ id }) => api.remove('/recommendations/{id}', { params: { id } }),
    optimistic: ({ id }) => ({
      key: keyOf('/recommendations'),
      change: (list) => list.filter((item) => item.id !== id),
    }),
    success: (_answer, { job }) => ({ title: 'Job hidden', text: job.title }),
    failure: { title: 'Error', text: 'Failed to hide this job' },
  });
  return (
    <Section title="Latest Jobs" action={<TextLink to="/jobs">View all jobs</TextLink>}>
      <QueryState query={query as SuggestedQuery}>
        {(suggested) =>
          suggested.length === 0 ? (
            <EmptyState
              title="No recommendations yet"
              action={
                <ButtonLink variant="contained" to="/jobs">
                  Find Jobs
                </ButtonLink>
              }
            />
          ) : (
            <ul className="plain-list card-list">
              {suggested.slice(0, limit).map(({ job, recommendation }) => (
                <li key={job.id}>
                  <JobCard job={job} now={now} heading="h3">
                    {recommendation && (
                      <div className="match">
                        <p className="text-small quiet">
                          <strong>{Math.round(recommendation.matchScore)}% match.</strong> {recommendation.reason}
                        </p>
                        <EdgeActions>
                          <Button
                            size="small"
                            onClick={() => dismiss.mutate(recommendation)}
                            aria-label={`Hide ${job.title}`}
                          >
                            Hide
                          </Button>
                        </EdgeActions>
                      </div>
                    )}
                  </JobCard>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Section>
  );
};
