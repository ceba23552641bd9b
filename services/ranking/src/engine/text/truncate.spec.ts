import { describe, expect, it } from '@jest/globals';
import { truncate } from './truncate.js';

describe('beginning', () => {
  it('cuts between signs and never through one', () => {
    expect(truncate('baker', 3)).toBe('bak');
    expect(truncate('baker', 9)).toBe('baker');
    expect(truncate('a😀b', 2)).toBe('a');
    expect(truncate('a😀b', 3)).toBe('a😀');
    expect(truncate('a😀', 3)).toBe('a😀');
  });
});
