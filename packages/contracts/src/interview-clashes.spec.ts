import { describe, expect, it } from '@jest/globals';
import { clashesOf, type Meeting, peopleOf } from './interview-clashes.js';

const meeting = (id: number, at: string, changes: Partial<Meeting> = {}): Meeting => ({
  id,
  scheduledAt: `2026-12-01T${at}:00Z`,
  duration: 60,
  applicantId: id,
  people: ['ruth@kumul.test'],
  ...changes,
});

describe('interviews at the same time (P54)', () => {
  const one = meeting(1, '09:00');

  it.each([
    ['before', '08:00', false],
    ['into the beginning', '08:01', true],
    ['at the same time', '09:00', true],
    ['within', '09:15', true],
    ['into the end', '09:59', true],
    ['after', '10:00', false],
  ])('%s', (_when, at, isClash) => {
    expect(clashesOf(one, [meeting(2, at)])).toHaveLength(isClash ? 1 : 0);
  });

  it('clash for an interviewer or the applicant, and not by themselves', () => {
    expect(clashesOf(one, [meeting(2, '09:30', { people: ['toby@kumul.test'] })])).toEqual([]);
    expect(clashesOf(one, [meeting(2, '09:30', { people: [], applicantId: 1 })])).toEqual([
      { with: 2, who: [], isApplicant: true },
    ]);
    expect(clashesOf(one, [meeting(2, '09:30', { people: ['a@b.test', 'ruth@kumul.test'] })])).toEqual([
      { with: 2, who: ['ruth@kumul.test'], isApplicant: false },
    ]);
    expect(clashesOf(one, [one])).toEqual([]);
    const nobody = { applicantId: null, people: [] };
    expect(clashesOf(meeting(1, '09:00', nobody), [meeting(2, '09:00', nobody)])).toEqual([]);
  });

  it('knows addresses however they are written', () => {
    expect(peopleOf({ contactEmail: ' Ruth@Kumul.test ', panel: ['ruth@kumul.test', 'toby@kumul.test'] })).toEqual([
      'ruth@kumul.test',
      'toby@kumul.test',
    ]);
    expect(peopleOf({})).toEqual([]);
  });
});
