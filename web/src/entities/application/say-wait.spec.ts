import { describe, expect, it } from '@jest/globals';
import { remaining } from './outbox-query.js';
import { sayCountdown, sayHold } from './say-wait.js';

describe('waits', () => {
  it.each([
    [0, '0:00'],
    [7400, '0:08'],
    [60_000, '1:00'],
    [86_340_000, '23 h 59 min'],
  ])('of %i ms count down as %s', (ms, expected) => {
    expect(sayCountdown(ms)).toBe(expected);
  });

  it.each([
    [10_000, '10 seconds'],
    [1000, '1 second'],
    [300_000, '5 minutes'],
    [86_400_000, '24 hours'],
  ])('of %i ms are called %s', (ms, expected) => {
    expect(sayHold(ms)).toBe(expected);
  });

  it('go by the time since the answer came, never below zero', () => {
    expect(remaining(10_000, 1000, 4000)).toBe(7000);
    expect(remaining(10_000, 1000, 40_000)).toBe(0);
  });
});
