import { describe, expect, it } from '@jest/globals';
import { asWritten, unlinked } from './unlinked.js';

/** What mail programs make a link of. */
const linked = /https?:\/\/\w|www\.\w|\b[a-z0-9-]+\.[a-z]{2,}|\w@\w/i;

describe('M1: names in mails', () => {
  it.each([
    'http://evil.example/prize',
    'www.evil.example',
    'You won! evil.com/k10000',
    'Hausples.com.pg',
    'a//evil.io',
  ])('%s is no link, and reads the same', (name) => {
    expect(unlinked(name)).not.toMatch(linked);
    expect(asWritten(unlinked(name))).toBe(name);
  });
  it.each(['Kumul Energy Ltd.', 'St. Mary’s Hospital', 'A.B.C. Stores', 'Nurse / Midwife'])(
    '%s stays as it is',
    (name) => {
      expect(unlinked(name)).toBe(name);
    },
  );
});
