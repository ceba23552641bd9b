import { queryOptions } from '@tanstack/react-query';
import { applicationsQuery } from './application-queries.js';
import { freshFor } from '../../lib/api/query-client.js';
import { read, readList } from '../../lib/api/read.js';

// All keys begin as those of the applications do, so that whatever changes one of them refreshes these, too.
const [root] = applicationsQuery.queryKey;

/** A line for each application of a job, newest first. */
export const deskQuery = (jobId: string, q: string) =>
  queryOptions({
    queryKey: [root, 'desk', jobId, q],
    queryFn: read('/jobs/{id}/applications', { params: { id: jobId }, query: { q } }).queryFn,
    staleTime: freshFor.applications,
  });

/** What the list shows of some of them. */
export const deskRowsQuery = (jobId: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: [root, 'rows', jobId, ids.join(',')],
    queryFn: readList('/jobs/{id}/applications/rows', { params: { id: jobId }, query: { ids: ids.join(',') } }).queryFn,
    staleTime: freshFor.applications,
  });

/** One of them, whole. */
export const deskApplicationQuery = (id: number) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: read('/applications/{id}', { params: { id } }).queryFn,
    staleTime: freshFor.applications,
  });

/** The text of the CV that was sent with one. Reading it is recorded, so that nothing reads it ahead. */
export const cvTextQuery = (id: number) =>
  queryOptions({
    ...read('/applications/{id}/cv-text', { params: { id } }),
    staleTime: Infinity,
  });
