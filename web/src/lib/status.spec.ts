import { describe, expect, it } from '@jest/globals';
import { applicationStatuses } from '@workboard/contracts/enums';
import { asSeekerSees, statusWords } from './status.js';

const wordsFor = (audience: 'employer' | 'filter' | 'seeker') =>
  applicationStatuses.map((status) => statusWords[status][audience]);

describe('status labels', () => {
  it('follow the order of the values for each audience', () => {
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

  it('announce no offer while an interview is still to come', () => {
    const nextInterview = {
      id: 1,
      applicationId: 1,
      scheduledAt: '2026-12-01T00:00:00Z',
      duration: 60,
      type: 'video' as const,
      meetingLink: null,
      notes: null,
      status: 'scheduled' as const,
      createdAt: '2026-11-20T00:00:00Z',
    };
    expect(asSeekerSees({ status: 'offered', nextInterview }).status).toBe('interviewing');
    expect(asSeekerSees({ status: 'offered', nextInterview: null }).status).toBe('offered');
  });
});
