import { describe, expect, it } from '@jest/globals';
import { mentionedIn, withMention } from './mention.js';

const team = [
  { id: 1, firstName: 'Toby', lastName: 'Mek' },
  { id: 2, firstName: 'Vagi', lastName: 'Oala' },
];

describe('mentions in a note', () => {
  it('are whole names after an @, in any case', () => {
    expect(mentionedIn('What do you think, @vagi oala?', team).map(({ id }) => id)).toEqual([2]);
    expect(mentionedIn('Vagi Oala and @Toby', team)).toEqual([]);
  });

  it.each([
    ['', '@Toby Mek '],
    ['Look', 'Look @Toby Mek '],
    ['Look @', 'Look @Toby Mek '],
    ['Look ', 'Look @Toby Mek '],
  ])('come after %j as %j', (text, expected) => {
    expect(withMention(text, team[0]!)).toBe(expected);
  });
});
