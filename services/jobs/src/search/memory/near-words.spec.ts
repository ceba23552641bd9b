import { beforeAll, describe, expect, it } from '@jest/globals';
import { NearWords } from './near-words.js';

describe('words of jobs', () => {
  const words = new NearWords();
  beforeAll(() => {
    words.add(['nurse', 'nursery', 'nursing', 'accountant', 'accounts', 'welder']);
    words.add(['welder', 'account']);
  });

  it('knows those that were added', () => {
    expect(['nurse', 'account', 'nur'].map((word) => words.has(word))).toEqual([true, true, false]);
  });

  it('finds the one of which two letters were swapped', () => {
    expect([words.swapped('nusre'), words.swapped('weldre'), words.swapped('x'), words.swapped('nurse')]).toEqual([
      'nurse',
      'welder',
      undefined,
      undefined,
    ]);
  });

  it('finds the shortest that begins so', () => {
    expect(['nur', 'nurser', 'acc', 'zz', 'welderx'].map((begun) => words.beginning(begun))).toEqual([
      'nurse',
      'nursery',
      'account',
      undefined,
      undefined,
    ]);
  });

  it('has the likest first', () => {
    expect(words.near('acountant', 2)).toEqual(['accountant', 'account']);
    expect(words.near('nurce', 9)[0]).toBe('nurse');
    expect(words.near('xyz', 9)).toEqual([]);
  });
});
