import { describe, expect, it } from '@jest/globals';
import { meantValues, runsOf } from './filter-values.js';
import { correctableWords, correctSearch, meantWord } from './search-text.js';

describe('reading a search', () => {
  it('corrects plain words alone', () => {
    const search = 'Enginer "enginer" -enginer or k9 Énginer';
    expect(correctableWords(search)).toEqual(['enginer']);
    expect(correctSearch(search, new Map([['enginer', 'engineer']]))).toBe(
      'engineer "enginer" -enginer or k9 engineer',
    );
  });

  it('takes the nearest word, and none that is too far', () => {
    expect(meantWord('wleder', ['leader', 'welder', 'elder'])).toBe('welder');
    expect(meantWord('cook', ['book', 'crook'])).toBe('book');
    expect(meantWord('zzqqxx', ['nurse'])).toBeUndefined();
  });
});

describe('values of a filter', () => {
  const known = new Map([
    ['Lae', { values: ['lae', 'lae, morobe'], exact: 'lae' }],
    ['Morobe', { values: ['lae, morobe', 'wau, morobe'], exact: null }],
    ['Lae, Morobe', { values: ['lae, morobe'], exact: 'lae, morobe' }],
    ['Madang', { values: ['madang'], exact: 'madang' }],
  ]);
  it('takes a value that holds a comma as one, and single parts for all that contain them', () => {
    expect(meantValues(runsOf(['Lae', 'Morobe', 'Madang']), known)).toEqual(['lae, morobe', 'madang']);
    expect(meantValues(runsOf(['Lae']), known)).toEqual(['lae', 'lae, morobe']);
    expect(meantValues(runsOf(['Lae', 'Nowhere']), known)).toEqual(['lae', 'lae, morobe']);
    expect(meantValues(runsOf(['Nowhere']), known)).toEqual([]);
  });
});
