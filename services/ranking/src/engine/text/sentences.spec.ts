import { describe, expect, it } from '@jest/globals';
import { listItems, splitSentences } from './sentences.js';

const cut = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it('cuts at full stops, lines and bullets but not after abbreviations or inside numbers', () => {
    expect(cut('Nurse at Mt. Hagen, 3.5 years. Gave care.\n• Ran wards\n- Kept charts')).toEqual([
      'Nurse at Mt. Hagen, 3.5 years.',
      'Gave care.',
      'Ran wards',
      'Kept charts',
    ]);
  });

  it('cuts a line with three or more dashes into its points and leaves a single dash alone', () => {
    expect(cut('Skills - Welding - Rigging - Fitting')).toEqual(['Skills', 'Welding', 'Rigging', 'Fitting']);
    expect(cut('Storeman - Lae depot')).toEqual(['Storeman - Lae depot']);
  });

  it('keeps the dot of .NET', () => {
    expect(cut('.Net developer. Built shops.')).toEqual(['.Net developer.', 'Built shops.']);
  });
});

const items = (text: string) => {
  const [span] = splitSentences(text);
  return span ? (listItems(text, span)?.map(({ start, end }) => text.slice(start, end)) ?? null) : null;
};

describe('listItems', () => {
  it('knows a list from prose', () => {
    expect(items('Excel, MYOB, payroll')).toEqual(['Excel', 'MYOB', 'payroll']);
    expect(
      items('Kept the books of the mission, paid all the bills on time, and wrote reports for the bishop'),
    ).toBeNull();
  });

  it('takes a dated line for an entry of a work history, not a list', () => {
    expect(items('Storeman, Lae depot, 2015-2019')).toBeNull();
  });
});
