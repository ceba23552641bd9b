import { describe, expect, it } from '@jest/globals';
import type { RankReason } from '@workboard/contracts';
import { summaryOf } from './summary.js';

const reason = (criterion: string, changes: Partial<RankReason>): RankReason => ({
  criterion,
  kind: 'requirement',
  met: 'unknown',
  weight: 1,
  evidence: null,
  source: null,
  ...changes,
});

describe('the head of the notes', () => {
  it('says how much is shown, the heaviest first, and what is missed most', () => {
    const reasons = [
      reason('Excel', { met: 'yes', degree: 0.9, weight: 1 }),
      reason('Field of work: Accountant', { met: 'yes', weight: 5 }),
      reason('Accountant', { met: 'yes', degree: 1, weight: 4 }),
      reason('Payroll.', { met: 'partly', degree: 0.4 }),
      reason('MYOB', {}),
      reason('CPA PNG membership.', { met: 'no', weight: 3 }),
    ];
    expect(summaryOf({ reasons })).toBe(
      'Shows 2 of 5 points and 1 in part. Strongest: Accountant; Excel. Most missed: CPA PNG membership; MYOB.',
    );
  });

  it('names nothing where there is nothing', () => {
    expect(summaryOf({ reasons: [reason('MYOB', {})] })).toBe('Shows 0 of 1 points. Most missed: MYOB.');
  });
});
