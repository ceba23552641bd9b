import type { SavedEntry } from '../../entities/job/job-queries.js';
import { savedJobDefaults } from '@workboard/contracts/constants';
import type { Priority } from '@workboard/contracts/enums';
import { closingLabels } from '../../entities/job/job-dates.js';

export const priorityLabels: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' };

/** The orders of the list: the one that closes first, which needs its reader first, or the one saved last. */
export const savedOrders = { closing: 'Closing first', saved: 'Saved last' } as const;

export interface SavedFilters {
  search: string;
  folder: string;
  priority: string;
  /** `week` leaves those that close within a week and are still open. */
  closing: string;
  /** One of `savedOrders`. */
  order: string;
}

const soonDays = 7;

/** Whether it closes within a week and is still open. */
const closesSoon = ({ job }: SavedEntry, now: Date): boolean => {
  const labels = closingLabels(job.closingDate, now);
  const days = job.closingDate ? (new Date(job.closingDate).getTime() - now.getTime()) / 86_400_000 : Infinity;
  return labels !== null && !labels.isClosed && days <= soonDays;
};

/** When it closes, in milliseconds; what is closed already, or never closes, comes last. */
const closingTime = ({ job }: SavedEntry, now: Date): number =>
  job.closingDate && !closingLabels(job.closingDate, now)?.isClosed ? new Date(job.closingDate).getTime() : Infinity;

/** Saved jobs that a search and the filters leave, in their order; `all` leaves everything. */
export const filterSaved = (list: readonly SavedEntry[], filters: SavedFilters, now: Date): SavedEntry[] => {
  const { search, folder, priority, closing, order } = filters;
  const words = search.trim().toLowerCase();
  const left = list.filter(
    (saved) =>
      (folder === 'all' || saved.folder === folder) &&
      (priority === 'all' || saved.priority === priority) &&
      (closing !== 'week' || closesSoon(saved, now)) &&
      [saved.job.title, saved.job.company.name, saved.job.location ?? '', saved.notes ?? ''].some((text) =>
        text.toLowerCase().includes(words),
      ),
  );
  return order === 'closing' ? left.toSorted((a, b) => closingTime(a, now) - closingTime(b, now) || 0) : left;
};

export const foldersOf = (list: readonly SavedEntry[]): string[] =>
  [...new Set(list.map(({ folder }) => folder))].toSorted((a, b) => a.localeCompare(b));

/** A folder as people read it; the one that every saved job begins in is `default` (spec §9). */
export const folderLabel = (folder: string): string => (folder === savedJobDefaults.folder ? 'Default' : folder);

/** How many close within a week and are still open. */
export const closingSoon = (list: readonly SavedEntry[], now: Date): number =>
  list.filter((saved) => closesSoon(saved, now)).length;
