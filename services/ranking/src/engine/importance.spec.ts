import { describe, expect, it } from '@jest/globals';
import { weightedScore } from './importance.js';

describe('weightedScore', () => {
  it.each([
    ['all', [{ weight: 2, degree: 1 }], 0, 100],
    [
      'two thirds',
      [
        { weight: 2, degree: 1 },
        { weight: 1, degree: 0 },
      ],
      0,
      66.7,
    ],
    ['half of it for each must-have that is missing', [{ weight: 1, degree: 1 }], 2, 25],
    ['the least for whoever has hardly anything', [{ weight: 1, degree: 0.0002 }], 0, 0.1],
    ['nothing', [{ weight: 1, degree: 0 }], 0, 0],
    ['nothing where nothing is asked', [], 0, 0],
  ])('gives %s', (_name, parts, missing, score) => {
    expect(weightedScore(parts, missing)).toBe(score);
  });
});
