import { useQuery } from '@tanstack/react-query';
import { freshFor } from '../../lib/api/query-client.js';
import { readList } from '../../lib/api/read.js';
import { typingPauseMs, useSettled } from '../../lib/browser/use-settled.js';

/** Shorter words are in nearly every application. */
const shortest = 2;
/**
 * Ids of the applications that the server finds by the words: it also looks in the applicants' skills, which the list does not
 * carry. Undefined while it has not answered.
 */
export const useServerMatches = (search: string, withClosed: boolean): ReadonlySet<number> | undefined => {
  const q = useSettled(search.trim(), typingPauseMs);
  const { data } = useQuery({
    ...readList('/applications', { query: { q, includeClosed: withClosed ? 'true' : undefined } }),
    staleTime: freshFor.applications,
    enabled: q.length >= shortest && q === search.trim(),
    select: (found) => new Set(found.map(({ id }) => id)),
  });
  return data;
};
