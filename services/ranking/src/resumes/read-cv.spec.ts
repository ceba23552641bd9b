import { describe, expect, it } from '@jest/globals';
import { readCv } from './read-cv.js';

const lines = (...text: string[]): string => text.join('\n');

describe('reading a CV into a profile (decision P76)', () => {
  it('takes the parts by their headings, in the words of the CV', () => {
    expect(
      readCv(
        lines(
          'GRACE WARI',
          'Storekeeper',
          '+675 7123 4567   |   grace@example.test   |   Lae, Morobe',
          'PROFILE',
          'Storekeeper with six years in mine supply.',
          'WORK EXPERIENCE',
          'Storekeeper, Bulolo Timber, Lae',
          '2019 - present',
          '• Keep the stock of 3,000 lines.',
          'Education:',
          'Grade 12, Lae Secondary School, 2014',
          'KEY SKILLS',
          'Stock control, Forklift licence; MS Excel',
          '• Pronto • Inventory counts',
          'REFERENCES',
          'John Kila, Manager, +675 7999 8888',
        ),
      ),
    ).toEqual({
      phone: '+675 7123 4567',
      location: 'Lae, Morobe',
      bio: 'Storekeeper with six years in mine supply.',
      experience: lines('Storekeeper, Bulolo Timber, Lae', '2019 - present', '• Keep the stock of 3,000 lines.'),
      education: 'Grade 12, Lae Secondary School, 2014',
      skills: ['Stock control', 'Forklift licence', 'MS Excel', 'Pronto', 'Inventory counts'],
    });
  });

  it.each([
    ['numbered and with a colon', '1. Employment History:'],
    ['two parts in one', 'PROFESSIONAL EXPERIENCE & ACHIEVEMENTS'],
    ['underlined', 'Working Experience ____'],
    ['a different word', 'Career History'],
    ['short', 'EMPLOYMENT'],
  ])('knows a heading %s', (_, heading) => {
    expect(readCv(lines('Peter Aisi', heading, 'Driver, Hagen Coffee, 2020'))).toMatchObject({
      experience: 'Driver, Hagen Coffee, 2020',
    });
  });

  it.each([
    'Experience with heavy trucks in the highlands and at sea.',
    'Skills in welding were gained at Ok Tedi over four years of shift work.',
    'Education officer at the Department of Education since 2015',
  ])('takes a sentence for no heading: %s', (sentence) => {
    const { experience, skills, education } = readCv(lines('About me', sentence));
    expect({ experience, skills, education }).toEqual({ experience: null, skills: [], education: null });
  });

  it('never takes the number of a referee', () => {
    expect(readCv(lines('Ruth Kora', 'REFEREES', 'Mr Wamp, phone: 7123 4567')).phone).toBeNull();
  });

  it('takes a number that is called one before others, and no years', () => {
    const head = lines('Tau Vagi', 'P.O. Box 1200, 2019 - 2021', 'Fax: 321 1234', 'Mobile: 7086 0052');
    expect(readCv(head).phone).toBe('7086 0052');
  });

  it.each([
    ['Address: Section 12, Boroko, Port Moresby', 'Port Moresby'],
    ['Residential Address: Tari, Hela Province', 'Tari, Hela Province'],
    ['Address: Gerehu Stage 4', 'Gerehu Stage 4'],
    ['Mt. Hagen, Western Highlands | 7123 4567', 'Mt. Hagen, Western Highlands'],
  ])('reads the place from "%s"', (line, place) => {
    expect(readCv(lines('Ben Tali', line)).location).toBe(place);
  });

  it('puts short papers with the skills and told ones with the education', () => {
    const found = readCv(
      lines(
        'Licences and Certificates',
        'Class 4 driver licence',
        'Certificate of trade testing as a diesel fitter, Lae Technical College, 2012',
      ),
    );
    expect(found.skills).toEqual(['Class 4 driver licence']);
    expect(found.education).toContain('diesel fitter');
  });

  it('finds nothing in a text without parts', () => {
    expect(readCv('I look for any work in town.')).toEqual({
      phone: null,
      location: null,
      bio: null,
      experience: null,
      education: null,
      skills: [],
    });
  });

  it('cuts what is longer than its field between two lines', () => {
    const entry = 'Driver, Hagen Coffee, '.repeat(10);
    const { experience } = readCv(lines('Experience', ...Array.from({ length: 200 }, () => entry)));
    expect(experience?.length).toBeLessThanOrEqual(8000);
    expect(experience?.split('\n').at(-1)).toBe(entry.trim());
  });
});
