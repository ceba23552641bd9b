import { describe, expect, it } from '@jest/globals';
import { inviteeState, timesState } from './times.rules.js';

const now = new Date('2026-12-01T00:00:00Z');
const past = new Date('2026-11-30T00:00:00Z');
const later = new Date('2026-12-02T00:00:00Z');
const waiting = { timeId: null, closedAt: null };
const chosen = { timeId: 4, closedAt: null };

describe('times to choose from (P53)', () => {
  it.each([
    [waiting, 'waiting'],
    [chosen, 'chosen'],
    [{ timeId: null, closedAt: past }, 'closed'],
    [{ timeId: 4, closedAt: past }, 'chosen'],
  ] as const)('somebody with %j is %s', (invitee, state) => {
    expect(inviteeState(invitee)).toBe(state);
  });

  const offered = { withdrawnAt: null, times: [{ startsAt: later, free: 1 }], invitees: [waiting] };
  it.each([
    ['open', {}],
    ['withdrawn', { withdrawnAt: past }],
    ['done', { invitees: [chosen, { timeId: null, closedAt: past }] }],
    ['open', { invitees: [chosen, waiting] }],
    ['expired', { times: [{ startsAt: past, free: 1 }] }],
    ['expired', { times: [{ startsAt: now, free: 1 }] }],
    ['full', { times: [{ startsAt: later, free: 0 }] }],
    [
      'full',
      {
        times: [
          { startsAt: past, free: 1 },
          { startsAt: later, free: 0 },
        ],
      },
    ],
  ] as const)('are %s with %j', (state, changes) => {
    expect(timesState({ ...offered, ...changes }, now)).toBe(state);
  });
});
