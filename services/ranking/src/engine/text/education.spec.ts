import { describe, expect, it } from '@jest/globals';
import * as education from './education.js';
import { flatten } from './flat.js';

const educationLevel = (text: string) => education.lowestEducationLevel(flatten(text));
const highestLevel = (text: string) => education.highestEducationLevel(flatten(text));

describe('education levels', () => {
  it('asks for the lowest level a requirement names', () => {
    expect(educationLevel('Diploma or Bachelor of Nursing')).toBe(4);
    expect(educationLevel('Grade 10 certificate')).toBe(1);
    expect(educationLevel('Driver licence')).toBeNull();
  });

  it('takes the highest level a resume claims, in any case', () => {
    expect(highestLevel('GRADE 12, DIPLOMA IN TEACHING, B.ED')).toBe(5);
    expect(highestLevel('must be me')).toBe(0);
    expect(highestLevel('High school diploma')).toBe(2);
  });
});
