import { describe, expect, it } from '@jest/globals';
import type { DeskEntry } from '@workboard/contracts';
import type { Ranked } from '../../../entities/application/employer-list.js';
import { countEntries, listed, placeOf } from './desk-entries.js';

const entry = (id: number, changes: Partial<DeskEntry> = {}): DeskEntry => ({
  id,
  status: 'applied',
  isWithdrawn: false,
  hasInterview: false,
  ...changes,
});
const entries = [
  entry(9),
  entry(8, { status: 'rejected' }),
  entry(7, { isWithdrawn: true }),
  entry(6),
  entry(5, { status: 'offered' }),
];
const order = { status: 'all', sort: 'newest', ranks: new Map(), isOrdered: false, meets: '', answer: '' } as const;
const ids = (list: readonly DeskEntry[]) => list.map(({ id }) => id);

describe('the list of the workspace', () => {
  it('counts who withdrew among all alone', () => {
    expect(countEntries(entries)).toMatchObject({ all: 5, applied: 2, rejected: 1, offered: 1, hired: 0 });
  });

  it('shows a tab, newest or oldest first', () => {
    expect(ids(listed(entries, order))).toEqual([9, 8, 7, 6, 5]);
    expect(ids(listed(entries, { ...order, status: 'applied', sort: 'oldest' }))).toEqual([6, 9]);
  });

  it('narrows to an answer', () => {
    const answered = [entry(3, { met: ['q1=yes'] }), entry(2, { met: ['q1=no'] }), entry(1)];
    expect(ids(listed(answered, { ...order, answer: 'q1=yes' }))).toEqual([3]);
    expect(ids(listed(answered, order))).toEqual([3, 2, 1]);
  });

  it('follows the ranking, those without a place last', () => {
    const ranks = new Map([6, 9, 5].map((id, at): [number, Ranked] => [id, { rank: at + 1, reasons: [] } as never]));
    expect(ids(listed(entries, { ...order, ranks, isOrdered: true }))).toEqual([6, 9, 5, 8, 7]);
  });

  it('knows who comes before and after, also after somebody left it', () => {
    expect(placeOf([9, 8, 7], 8, 0)).toEqual({ at: 1, previous: 9, next: 7 });
    expect(placeOf([9, 8, 7], 9, 0)).toEqual({ at: 0, previous: null, next: 8 });
    expect(placeOf([9, 7], 8, 1)).toEqual({ at: -1, previous: 9, next: 7 });
    expect(placeOf([9, 7], 1, 5)).toEqual({ at: -1, previous: 7, next: null });
    expect(placeOf([], null, 0)).toEqual({ at: -1, previous: null, next: null });
  });
});
