import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { jobListQuery } from '../../entities/job/job-queries.js';
import { freshFor } from '../../lib/api/query-client.js';
import { readList } from '../../lib/api/read.js';

/** More are asked for than shown, because those that were applied for are left out. */
export const recommendedQuery = queryOptions({
  ...readList('/recommendations', { query: { limit: 20 } }),
  staleTime: freshFor.recommendations,
});

export const newestQuery = jobListQuery({ limit: pageSizes.latestJobs });

/** What 'Latest Jobs' reads first: jobs that suit the profile when it has skills, otherwise the newest (decision P14). */
export const latestJobsQuery = ({ skills }: Pick<User, 'skills'>): { queryKey: QueryKey } =>
  skills.length > 0 ? recommendedQuery : newestQuery;
