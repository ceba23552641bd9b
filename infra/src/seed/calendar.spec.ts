import { describe, expect, it } from '@jest/globals';
import { calendarAt, daysBetween } from './calendar.js';

describe('calendarAt', () => {
  // 23:30 on 31 December in Port Moresby is still the 31st in UTC; half an hour later the year has turned there.
  const lateEvening = calendarAt(new Date('2026-12-31T13:30:00Z'));
  const newYear = calendarAt(new Date('2026-12-31T14:00:00Z'));

  it('counts days in Port Moresby', () => {
    expect([lateEvening.day(0), lateEvening.day(1), lateEvening.day(-31)]).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2026-11-30',
    ]);
    expect([newYear.day(0), newYear.year]).toEqual(['2027-01-01', 2027]);
  });

  it('places wall-clock times in Port Moresby', () => {
    expect(lateEvening.at(1, 8, 30).toISOString()).toBe('2026-12-31T22:30:00.000Z');
  });

  it('knows the working week', () => {
    // 31 December 2026 is a Thursday.
    expect([0, 1, 2, 3, 4].map((day) => lateEvening.isWorkday(day))).toEqual([true, true, false, false, true]);
  });

  it('measures days with fractions', () => {
    expect(daysBetween(lateEvening.hoursAgo(36), lateEvening.now)).toBe(1.5);
  });
});
