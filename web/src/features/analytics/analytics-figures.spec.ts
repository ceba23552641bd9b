import { describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import { activity, countStatuses, isAboveAverage, perJob, ratesOf } from './analytics-figures.js';

const withStatuses = (...statuses: ApplicationStatus[]) => statuses.map((status) => ({ status }));

describe('analytics figures', () => {
  it('count a success from the interview on', () => {
    const rates = ratesOf(
      countStatuses(withStatuses('applied', 'reviewed', 'interviewing', 'offered', 'hired', 'rejected')),
    );
    expect(rates).toEqual({ success: 50, response: 83, interview: 50, offer: 33, hire: 17 });
    expect(isAboveAverage(rates)).toBe(true);
  });

  it('are not above average at a quarter, and nothing of nothing', () => {
    expect(isAboveAverage(ratesOf(countStatuses(withStatuses('hired', 'applied', 'applied', 'applied'))))).toBe(false);
    expect(ratesOf(countStatuses([]))).toEqual({ success: 0, response: 0, interview: 0, offer: 0, hire: 0 });
    expect(perJob(0, 0)).toBe(0);
  });

  it('put an application on its day in Port Moresby, for thirty days', () => {
    const days = activity([{ appliedAt: '2026-11-20T14:30:00.000Z' }], new Date('2026-11-21T01:00:00.000Z'));
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: '2026-11-21', count: 1 });
  });
});
