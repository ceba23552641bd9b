import { describe, expect, it } from '@jest/globals';
import { beginning } from './beginning.js';

describe('beginning', () => {
  it('cuts between signs and never through one', () => {
    expect(beginning('baker', 3)).toBe('bak');
    expect(beginning('baker', 9)).toBe('baker');
    expect(beginning('a😀b', 2)).toBe('a');
    expect(beginning('a😀b', 3)).toBe('a😀');
    expect(beginning('a😀', 3)).toBe('a😀');
  });
});
