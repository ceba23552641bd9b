import type { PayPeriod } from './enums.js';

/** Hours of a working week: 40, so that the minimum wage is quoted by the fortnight of 80 hours (decision P60). */
export const weeklyHours = 40;

/**
 * How often each period of pay comes round in a year (decision P60). A year has 52 weeks, so 26 fortnights, as payrolls count
 * them, and 12 months; a day and an hour are those of a working year of five days and {@link weeklyHours} hours a week. Who
 * works fewer hours is paid less: the yearly figure only lets ads be compared, found and sorted.
 */
export const timesAYear: Readonly<Record<PayPeriod, number>> = {
  hour: 52 * weeklyHours,
  day: 52 * 5,
  week: 52,
  fortnight: 26,
  month: 12,
  year: 1,
};

/** A quoted amount as a year's pay, in whole units of its currency. */
export const yearlyPay = (amount: number, period: PayPeriod): number => Math.round(amount * timesAYear[period]);
