import { describe, expect, it } from '@jest/globals';
import { headlineOf, yearsOf } from './headline.js';

const now = new Date('2026-11-22T00:00:00Z');
const person = { id: 7, firstName: 'Gloria', lastName: 'ToKalang', location: 'Lorengau, Manus' };

describe('the line about an applicant', () => {
  it('names the newest work without its dates, and the years of work, those told twice once', () => {
    const experience = [
      'Instrumentation Technician, Rouna Hydro, Sogeri (2023 – present)',
      '- Calibrated 40 transmitters',
      '',
      'Trade Assistant, Southern Gulf, Kikori (2019 – 2024)',
    ].join('\n');
    expect(headlineOf({ ...person, experience }, now)).toEqual({
      ...person,
      work: 'Instrumentation Technician, Rouna Hydro, Sogeri',
      years: 7,
    });
  });

  it('says nothing that is not told', () => {
    expect(headlineOf({ ...person, experience: null }, now)).toMatchObject({ work: null, years: null });
    expect(headlineOf({ ...person, experience: 'I drive PMVs' }, now)).toMatchObject({
      work: 'I drive PMVs',
      years: null,
    });
  });

  it.each([
    ['2016 to 2020', 4],
    ['Jan 2016 - Dec 2018, 2016–2017', 2],
    ['since 2016', null],
    ['2030 – 2035', null],
  ])('counts %s as %s years', (text, years) => {
    expect(yearsOf(text, now)).toBe(years);
  });

  it('is short', () => {
    const { work } = headlineOf({ ...person, experience: 'Driver '.repeat(40) }, now);
    expect(work).toMatch(/^Driver .*…$/);
    expect(work?.length).toBeLessThanOrEqual(90);
  });
});
