import { timeZone } from './constants.js';

/**
 * Calendar days in Pacific/Port_Moresby (UTC+10, no daylight saving; decision P6).
 * A "day" is text such as `2026-12-01`; instants are `Date` or ISO 8601 UTC text.
 */
const offset = '+10:00';
const offsetMs = -Date.parse(`1970-01-01T00:00:00${offset}`);
const dayMs = 86_400_000;

/** The calendar day in Port Moresby on which an instant falls. Added up, as every list asks for it and `Intl` takes some 20 µs. */
export const dayOf = (instant: Date): string => new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);

/** The last millisecond of a Port Moresby day. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999${offset}`);

/** The first millisecond of a Port Moresby day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000${offset}`);

/** Whole calendar days from today to the closing day in Port Moresby; 0 is today, below 0 is past. */
export const daysLeft = (closing: Date, now: Date): number =>
  Math.round((startOfDay(dayOf(closing)).getTime() - startOfDay(dayOf(now)).getTime()) / dayMs);

/** True until the last second of the closing day; a job without one never closes. */
export const isOpenOn = (closing: Date | null, now: Date): boolean => closing === null || daysLeft(closing, now) >= 0;

const withoutZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** Reads an ISO date and time; without a zone it is meant in Port Moresby. Undefined when it is none. */
export const parseInstant = (text: string): Date | undefined => {
  const instant = new Date(withoutZone.test(text) ? `${text}${offset}` : text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

const clockIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
const clockParts = clockIn(timeZone);
const dayParts = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
/** Put together here: what `Intl` writes between the parts differs between browsers, Node versions and languages. */
const partsOf = (format: Intl.DateTimeFormat, instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));

/** The time of day in Port Moresby: `9:30 am`, `12:30 pm` after noon, `12:15 am` after midnight. */
export const formatTime = (instant: Date, format = clockParts): string => {
  const { hour, minute, dayPeriod } = partsOf(format, instant);
  return `${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
};

const bougainville = /\b(bougainville|buka|arawa|kieta|buin)\b/i;

/**
 * `10:30 am in Bougainville` for a place there, whose clocks are an hour ahead of all others in the country (UTC+11); null
 * for any other place.
 */
export const otherClock = (instant: Date, place: string | null): string | null =>
  place && bougainville.test(place) ? `${formatTime(instant, clockIn('Pacific/Bougainville'))} in Bougainville` : null;

/** `Thu, 19 Nov 2026, 9:30 am` in Port Moresby time, as screens and texts say it. */
export const formatInstant = (instant: Date): string => {
  const { weekday = '', day, month = '', year } = partsOf(dayParts, instant);
  return `${weekday.slice(0, 3)}, ${day} ${month.slice(0, 3)} ${year}, ${formatTime(instant)}`;
};

/** `Thursday 19 November 2026` in Port Moresby: true whenever it is read. */
export const formatDayInFull = (instant: Date): string => {
  const { weekday, day, month, year } = partsOf(dayParts, instant);
  return `${weekday} ${day} ${month} ${year}`;
};

/**
 * `Thursday 19 November 2026 at 9:30 am (Port Moresby time)`, as mails say it; for a `place` with another clock that one
 * stands beside it.
 */
export const formatInstantInFull = (instant: Date, place: string | null = null): string => {
  const zones = ['Port Moresby time', otherClock(instant, place)].filter(Boolean).join('; ');
  return `${formatDayInFull(instant)} at ${formatTime(instant)} (${zones})`;
};

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `YYYY-MM-DD` or an ISO instant as a Port Moresby day; undefined when it is neither. */
export const parseDay = (text: string): string | undefined => {
  const instant = dayPattern.test(text) ? startOfDay(text) : parseInstant(text);
  if (!instant || Number.isNaN(instant.getTime())) {
    return undefined;
  }
  const day = dayOf(instant);
  return dayPattern.test(text) && day !== text ? undefined : day;
};
