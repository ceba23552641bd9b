import { describe, expect, it } from '@jest/globals';
import { inOrder } from './ordering.js';

const one = (applicationId: number, score: number) => ({ applicationId, score, reasons: [], flags: [] });

describe('inOrder', () => {
  it('ranks 1 to N by score, ties by application', () => {
    const ranked = inOrder([one(9, 40), one(2, 80), one(1, 40)]);
    expect(ranked.map(({ applicationId, rank }) => [applicationId, rank])).toEqual([
      [2, 1],
      [1, 2],
      [9, 3],
    ]);
  });

  it('takes what is no number for nothing and keeps scores within 0 and 100', () => {
    const ranked = inOrder([one(1, Number.NaN), one(2, 900), one(3, Number.NEGATIVE_INFINITY)]);
    expect(ranked.map(({ score }) => score)).toEqual([100, 0, 0]);
  });
});
