import { describe, expect, it } from '@jest/globals';
import { asSeekerSees, countIn } from './status.js';

const tracked = {
  status: 'offered',
  hadInterview: true,
  offerMadeAt: null,
  withdrawnAt: null,
  jobWithdrawnAt: null,
} as const;

describe('what an application is on the screen', () => {
  it('announces no offer to the seeker before it was made (P16)', () => {
    expect(asSeekerSees(tracked).status).toBe('interviewing');
    expect(asSeekerSees({ ...tracked, offerMadeAt: '2026-12-01T00:00:00Z' }).status).toBe('offered');
    expect(asSeekerSees({ ...tracked, hadInterview: false }).status).toBe('offered');
  });

  it('counts under no status once it was withdrawn (P18)', () => {
    const list = [tracked, { ...tracked, withdrawnAt: '2026-12-01T00:00:00Z' }];
    expect(countIn(list, ['offered'])).toBe(1);
    expect(countIn(list, ['withdrawn'])).toBe(1);
  });
});
