import { describe, expect, it } from '@jest/globals';
import type { Interview } from '@workboard/contracts';
import { applicationStatuses } from '@workboard/contracts/enums';
import { sayWhatFollows } from './status-consequence.js';

const holds = { rejectedMs: 86_400_000, otherMs: 10_000 };
const application = { status: 'applied', hadInterview: false, offerMadeAt: null, nextInterview: null } as const;

describe('what stands below each status', () => {
  it('is what the applicant reads and when the mail goes', () => {
    expect(applicationStatuses.map((status) => sayWhatFollows({ application, status, holds }))).toEqual([
      'Applicant reads “Applied” now',
      'Applicant reads “Under Review”; mail in 10 seconds',
      'Applicant reads “Interviewing”; mail in 10 seconds',
      'Opens the interview form; the applicant gets the invitation by mail and reads “Interviewing”',
      'Applicant reads “Hired”; asks first, then mail in 10 seconds',
      'Applicant reads “Not Selected”; mail in 24 hours',
    ]);
  });

  it('promises no mail for a way back, nor beside an invitation', () => {
    const invited = { ...application, status: 'offered', hadInterview: true, nextInterview: {} as Interview } as const;
    expect(sayWhatFollows({ application: invited, status: 'applied', holds })).toBe(
      'Applicant reads “Applied”; no mail',
    );
    expect(sayWhatFollows({ application: invited, status: 'interviewing', holds })).toBe(
      'Applicant reads “Interviewing”; no further mail, the invitation says it',
    );
  });
});
