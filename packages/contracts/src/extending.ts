import { dayOf, startOfDay } from './dates.js';

const dayMs = 86_400_000;

/** By how many days an ad is extended with one press (decision P49). */
export const extensions = [7, 14] as const;
/** By how many days the link in a closing notice extends (decision P65). */
export const linkExtensionDays = 14;

/** The closing day so many days later, counted from today once it is over; `YYYY-MM-DD` in Port Moresby. */
export const extendedDay = (closingDate: string, { days, now }: { days: number; now: Date }): string => {
  const from = Math.max(startOfDay(dayOf(new Date(closingDate))).getTime(), startOfDay(dayOf(now)).getTime());
  return dayOf(new Date(from + days * dayMs));
};
