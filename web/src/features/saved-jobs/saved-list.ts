import type { SavedJob } from '@workboard/contracts';
import { closingLabels } from '../../lib/dates.js';

export interface SavedFilters {
  search: string;
  folder: string;
  priority: string;
}

/** Saved jobs that a search, a folder and a priority leave; `all` leaves everything. */
export const filterSaved = (list: readonly SavedJob[], { search, folder, priority }: SavedFilters): SavedJob[] => {
  const words = search.trim().toLowerCase();
  return list.filter(
    (saved) =>
      (folder === 'all' || saved.folder === folder) &&
      (priority === 'all' || saved.priority === priority) &&
      [saved.job.title, saved.job.company.name, saved.job.location ?? '', saved.notes ?? ''].some((text) =>
        text.toLowerCase().includes(words),
      ),
  );
};

export const foldersOf = (list: readonly SavedJob[]): string[] =>
  [...new Set(list.map(({ folder }) => folder))].toSorted((a, b) => a.localeCompare(b));

/** A folder as people read it; the one that every saved job begins in is `default` (spec §9). */
export const folderLabel = (folder: string): string => (folder === 'default' ? 'Default' : folder);

const soonDays = 7;

/** Those that close within a week and are still open. */
export const closingSoon = (list: readonly SavedJob[], now: Date): number =>
  list.filter(({ job }) => {
    const labels = closingLabels(job.closingDate, now);
    const days = job.closingDate ? (new Date(job.closingDate).getTime() - now.getTime()) / 86_400_000 : Infinity;
    return labels !== null && !labels.isClosed && days <= soonDays;
  }).length;
