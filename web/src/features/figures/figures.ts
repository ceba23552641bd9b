import type { JobFigures, ReplyRate, SourceDay } from '@workboard/contracts';
import { sources, type Source } from '@workboard/contracts/sources';
import { plural } from '../../lib/labels.js';

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

/** A time in whole days, rounded up. */
export const sayWithin = (days: number): string => plural(Math.ceil(days) || 1, 'day');

/** What everybody reads of how a company answers (decision P57). */
export const sayReplies = ({ applications, answered, medianDays }: ReplyRate): string => {
  const ofTen = Math.floor((10 * answered) / applications);
  const within = medianDays === null || ofTen === 0 ? '' : `, half of them within ${sayWithin(medianDays)}`;
  return `Answers ${ofTen} of 10 applicants${within}`;
};
