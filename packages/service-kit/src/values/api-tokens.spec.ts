import { describe, expect, it } from '@jest/globals';
import { hashOfApiToken, newApiToken } from './api-tokens.js';

describe('an API token', () => {
  it('has a prefix, a fixed length and a checksum, and none is like another', () => {
    const tokens = Array.from({ length: 200 }, newApiToken);
    expect(tokens.filter((token) => !/^pngwb_[0-9A-Za-z]{49}$/.test(token))).toEqual([]);
    expect(new Set(tokens.map(hashOfApiToken)).size).toBe(200);
  });

  it('is kept as a hash that does not hold it', () => {
    const token = newApiToken();
    expect(hashOfApiToken(token)).toMatch(/^[\w-]{43}$/);
    expect(token).not.toContain(hashOfApiToken(token));
  });

  it('is not one when it was cut, mistyped or made up', () => {
    const token = newApiToken();
    const other = token.endsWith('x') ? 'y' : 'x';
    const wrong = ['', 'pngwb_', token.slice(0, -1), `${token.slice(0, -1)}${other}`, ` ${token}`, token.toLowerCase()];
    expect(wrong.map(hashOfApiToken)).toEqual(wrong.map(() => null));
  });
});
