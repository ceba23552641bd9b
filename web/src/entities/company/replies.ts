import type { ReplyRate } from '@workboard/contracts';
import { plural } from '../../lib/text/text.js';

/** A time in whole days, rounded up. */
export const sayWithin = (days: number): string => plural(Math.ceil(days) || 1, 'day');

/** What everybody reads of how a company answers (decision P57). */
export const sayReplies = ({ applications, answered, medianDays }: ReplyRate): string => {
  const ofTen = Math.floor((10 * answered) / applications);
  const within = medianDays === null || ofTen === 0 ? '' : `, half of them within ${sayWithin(medianDays)}`;
  return `Answers ${ofTen} of 10 applicants${within}`;
};
