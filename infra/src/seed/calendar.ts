import { dayOf, startOfDay } from '@workboard/contracts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface Calendar {
  /** The moment everything is relative to. */
  readonly now: Date;
  /** The current year in Port Moresby. */
  readonly year: number;
  /** A moment some hours before now. */
  hoursAgo(hours: number): Date;
  /** A calendar day in Port Moresby as YYYY-MM-DD, counted from today: 0 today, 1 tomorrow, -1 yesterday. */
  day(fromToday: number): string;
  /** A wall-clock time in Port Moresby on a day counted from today. */
  at(fromToday: number, hour: number, minute?: number): Date;
  /** True from Monday to Friday in Port Moresby. */
  isWorkday(fromToday: number): boolean;
}

/** Days and times in Papua New Guinea (UTC+10 all year, decision P6) around a given moment. */
export const calendarAt = (now: Date): Calendar => {
  const today = startOfDay(dayOf(now)).getTime();
  const startOf = (fromToday: number): Date => new Date(today + fromToday * dayMs);
  const day = (fromToday: number): string => dayOf(startOf(fromToday));
  return {
    now,
    year: Number(day(0).slice(0, 4)),
    hoursAgo: (hours) => new Date(now.getTime() - hours * 60 * minuteMs),
    day,
    at: (fromToday, hour, minute = 0) => new Date(today + fromToday * dayMs + (hour * 60 + minute) * minuteMs),
    isWorkday: (fromToday) => ![0, 6].includes(new Date(day(fromToday)).getUTCDay()),
  };
};

/** The moment some days later; fractions count. */
export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + Math.round(days * dayMs));

/** Days from one moment to another, negative when the second is earlier; fractions count. */
export const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / dayMs;
