import { describe, expect, it } from '@jest/globals';
import { applicationStatuses } from './enums.js';
import {
  applicationOf,
  isDeletable,
  isOpen,
  referenceOf,
  stageOf,
  statusForSeeker,
  statusNews,
  statusWords,
} from './statuses.js';

const wordsFor = (audience: 'employer' | 'filter' | 'seeker') =>
  applicationStatuses.map((status) => statusWords[status][audience]);

describe('statuses of applications', () => {
  it('have the labels of each audience in the order of the values (P16)', () => {
    expect(wordsFor('employer')).toEqual([
      'Applied',
      'Screening',
      'Under Review',
      'Schedule Interview',
      'Hired',
      'Rejected',
    ]);
    expect(wordsFor('seeker')).toEqual([
      'Applied',
      'Under Review',
      'Interviewing',
      'Offer Extended',
      'Hired',
      'Not Selected',
    ]);
    expect(wordsFor('filter').slice(3)).toEqual(['Interviewing', 'Hired', 'Not Selected']);
  });

  it.each([
    [{ status: 'offered', hadInterview: false, offerMadeAt: null }, 'offered'],
    [{ status: 'offered', hadInterview: true, offerMadeAt: null }, 'interviewing'],
    [{ status: 'offered', hadInterview: true, offerMadeAt: new Date() }, 'offered'],
    [{ status: 'hired', hadInterview: true, offerMadeAt: null }, 'hired'],
    [{ status: 'rejected', hadInterview: true, offerMadeAt: null }, 'rejected'],
  ] as const)('read by the seeker, %j, say %s', (application, expected) => {
    expect(statusForSeeker(application)).toBe(expected);
  });

  it('end with withdrawing, which is possible until a decision', () => {
    const withdrawn = { status: 'offered', withdrawnAt: '2026-11-22T00:00:00Z', jobWithdrawnAt: null } as const;
    expect([stageOf(withdrawn), isOpen(withdrawn)]).toEqual(['withdrawn', false]);
    const here = { withdrawnAt: null, jobWithdrawnAt: null };
    expect(applicationStatuses.filter((status) => isOpen({ status, ...here }))).toEqual([
      'applied',
      'reviewed',
      'interviewing',
      'offered',
    ]);
  });

  it('end with the job, except those that a decision had ended (P19)', () => {
    const gone = { withdrawnAt: null, jobWithdrawnAt: '2026-11-22T00:00:00Z' };
    expect(applicationStatuses.map((status) => stageOf({ status, ...gone }))).toEqual([
      ...Array.from({ length: 4 }, () => 'job_withdrawn'),
      'hired',
      'rejected',
    ]);
    expect(isOpen({ status: 'applied', ...gone })).toBe(false);
    expect(applicationStatuses.every((status) => isDeletable({ status, ...gone }))).toBe(true);
    expect(applicationStatuses.filter((status) => isDeletable({ status, jobWithdrawnAt: null }))).toEqual([
      'applied',
      'rejected',
    ]);
  });

  it('are told under the name of the job', () => {
    expect(statusNews('rejected', 'Cook')).toMatchObject({ subject: 'Cook: Not Selected' });
  });

  it('belong to applications with one number for both sides', () => {
    expect(referenceOf(1204)).toBe('WB-001204');
    expect(referenceOf(1_234_567)).toBe('WB-1234567');
    expect(['WB-001206', ' wb1206', '1206', 'WB-1234567'].map(applicationOf)).toEqual([1206, 1206, 1206, 1_234_567]);
    expect(['PLC', '0', 'WB-', '12 06', '12345678901'].map(applicationOf)).toEqual([null, null, null, null, null]);
  });
});
