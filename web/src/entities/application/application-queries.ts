import { queryOptions } from '@tanstack/react-query';
import { freshFor } from '../../lib/api/query-client.js';
import { readList } from '../../lib/api/read.js';

export const applicationsQuery = queryOptions({ ...readList('/applications'), staleTime: freshFor.applications });

/** The same with those to closed jobs (decision P20). */
export const allApplicationsQuery = queryOptions({
  ...readList('/applications', { query: { includeClosed: 'true' } }),
  staleTime: freshFor.applications,
});
