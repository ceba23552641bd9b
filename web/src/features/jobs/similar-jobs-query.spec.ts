import { describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import { foundJobs, similarJobsQuery, similarTo, takesApplications } from './similar-jobs-query.js';

const now = new Date('2026-11-22T02:00:00Z');
const job = (id: number, changes: Partial<Job> = {}): Job =>
  ({ id, status: 'active', published: true, closingDate: null, location: 'Lae', ...changes }) as Job;
const past = { closingDate: '2026-11-21T13:59:59.999Z' };

describe('open jobs like a closed one', () => {
  it('are three others that take applications, what the search found before the same industry', () => {
    const found = { jobs: [job(1), job(4), job(3, past)], total: 3, related: { without: [], jobs: [job(5)] } };
    const others = [job(6, { status: 'inactive' }), job(4), job(2), job(7)];
    expect(similarTo(job(1, past), foundJobs(found, others), now).map(({ id }) => id)).toEqual([4, 5, 2]);
  });

  it('are searched for by title and town, whatever signs stand there', () => {
    const [, filters] = similarJobsQuery({ title: 'Driver (Truck) - "HC"', location: 'Lae, Morobe' }).queryKey;
    expect(filters).toMatchObject({ search: 'Driver Truck HC Lae' });
  });

  it('are asked for when the job is past its date, switched off or not published', () => {
    expect(takesApplications(job(1), now)).toBe(true);
    for (const closed of [past, { status: 'inactive' as const }, { published: false }]) {
      expect(takesApplications(job(1, closed), now)).toBe(false);
    }
  });
});
