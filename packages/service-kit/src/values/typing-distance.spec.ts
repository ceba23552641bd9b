import { describe, expect, it } from '@jest/globals';
import { typingDistance } from './typing-distance.js';

describe('the distance of two words', () => {
  it.each([
    ['nurse', 'nurse', 0],
    ['nusre', 'nurse', 1],
    ['acountant', 'accountant', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('from %j to %j is %i', (from, to, distance) => {
    expect(typingDistance(from, to)).toBe(distance);
    expect(typingDistance(to, from)).toBe(distance);
  });
});
