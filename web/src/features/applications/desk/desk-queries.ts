import { queryOptions } from '@tanstack/react-query';
import type { Application, CvText, Desk, DeskRow } from '@workboard/contracts';
import { api, getList } from '../../../lib/api.js';
import { applicationsQuery } from '../../../lib/queries.js';
import { freshFor } from '../../../lib/query-client.js';

// All keys begin as those of the applications do, so that whatever changes one of them refreshes these, too.
const [root] = applicationsQuery.queryKey;

/** A line for each application of a job, newest first. */
export const deskQuery = (jobId: string, q: string) =>
  queryOptions({
    queryKey: [root, 'desk', jobId, q],
    queryFn: ({ signal }) => api.get<Desk>(`/api/jobs/${jobId}/applications`, { query: { q }, signal }),
    staleTime: freshFor.applications,
  });

/** What the list shows of some of them. */
export const deskRowsQuery = (jobId: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: [root, 'rows', jobId, ids.join(',')],
    queryFn: ({ signal }) =>
      getList<DeskRow>(`/api/jobs/${jobId}/applications/rows`, { query: { ids: ids.join(',') }, signal }),
    staleTime: freshFor.applications,
  });

/** One of them, whole. */
export const deskApplicationQuery = (id: number) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) => api.get<Application>(`/api/applications/${id}`, { signal }),
    staleTime: freshFor.applications,
  });

/** The text of the CV that was sent with one. Reading it is recorded, so that nothing reads it ahead. */
export const cvTextQuery = (id: number) =>
  queryOptions({
    queryKey: [`/api/applications/${id}/cv-text`],
    queryFn: ({ signal }) => api.get<CvText>(`/api/applications/${id}/cv-text`, { signal }),
    staleTime: Infinity,
  });
