import { describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import { coverLetterMinLength } from '@workboard/contracts/constants';
import { testUser } from '../../testing/render-screen.js';
import { startLetter } from './letter-starters.js';

const job = { id: 7, title: 'Cook', company: { name: 'Mess' } } as Job;
const user = testUser({
  firstName: 'Mere',
  lastName: 'Kila',
  location: 'Lae, Morobe',
  bio: 'I cook for a hundred people a day.',
  experience: 'Cook, Lae Lodge, 2018-2024\nKitchen hand, 2015-2018',
  phone: '7123 4567',
});

describe('a first version of a letter', () => {
  it('says what the profile says, in English', () => {
    expect(startLetter(job, user, 'en').split('\n\n')).toEqual([
      'Dear Sir or Madam,',
      'I am applying for the job of Cook at Mess. I live in Lae, Morobe.',
      'I cook for a hundred people a day.',
      'My last work: Cook, Lae Lodge, 2018-2024',
      'You can call me on 7123 4567.',
      'Yours faithfully,',
      'Mere Kila',
    ]);
  });

  it('and in Tok Pisin', () => {
    const letter = startLetter(job, user, 'tpi');
    expect(letter).toContain('Mi laik aplai long wok Cook wantaim Mess. Mi stap long Lae, Morobe.');
    expect(letter).toContain('Yu ken ringim mi long 7123 4567.');
  });

  it('leaves out what the profile does not say, and can be sent', () => {
    const letter = startLetter(
      { id: 7, title: 'Cook' } as Job,
      testUser({ location: null, bio: null, phone: '' }),
      'en',
    );
    expect(letter).not.toMatch(/null|undefined|I live in|call me/);
    expect(letter.length).toBeGreaterThanOrEqual(coverLetterMinLength);
  });

  it('cuts a long text at a word', () => {
    const letter = startLetter(job, testUser({ bio: 'word '.repeat(400) }), 'en');
    expect(letter).toMatch(/word\.\.\.\n/);
    expect(letter.length).toBeLessThan(1000);
  });
});
