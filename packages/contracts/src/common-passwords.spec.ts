import { describe, expect, it } from '@jest/globals';
import { isCommonPassword, isGuessablePassword } from './common-passwords.js';

const mary = ['Mary', 'Kila-Toua', 'mary.kila@kumul-energy.com.pg', 'Kumul Energy Ltd'];

describe('passwords that are tried first', () => {
  it.each(['password', 'Dragon!', 'SUNSHINE2026'])('common: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
  it.each([
    'Workboard#2026',
    'PNGjobs!!',
    'moresby-2026',
    'Mary1990!',
    'marykila',
    'Toua.Mary99',
    'KumulEnergy#1',
    'kumul_abc',
  ])("made of this site's words and one's own: %s", (password) => {
    expect(isGuessablePassword(password, mary)).toBe(true);
  });
  it.each(['coffee at four in Goroka', 'mary-has-a-lamb', '83920174', 'Board of seven elders', 'Correct-horse-7'])(
    'not: %s',
    (password) => {
      expect(isCommonPassword(password) || isGuessablePassword(password, mary)).toBe(false);
    },
  );
});
