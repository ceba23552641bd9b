import type { DeskEntry } from '@workboard/contracts';
import { statusFilters, type StatusFilter } from '../../../entities/application/application-list.js';
import { byRank, meeting, type Ranked } from '../../../entities/application/employer-list.js';

/** Exact counts for the tabs; who withdrew counts in all alone (decision P18). */
export const countEntries = (entries: readonly DeskEntry[]): Record<StatusFilter, number> => {
  const counts = Object.fromEntries(statusFilters.map((status) => [status, 0])) as Record<StatusFilter, number>;
  for (const { status, isWithdrawn } of entries) {
    counts.all += 1;
    counts[status] += isWithdrawn ? 0 : 1;
  }
  return counts;
};

interface Order {
  status: StatusFilter;
  sort: string;
  /** Empty while nobody is ranked or wants the order. */
  ranks: ReadonlyMap<number, Ranked>;
  isOrdered: boolean;
  meets: string;
  /** One of the choices that the job's answers offer, or empty. */
  answer: string;
}

/** Those of a tab, a criterion and an answer, in the order that is wanted. */
export const listed = (
  entries: readonly DeskEntry[],
  { status, sort, ranks, isOrdered, meets, answer }: Order,
): readonly DeskEntry[] => {
  const found = meeting(entries, { criterion: meets, ranks }).filter(
    (entry) =>
      (answer === '' || entry.met?.includes(answer)) &&
      (status === 'all' || (entry.status === status && !entry.isWithdrawn)),
  );
  if (isOrdered) {
    return byRank(found, ranks);
  }
  return sort === 'oldest' ? found.toReversed() : found;
};

export interface Place {
  /** 0 for the first; -1 for one that has left the list. */
  at: number;
  previous: number | null;
  next: number | null;
}

/**
 * Who stands before and after the one that is open. Who has just left the list, because of a decision, still has a place in
 * it: where they stood, so that going on passes nobody over.
 */
export const placeOf = (ids: readonly number[], id: number | null, stoodAt: number): Place => {
  const at = id === null ? -1 : ids.indexOf(id);
  const before = at === -1 ? Math.min(stoodAt, ids.length) - 1 : at - 1;
  const after = at === -1 ? Math.min(stoodAt, ids.length) : at + 1;
  return { at, previous: ids[before] ?? null, next: ids[after] ?? null };
};
