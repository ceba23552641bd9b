import { describe, expect, it } from '@jest/globals';
import { indexMbOf } from './env.js';

const gb = 1024 ** 3;

describe('the memory of the index of words, where nobody says it', () => {
  it.each([
    { what: 'a quarter of the machine', total: gb, constrained: 0, mb: 256 },
    { what: 'a quarter of the container', total: 8 * gb, constrained: gb / 2, mb: 128 },
    { what: 'no more than 512 MB', total: 64 * gb, constrained: 2 ** 63, mb: 512 },
  ])('is $what', ({ total, constrained, mb }) => {
    expect(indexMbOf({ total, constrained })).toBe(mb);
  });
});
