import { describe, expect, it } from '@jest/globals';
import {
  dayOf,
  daysLeft,
  endOfDay,
  formatInstant,
  formatInstantInFull,
  formatTime,
  otherClock,
  isOpenOn,
  parseDay,
  parseInstant,
  startOfDay,
} from './dates.js';

describe('days in Port Moresby', () => {
  it('begin and end ten hours before those of UTC', () => {
    expect(startOfDay('2026-12-01').toISOString()).toBe('2026-11-30T14:00:00.000Z');
    expect(endOfDay('2026-12-01').toISOString()).toBe('2026-12-01T13:59:59.999Z');
    expect(dayOf(new Date('2026-11-30T13:59:59.999Z'))).toBe('2026-11-30');
    expect(dayOf(new Date('2026-11-30T14:00:00.000Z'))).toBe('2026-12-01');
  });

  it.each([
    ['2026-11-30T13:59:00Z', 1],
    ['2026-11-30T14:00:00Z', 0],
    ['2026-12-01T13:59:59Z', 0],
    ['2026-12-01T14:00:00Z', -1],
  ])('at %s a job that closes on 1 December has %i days left', (now, left) => {
    expect(daysLeft(endOfDay('2026-12-01'), new Date(now))).toBe(left);
    expect(isOpenOn(endOfDay('2026-12-01'), new Date(now))).toBe(left >= 0);
  });

  it('never end for a job without a closing date', () => {
    expect(isOpenOn(null, new Date('2099-01-01T00:00:00Z'))).toBe(true);
  });
});

describe('reading what was sent', () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T13:00:00.000Z', '2026-12-01'],
    ['2026-12-01T14:00:00.000Z', '2026-12-02'],
    ['2026-12-01T23:30', '2026-12-01'],
    ['2026-02-30', undefined],
    ['soon', undefined],
  ])('%s is the day %s', (sent, day) => {
    expect(parseDay(sent)).toBe(day);
  });

  it.each([
    ['2026-12-01T09:30', '2026-11-30T23:30:00.000Z'],
    ['2026-12-01 09:30:15.5', '2026-11-30T23:30:15.500Z'],
    ['2026-12-01T09:30:00+11:00', '2026-11-30T22:30:00.000Z'],
    ['2026-12-01T09:30:00Z', '2026-12-01T09:30:00.000Z'],
    ['2026-12-01T25:00', undefined],
    ['', undefined],
  ])('%s is the instant %s', (sent, instant) => {
    expect(parseInstant(sent)?.toISOString()).toBe(instant);
  });
});

describe('the time of day', () => {
  it.each([
    ['2026-11-30T14:15:00Z', '12:15 am'],
    ['2026-11-30T23:30:00Z', '9:30 am'],
    ['2026-12-01T02:00:00Z', '12:00 pm'],
    ['2026-12-01T02:30:00Z', '12:30 pm'],
    ['2026-12-01T03:05:00Z', '1:05 pm'],
    ['2026-12-01T13:59:00Z', '11:59 pm'],
  ])('%s is %s in Port Moresby', (instant, time) => {
    expect(formatTime(new Date(instant))).toBe(time);
    expect(formatInstant(new Date(instant))).toBe(`Tue, 1 Dec 2026, ${time}`);
    expect(formatInstantInFull(new Date(instant))).toBe(`Tuesday 1 December 2026 at ${time} (Port Moresby time)`);
  });

  it('stands beside that of Bougainville for a place there', () => {
    const instant = new Date('2026-11-30T23:30:00Z');
    expect(formatInstantInFull(instant, 'Sohano Road, Buka')).toBe(
      'Tuesday 1 December 2026 at 9:30 am (Port Moresby time; 10:30 am in Bougainville)',
    );
    expect(otherClock(instant, 'Kieta')).toBe('10:30 am in Bougainville');
    expect(otherClock(instant, 'Bukawa, Lae')).toBeNull();
    expect(otherClock(instant, null)).toBeNull();
  });
});
