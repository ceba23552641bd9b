import { dayOf } from './dates.js';

/**
 * The national minimum wage in kina an hour, and from which day in Port Moresby each is due, the newest first (decision P62).
 * Source: the Minimum Wages Board's determination as reported by FM100 on 13 January 2026 (fm100.com.pg). A new
 * determination is a new line here.
 */
export const minimumWages: readonly { from: string; hourly: number }[] = [
  { from: '2028-01-01', hourly: 5.5 },
  { from: '2027-01-01', hourly: 5.25 },
  { from: '2026-01-01', hourly: 5 },
];

/** What was, is or will be the least that an hour may be paid on a day; undefined before the table begins. */
export const minimumWageOn = (at: Date): { from: string; hourly: number } | undefined => {
  const day = dayOf(at);
  return minimumWages.find(({ from }) => from <= day);
};
