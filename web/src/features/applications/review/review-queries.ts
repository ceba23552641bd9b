import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Application, ApplicationNote, HistoryEntry, Scoreboard, UsedTag } from '@workboard/contracts';
import { api, getList } from '../../../lib/api.js';

/** The team's notes on an application, newest first. */
export const notesQuery = (id: number) => {
  const path = `/api/applications/${id}/notes`;
  return queryOptions({ queryKey: [path], queryFn: ({ signal }) => getList<ApplicationNote>(path, { signal }) });
};

/** Scorecards of an application: one's own, and all others' once it is given. */
export const scoresQuery = (id: number) => {
  const path = `/api/applications/${id}/scorecards`;
  return queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get<Scoreboard>(path, { signal }) });
};

/** The tags that the company uses. */
export const tagsQuery = queryOptions({
  queryKey: ['/api/applications/tags'],
  queryFn: ({ signal }) => getList<UsedTag>('/api/applications/tags', { signal }),
});

/** The key of an application's history, whatever was known of the application when it was read. */
export const historyKey = (id: number) => [`/api/applications/${id}/history`];

/** What happened to an application; read anew whenever the application shows that something did. */
export const historyQuery = ({ id, updatedAt, interviews, tags }: Application) =>
  queryOptions({
    queryKey: [...historyKey(id), updatedAt, tags?.join(), JSON.stringify(interviews)],
    queryFn: ({ signal }) => getList<HistoryEntry>(`/api/applications/${id}/history`, { signal }),
    placeholderData: keepPreviousData,
  });
