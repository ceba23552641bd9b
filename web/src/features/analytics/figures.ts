import type { JobFigures, SourceDay } from '@workboard/contracts';
import { sources, type Source } from '@workboard/contracts/sources';

const sumOf = (days: readonly SourceDay[], source: Source): number =>
  days.filter((day) => day.source === source).reduce((sum, { count }) => sum + count, 0);

/** Views and applications by where people came from, the most applications first; places nobody came from are left out. */
export const bySource = ({ viewsFrom, applicationsFrom }: Pick<JobFigures, 'viewsFrom' | 'applicationsFrom'>) =>
  sources
    .map((source) => ({ source, views: sumOf(viewsFrom, source), applications: sumOf(applicationsFrom, source) }))
    .filter(({ views, applications }) => views + applications > 0)
    .toSorted((a, b) => b.applications - a.applications || b.views - a.views);

/** `3.5 days`, `less than a day`; a dash for what nobody knows. */
export const sayDays = (days: number | null): string => {
  if (days === null) {
    return '–';
  }
  return days < 1 ? 'less than a day' : `${days} ${days === 1 ? 'day' : 'days'}`;
};
