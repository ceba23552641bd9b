import { describe, expect, it } from '@jest/globals';
import { stemOf, tokenize } from './tokens.js';

const stems = (text: string) => tokenize(text).map((token) => token.stem);

describe('tokenize', () => {
  it('compares words in one form whatever their case, spelling or ending', () => {
    expect(stems('LICENCES organised')).toEqual(stems('license Organizing'));
    expect(stems('tyres fibre paediatric haemoglobin practising')).toEqual(
      stems('tires fiber pediatric hemoglobin practice'),
    );
  });

  it('takes people and their work for one word', () => {
    expect(stemOf('teacher')).toBe(stemOf('Teaching'));
    expect(stemOf('waitress')).toBe(stemOf('waiters'));
  });

  it('keeps the names of programming languages whole', () => {
    expect(stems('C++, C# and .NET')).toEqual(['c++', 'c#', 'and', '.net']);
  });

  it('sees through full-width letters and zero-width characters', () => {
    expect(stems('wel\u200Bding ｗｅｌｄｉｎｇ')).toEqual([stemOf('welding'), stemOf('welding')]);
  });

  it('says where each word stands in the raw text', () => {
    const text = 'Drove a wel\u200Bding truck.';
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Drove',
      'a',
      'wel\u200Bding',
      'truck',
    ]);
  });

  it('survives words that are also names of object properties', () => {
    expect(stems('constructor __proto__ toString hasOwnProperty').every((stem) => typeof stem === 'string')).toBe(true);
  });
});
