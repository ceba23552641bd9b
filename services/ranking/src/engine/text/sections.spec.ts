import { describe, expect, it } from '@jest/globals';
import { belongsTo, titleOf } from './sections.js';
import { flatten } from './flat.js';

describe('titleOf', () => {
  it.each([
    ['EDUCATION', 'education'],
    ['Education Details', 'education'],
    ['2. Academic qualifications:', 'education'],
    ['Technical skills', 'skills'],
    ['Skills and abilities', 'skills'],
    ['REFEREES', 'referees'],
    ['Employment history', null],
    ['Company Details', null],
    ['Hobbies and interests', null],
  ])('takes "%s" for the title of a section', (line, section) => {
    expect(titleOf(flatten(line))).toBe(section);
  });

  it.each([
    'Education officer, Goroka',
    'Skills trainer at Don Bosco',
    'Experienced driver',
    'References available on request',
    'Work at heights',
    'Projects manager, 2015-2019',
  ])('takes "%s" for a line like others', (line) => {
    expect(titleOf(flatten(line))).toBeUndefined();
  });
});

describe('belongsTo', () => {
  it('ends a section where a line looks like work, for the next title is often left out', () => {
    expect(belongsTo('education', '2010 - 2013 diploma in nursing, lae school of nursing')).toBe(true);
    expect(belongsTo('education', '2014 - 2020 registered nurse, angau hospital')).toBe(false);
    expect(belongsTo('skills', 'java - 24 months')).toBe(true);
    expect(belongsTo('skills', 'repaired pumps at the brewery')).toBe(false);
    expect(belongsTo('skills', 'teller, bank south pacific')).toBe(false);
    expect(belongsTo('referees', 'mr john kila, senior welder, 7123 4567')).toBe(true);
  });
});
