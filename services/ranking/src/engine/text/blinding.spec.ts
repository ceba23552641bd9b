import { describe, expect, it } from '@jest/globals';
import { personalTokens } from './blinding.js';
import { normalize } from './normalize.js';
import { tokenize } from './tokens.js';
import { stemSet } from './word-set.js';

/** What is left of a text, in the words as they were written. */
const left = (raw: string, { names = '', job = '' } = {}) => {
  const text = normalize(raw);
  const tokens = tokenize(text);
  const hidden = personalTokens({ text, tokens, context: { names: stemSet(names), jobStems: stemSet(job) } });
  return tokens.filter((_, at) => !hidden[at]).map(({ start, end }) => raw.slice(start, end));
};

describe('personalTokens', () => {
  it('hides name, sex, age, family, faith and origin', () => {
    expect(left('Mary Wani, female, aged 52, widow, Catholic, from Enga Province', { names: 'Mary Wani' })).toEqual([]);
    expect(left('Date of birth: 3 May 1990')).toEqual([]);
    expect(left('Marital status: married with two children')).toEqual([]);
  });

  it('hides the same told in Tok Pisin, and where somebody prays', () => {
    expect(left('Mi marit na mi gat tripela pikinini')).toEqual(['Mi', 'na', 'mi', 'gat', 'tripela']);
    expect(left('Mi lotu long Four Square')).not.toContain('Square');
    expect(left('Worships with the Salvation Army, drove cranes and tippers at a quarry')).toContain('cranes');
  });

  it('hides addresses, links and telephone numbers', () => {
    expect(left('mary@example.org +675 7123 4567 https://example.org/mary')).toEqual([]);
  });

  it('leaves the years of a work history alone', () => {
    expect(left('Welder 2015-2019')).toEqual(['Welder', '2015', '2019']);
  });

  it('hides a name that is a trade where it is the name and not where it is the trade', () => {
    expect(left('Mason Baker', { names: 'Mason Baker' })).toEqual([]);
    expect(left('Worked as a baker in Lae', { names: 'Mason Baker' })).toContain('baker');
  });

  it('keeps a place that the ad speaks of', () => {
    expect(left('Drove trucks in Morobe', { job: 'Driver for Morobe and Madang' })).toContain('Morobe');
    expect(left('Drove trucks in Morobe')).not.toContain('Morobe');
  });
});
