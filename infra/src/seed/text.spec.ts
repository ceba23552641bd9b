import { describe, expect, it } from '@jest/globals';
import { decapitalise, fill, lines, listing, slug, withArticle, words } from './text.js';

describe('texts', () => {
  it('reads lists from templates', () => {
    expect(lines`
      One, two.

      Three.
    `).toEqual(['One, two.', 'Three.']);
    expect(words`a b, c,
      d`).toEqual(['a b', 'c', 'd']);
  });

  it('chooses the article by sound', () => {
    const phrases = [
      'Accountant',
      'Nursing Officer',
      'HSE Adviser',
      'Underwriter',
      'University Tutor',
      'ICT Support Officer',
      'MEL Coordinator',
      'Haul Truck Operator',
    ];
    expect(phrases.map((phrase) => withArticle(phrase).split(' ')[0])).toEqual([
      'an',
      'a',
      'an',
      'an',
      'a',
      'an',
      'an',
      'a',
    ]);
  });

  it('fills in values and refuses unknown names', () => {
    expect(fill('{a} in {b}', { a: 'Work', b: 'Lae' })).toBe('Work in Lae');
    expect(() => fill('{a} {c}', { a: 'x' })).toThrow('No value for {c}');
  });

  it('keeps the capitals of names inside a sentence', () => {
    expect(['Stock control', 'Microsoft Excel', 'SQL', 'Tok Pisin'].map(decapitalise)).toEqual([
      'stock control',
      'Microsoft Excel',
      'SQL',
      'Tok Pisin',
    ]);
  });

  it('lists with commas and a final and', () => {
    expect([listing([]), listing(['a']), listing(['a', 'b']), listing(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('makes addresses of names', () => {
    expect(slug("St Mary's  Clinic")).toBe('st-mary-s-clinic');
    expect(slug('Vele Oa', '.')).toBe('vele.oa');
  });
});
