import { queryOptions } from '@tanstack/react-query';
import { freshFor } from '../../lib/api/query-client.js';
import { readList } from '../../lib/api/read.js';

/** Interviews of one's company, those of jobs that are switched off too. */
export const interviewsQuery = queryOptions({ ...readList('/interviews'), staleTime: freshFor.applications });
