import { daysLeft, isOpenOn } from '@workboard/contracts/dates';
import { formatDay } from '../../lib/text/dates.js';

const newForMs = 1.5 * 86_400_000;

interface Dated {
  createdAt: string;
  publishedAt: string | null;
}

/** When the job appeared. */
export const postedAt = (job: Dated): string => job.publishedAt ?? job.createdAt;

/** Whether the job appeared within about a day and a half (spec §4). */
export const isNewJob = (job: Dated, now: Date): boolean =>
  now.getTime() - new Date(postedAt(job)).getTime() < newForMs;

/** 'New Job Alert' within about a day and a half, otherwise 'Posted' with the date (spec §4). */
export const postedLabel = (job: Dated, now: Date): { text: string; isNew: boolean } => {
  const isNew = isNewJob(job, now);
  return { text: isNew ? 'New Job Alert' : `Posted ${formatDay(postedAt(job))}`, isNew };
};

interface ClosingLabels {
  card: string;
  detail: string;
  isUrgent: boolean;
  isClosed: boolean;
}

/** What a closing date says on a card and on the detail (spec §4); null without one. */
export const closingLabels = (closingDate: string | null, now: Date): ClosingLabels | null => {
  if (closingDate === null) {
    return null;
  }
  const left = daysLeft(new Date(closingDate), now);
  if (left < 0) {
    return { card: 'Closed', detail: 'Applications closed', isUrgent: true, isClosed: true };
  }
  const when = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`;
  return { card: `Closes ${when}`, detail: `Applications close ${when}`, isUrgent: left <= 1, isClosed: false };
};

/** Whether nobody can apply any more: it is filled, or its closing date is past. */
export const isOver = (job: { filledAt?: string | null; closingDate: string | null }, now: Date): boolean =>
  Boolean(job.filledAt) || !isOpenOn(job.closingDate === null ? null : new Date(job.closingDate), now);
