import { describe, expect, it } from '@jest/globals';
import { isTokPisin } from './tok-pisin.js';
import { tokenize } from './tokens.js';

describe('isTokPisin', () => {
  it('knows Tok Pisin from English', () => {
    expect(isTokPisin(tokenize('Mi save wok olsem draiva long Lae na mi gat laisens'))).toBe(true);
    expect(isTokPisin(tokenize('I worked in Lae as a driver for a long time'))).toBe(false);
  });
});
