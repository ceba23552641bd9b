import { describe, expect, it } from '@jest/globals';
import { endOfDay } from '@workboard/contracts/dates';
import { closingLabels, postedLabel } from './job-dates.js';

// 23:30 on 20 November in Port Moresby, still the afternoon in UTC.
const now = new Date('2026-11-20T13:30:00Z');
const closing = (day: string) => closingLabels(endOfDay(day).toISOString(), now);

describe('closing labels', () => {
  it.each([
    ['2026-11-19', 'Closed', 'Applications closed'],
    ['2026-11-20', 'Closes today', 'Applications close today'],
    ['2026-11-21', 'Closes tomorrow', 'Applications close tomorrow'],
    ['2026-12-02', 'Closes in 12 days', 'Applications close in 12 days'],
  ])('of %s', (day, card, detail) => {
    expect(closing(day)).toMatchObject({ card, detail });
  });

  it('press only in the last two days', () => {
    expect(closing('2026-11-21')?.isUrgent).toBe(true);
    expect(closing('2026-11-22')?.isUrgent).toBe(false);
  });

  it('are absent without a closing date', () => {
    expect(closingLabels(null, now)).toBeNull();
  });
});

describe('posted label', () => {
  it('announces a job for a day and a half, counted from its publication', () => {
    const job = { createdAt: '2026-10-01T00:00:00Z', publishedAt: '2026-11-19T02:00:00Z' };
    expect(postedLabel(job, now)).toEqual({ text: 'New Job Alert', isNew: true });
    expect(postedLabel({ ...job, publishedAt: '2026-11-19T01:00:00Z' }, now).isNew).toBe(false);
  });
});
