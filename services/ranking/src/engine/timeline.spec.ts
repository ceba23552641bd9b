import { describe, expect, it } from '@jest/globals';
import { flatten } from './text/flat.js';
import { demandsIn, durationIn, yearsIn } from './timeline.js';

const asOf = new Date('2026-07-01T00:00:00Z');

describe('yearsIn', () => {
  it.each([
    ['Storeman, 2015-2019', 4],
    ['Jan 2020 to Jul 2021', 1.5],
    ['Driver since 2016', 10],
    ['2020 – present', 6.5],
    ['18 months as clerk', 1.5],
    ['six years of welding', 6],
    ['2010-2012 and 2014-2017', 5],
  ])('reads %s', (text, years) => {
    expect(yearsIn(flatten(text), { asOf })).toBeCloseTo(years, 1);
  });

  it('does not take an age or a plain number for working time', () => {
    expect(yearsIn('28 years old', { asOf })).toBeNull();
    expect(yearsIn(flatten('Supervised 30 people'), { asOf })).toBeNull();
  });

  it('never answers more than a working life', () => {
    expect(yearsIn('1950-2049', { asOf })).toBe(45);
  });
});

describe('demandsIn', () => {
  it('cuts a requirement with several durations into one clause each', () => {
    expect(demandsIn('5 years as a nurse and 2 years as a midwife')).toEqual([
      '5 years as a nurse',
      'and 2 years as a midwife',
    ]);
    expect(demandsIn('Class 4 driver licence')).toEqual(['Class 4 driver licence']);
  });
});

describe('durationIn', () => {
  it('takes the longest of several', () => {
    expect(durationIn('at least 2 years, better 4 years')).toBe(4);
    expect(durationIn('Excel')).toBeNull();
  });
});
