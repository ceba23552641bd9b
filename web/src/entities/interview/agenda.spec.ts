import type { ListedInterview } from '@workboard/contracts';
import { describe, expect, it } from '@jest/globals';
import { agendaOf, clashesIn, isMine } from './agenda.js';

// 10 am on 1 December in Port Moresby.
const now = new Date('2026-12-01T00:00:00Z');
const at = (id: number, scheduledAt: string, changes: Partial<ListedInterview> = {}): ListedInterview =>
  ({
    id,
    scheduledAt,
    duration: 60,
    status: 'scheduled',
    outcome: null,
    contactEmail: 'ruth@kumul.test',
    panel: [],
    applicant: { id, firstName: 'A', lastName: 'B' },
    ...changes,
  }) as ListedInterview;

describe('the agenda', () => {
  it('is by days in Port Moresby', () => {
    const agenda = agendaOf(
      [
        at(1, '2026-11-30T23:30:00Z'),
        at(2, '2026-12-01T13:59:00Z'),
        at(3, '2026-12-01T14:00:00Z'),
        at(4, '2026-12-02T01:00:00Z'),
        at(5, '2026-12-15T01:00:00Z'),
        at(6, '2026-12-16T01:00:00Z'),
      ],
      now,
    );
    expect(agenda.today.map(({ id }) => id)).toEqual([1, 2]);
    expect(agenda.next.map(({ day, interviews }) => [day, interviews.map(({ id }) => id)])).toEqual([
      ['2026-12-02', [3, 4]],
      ['2026-12-15', [5]],
    ]);
    expect(agenda.later.map(({ day }) => day)).toEqual(['2026-12-16']);
  });

  it('lists what is over and waits for its outcome, newest first, and nothing that was cancelled', () => {
    const agenda = agendaOf(
      [
        at(1, '2026-11-20T01:00:00Z'),
        at(2, '2026-11-21T01:00:00Z'),
        at(3, '2026-11-22T01:00:00Z', { outcome: 'attended', status: 'completed' }),
        at(4, '2026-11-23T01:00:00Z', { status: 'cancelled' }),
        at(5, '2026-12-03T01:00:00Z', { status: 'cancelled' }),
      ],
      now,
    );
    expect(agenda.withoutOutcome.map(({ id }) => id)).toEqual([2, 1]);
    expect([...agenda.today, ...agenda.next, ...agenda.later]).toEqual([]);
  });

  it('marks those at the same time with the same people, and knows whose they are', () => {
    const one = at(1, '2026-12-02T01:00:00Z');
    const two = at(2, '2026-12-02T01:30:00Z', { contactEmail: null, panel: ['Ruth@kumul.test'] });
    const off = at(3, '2026-12-02T01:30:00Z', { status: 'cancelled' });
    const clashes = clashesIn([one, two, off], now);
    expect(clashes.get(1)).toEqual([{ with: 2, who: ['ruth@kumul.test'], isApplicant: false }]);
    expect(clashes.get(3)).toBeUndefined();
    expect(isMine(two, 'RUTH@kumul.test')).toBe(true);
    expect(isMine(two, 'toby@kumul.test')).toBe(false);
  });
});
