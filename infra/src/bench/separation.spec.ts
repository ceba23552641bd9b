import { describe, expect, it } from '@jest/globals';
import { separationOf } from './separation.js';

describe('separationOf', () => {
  it('is certain when every call of one kind is slower, whichever it is', () => {
    expect(separationOf([5, 6, 7], [1, 2, 3])).toEqual({ gap: 4, auc: 1 });
    expect(separationOf([1, 2, 3], [5, 6, 7])).toEqual({ gap: 4, auc: 1 });
  });

  it('is a coin for the same durations', () => {
    expect(separationOf([1, 2, 3], [1, 2, 3])).toEqual({ gap: 0, auc: 0.5 });
  });
});
