import { describe, expect, it } from '@jest/globals';
import { payInText } from './pay-in-text.js';
import { readTerms } from './search-terms.js';
import { type KnownName, possibleNames, understand } from './understanding.js';

const name = (kind: string, rest: Partial<KnownName> = {}): KnownName[] => [
  { kind, means: [], says: [], phrases: [], label: null, ...rest },
];
const names = new Map([
  ['i am looking for', name('filler')],
  ['a', name('filler')],
  ['jobs', name('filler')],
  ['tisa', name('word', { phrases: ['teacher'] })],
  [
    'mt hagen',
    name('place', { means: ['plmounthagen'], says: ['plmounthagen', 'plwhp'], label: 'Place: Mount Hagen' }),
  ],
  ['it', name('word', { phrases: ['ict'] })],
  ['it manager', name('occupation', { means: ['occ1'], says: ['occ1'] })],
]);
const read = (search: string) => understand(readTerms(search), names).alternatives;

describe('reading a search', () => {
  it('keeps words, phrases, OR and exclusions apart; other signs are spaces', () => {
    expect(readTerms('node.js developer "class 4" -senior or C++ chef - cook (Boarding) -"night shift"')).toEqual({
      alternatives: [
        [{ words: ['node', 'js', 'developer'] }, { phrase: 'class 4' }],
        [{ words: ['cplusplus', 'chef', 'cook', 'boarding'] }],
      ],
      excluded: ['senior', 'night shift'],
    });
    expect(readTerms('... / & ""')).toEqual({ alternatives: [], excluded: [] });
  });

  it('asks for every segment of up to six words', () => {
    expect(possibleNames(readTerms('tisa mt hagen "one phrase"'))).toEqual([
      'tisa',
      'tisa mt',
      'tisa mt hagen',
      'mt',
      'mt hagen',
      'hagen',
    ]);
  });

  it('drops fillers, knows places and other words, the longest name first', () => {
    const [[teacher, place] = []] = read('I am looking for a tisa Mt. Hagen jobs');
    expect(teacher).toMatchObject({ kind: 'occupation', text: 'tisa', phrases: ['teacher'] });
    expect(place).toMatchObject({
      kind: 'place',
      signs: ['plmounthagen'],
      near: ['plwhp'],
      label: 'Place: Mount Hagen',
    });
    expect(read('IT manager')[0]).toMatchObject([
      { signs: ['occ1'], parts: [{ text: 'it', phrases: ['ict'] }, { text: 'manager' }] },
    ]);
  });

  it('takes fillers for words when there is nothing else', () => {
    expect(read('jobs')).toMatchObject([[{ kind: 'word', text: 'jobs' }]]);
  });
});

describe('pay in a search', () => {
  it.each([
    ['accountant over 80000', { from: 80_000, label: 'Pay: from K80,000 a year' }],
    ['K2,500 a fortnight driver', { from: 65_000, label: 'Pay: from K2,500 a fortnight' }],
    ['driver 2500 per fortnight', { from: 65_000 }],
    ['under 60k', { to: 60_000, label: 'Pay: up to K60,000 a year' }],
    ['at least K30 an hour', { from: 62_400 }],
    ['PGK 5000 monthly', { from: 60_000 }],
  ])('is found in %s', (search, pay) => {
    expect(payInText(search)).toMatchObject(pay);
  });

  it.each(['class 4 licence', 'grade 12', 'at least 5 years', 'over 18', 'k9 handler', '2026 graduate', '3 a week'])(
    'is not found in %s',
    (search) => {
      expect(payInText(search)).toBeUndefined();
    },
  );
});
