import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { keyOf, read, readList } from '../../../lib/api/read.js';

/** The team's notes on an application, newest first. */
export const notesQuery = (id: number) => readList('/applications/{id}/notes', { params: { id } });

/** Scorecards of an application: one's own, and all others' once it is given. */
export const scoresQuery = (id: number) => read('/applications/{id}/scorecards', { params: { id } });

/** The tags that the company uses. */
export const tagsQuery = readList('/applications/tags');

/** The key of an application's history, whatever was known of the application when it was read. */
export const historyKey = (id: number) => keyOf('/applications/{id}/history', { params: { id } });

/** What happened to an application; read anew whenever the application shows that something did. */
export const historyQuery = ({ id, updatedAt, interviews, tags }: Application) =>
  queryOptions({
    queryKey: [...historyKey(id), updatedAt, tags?.join(), JSON.stringify(interviews)],
    queryFn: readList('/applications/{id}/history', { params: { id } }).queryFn,
    placeholderData: keepPreviousData,
  });
