import { describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import { similarTo, takesApplications } from './similar-jobs-query.js';

const now = new Date('2026-11-22T02:00:00Z');
const job = (id: number, changes: Partial<Job> = {}): Job =>
  ({ id, status: 'active', published: true, closingDate: null, location: 'Lae', ...changes }) as Job;
const past = { closingDate: '2026-11-21T13:59:59.999Z' };

describe('open jobs like a closed one', () => {
  it('are three others that take applications, those of the place first', () => {
    const others = [
      job(1),
      job(2, { location: 'Goroka' }),
      job(3, past),
      job(4),
      job(5),
      job(6, { status: 'inactive' }),
    ];
    expect(similarTo(job(1, past), others, now).map(({ id }) => id)).toEqual([4, 5, 2]);
  });

  it('are asked for when the job is past its date, switched off or not published', () => {
    expect(takesApplications(job(1), now)).toBe(true);
    for (const closed of [past, { status: 'inactive' as const }, { published: false }]) {
      expect(takesApplications(job(1, closed), now)).toBe(false);
    }
  });
});
