import { describe, expect, it } from '@jest/globals';
import { extendedDay } from './extending.js';

const now = new Date('2026-11-23T01:00:00.000Z');

describe('extending an ad (decision P49)', () => {
  it.each([
    ['one that is open', '2026-11-30T13:59:59.999Z', 7, '2026-12-07'],
    ['one that closes today', '2026-11-23T13:59:59.999Z', 14, '2026-12-07'],
    ['one that is over', '2026-11-01T13:59:59.999Z', 7, '2026-11-30'],
    ['over the end of a year', '2026-12-30T13:59:59.999Z', 7, '2027-01-06'],
  ])('%s', (_what, closingDate, days, expected) => {
    expect(extendedDay(closingDate, { days, now })).toBe(expected);
  });
});
