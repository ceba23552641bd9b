import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.js';

describe('passwordStrength', () => {
  it.each([
    ['abc', 'Weak', 1],
    ['abcdef', 'Weak', 2],
    ['abcdefgh', 'Medium', 3],
    ['Abcdefgh', 'Medium', 4],
    ['Abcdefg1', 'Strong', 5],
    ['Abcdefg1!', 'Strong', 6],
  ])('calls %s %s', (password, word, points) => {
    expect(passwordStrength(password)).toEqual({ points, word });
  });
});
