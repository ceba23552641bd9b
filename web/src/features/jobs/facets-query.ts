import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { freshFor } from '../../lib/api/query-client.js';
import { read } from '../../lib/api/read.js';
import { type JobParams, toQuery } from './job-filters.js';

/** What the list can be narrowed by, with counts for the search and filters of the address. */
export const facetsQuery = (params: JobParams) => {
  const { limit: _limit, offset: _offset, sortBy: _sortBy, highlight: _highlight, ...query } = toQuery(params);
  return queryOptions({
    ...read('/jobs/facets', { query, goesOn: true }),
    staleTime: freshFor.publicJobs,
    placeholderData: keepPreviousData,
  });
};
