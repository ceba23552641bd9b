import { describe, expect, it } from '@jest/globals';
import { conceptsIn } from './concepts.js';
import { heldEducationLevel } from './education.js';
import { belongsTo } from './sections.js';
import { tokenize } from './tokens.js';

const conceptsOf = (text: string) => new Set(conceptsIn(tokenize(text)).map(({ concept }) => concept));
const [machines, health] = ['heavy equipment operator', 'health extension officer'].map((text) =>
  [...conceptsOf(text)].find((one) => conceptsOf('HEO').has(one) || conceptsOf('HEO ticket').has(one))!,
);

describe('heldEducationLevel', () => {
  it.each([
    ['currently studying certificate iii in carpentry', 0],
    ['doing my diploma in business at pom business college', 0],
    ['dropped out of my degree in accounting', 0],
    ['failed grade 12', 0],
    ['degree not completed', 0],
    ['diploma in nursing, second year student', 0],
    ['left school in grade 9 before grade 10', 0],
    ['left school after finishing grade 12', 2],
    ['finished grade 12 before joining the army', 2],
    ['studied for a diploma in nursing and graduated 2015', 4],
    ['currently studying for a degree, hold a diploma in accounting', 4],
    ['dropped out of university but passed grade 12', 2],
    ['2012 - 2014: studying certificate iii at pom tech', 3],
  ])('counts no schooling that was left, failed or goes on: %s', (flat, level) => {
    expect(heldEducationLevel(flat)).toBe(level);
  });

  it.each([
    ['ntc 3 in welding', 3],
    ['ntc2 carpentry', 3],
    ['ntc 1 in cookery', 1],
    ['national training certificate level 2', 3],
    ['trade tested carpenter, level 3', 3],
    ['finished grade twelve at passam', 2],
    ['form four, kerevat', 1],
    ['taught grade 8', 0],
  ])('knows the papers of Papua New Guinea: %s', (flat, level) => {
    expect(heldEducationLevel(flat)).toBe(level);
  });
});

describe('the schools of Papua New Guinea', () => {
  it.each(['don bosco gabutu', 'lutheran secondary, asaroka', 'sda high, kabiufa', 'maino heduru vocational'])(
    'belong to the education of a resume: %s',
    (flat) => {
      expect(belongsTo('education', flat)).toBe(true);
    },
  );

  it.each(['high pressure pumps', 'taught at lutheran secondary, asaroka'])('and work does not: %s', (flat) => {
    expect(belongsTo('education', flat)).toBe(false);
  });
});

describe('HEO', () => {
  it('operates heavy equipment where machines, a class or a ticket are spoken of, and is a health officer elsewhere', () => {
    expect(conceptsOf('HEO class 5')).toContain(machines);
    expect(conceptsOf('HEO class 5')).not.toContain(health);
    expect(conceptsOf('HEO on dozer and grader')).toContain(machines);
    expect(conceptsOf('HEO at Kudjip hospital')).toContain(health);
    expect(conceptsOf('HEO at Kudjip hospital')).not.toContain(machines);
  });
});
