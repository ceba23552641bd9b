import { dayOf, startOfDay } from '@workboard/contracts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Digests go out at 08:00 in Port Moresby; what could not be made by noon is folded into the next one. */
const slotHour = 8;
const latestHour = 12;
const monday = 1;

export type DigestFrequency = 'daily' | 'weekly';
export interface Slot {
  /** The Port Moresby day on which the digest is due, `YYYY-MM-DD`; names the period. */
  period: string;
  at: Date;
}

/** The morning slot of the Port Moresby day in which an instant lies. */
export const slotOf = (now: Date): Slot => {
  const period = dayOf(now);
  return { period, at: new Date(startOfDay(period).getTime() + slotHour * hourMs) };
};

/** The period whose digests are to be made now, or null outside their hours. Weekly ones are due on Mondays. */
export const duePeriod = (frequency: DigestFrequency, now: Date): Slot | null => {
  const slot = slotOf(now);
  const hours = (now.getTime() - startOfDay(slot.period).getTime()) / hourMs;
  // The day itself as a date without zone: its weekday there.
  const weekday = new Date(`${slot.period}T00:00:00Z`).getUTCDay();
  const isDay = frequency === 'daily' || weekday === monday;
  return isDay && hours >= slotHour && hours < latestHour ? slot : null;
};

/** How far back the first digest of an alert looks, in milliseconds. */
export const periodMs: Record<DigestFrequency, number> = { daily: dayMs, weekly: 7 * dayMs };
