import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { JobFacets } from '@workboard/contracts';
import { api } from '../../lib/api.js';
import { freshFor } from '../../lib/query-client.js';
import { type JobParams, toQuery } from './job-filters.js';

/** What the list can be narrowed by, with counts for the search and filters of the address. */
export const facetsQuery = (params: JobParams) => {
  const { limit: _limit, offset: _offset, sortBy: _sortBy, highlight: _highlight, ...query } = toQuery(params);
  return queryOptions({
    queryKey: ['/api/jobs/facets', query],
    queryFn: () => api.get<JobFacets>('/api/jobs/facets', { query }),
    staleTime: freshFor.publicJobs,
    placeholderData: keepPreviousData,
  });
};
