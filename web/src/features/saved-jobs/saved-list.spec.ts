import { describe, expect, it } from '@jest/globals';
import type { SavedJob } from '@workboard/contracts';
import { closingSoon, filterSaved } from './saved-list.js';

const now = new Date('2026-11-22T02:00:00Z');
const saved = (title: string, closingDate: string | null, changes: Partial<SavedJob> = {}) =>
  ({
    job: { title, closingDate, location: null, company: { name: 'Mess' } },
    folder: 'default',
    priority: 'medium',
    notes: null,
    ...changes,
  }) as SavedJob;

const list = [
  saved('Never closes', null),
  saved('Closed', '2026-11-20T13:59:59.999Z'),
  saved('In a month', '2026-12-22T13:59:59.999Z', { priority: 'high' }),
  saved('Tomorrow', '2026-11-23T13:59:59.999Z', { folder: 'Lae' }),
];
const all = { search: '', folder: 'all', priority: 'all', closing: 'all', order: 'saved' };
const titles = (changes: Partial<typeof all>) =>
  filterSaved(list, { ...all, ...changes }, now).map(({ job }) => job.title);

describe('saved jobs', () => {
  it('stand as they were saved, or those that close first at the top and closed ones last', () => {
    expect(titles({})).toEqual(['Never closes', 'Closed', 'In a month', 'Tomorrow']);
    expect(titles({ order: 'closing' })).toEqual(['Tomorrow', 'In a month', 'Never closes', 'Closed']);
  });

  it('of this week are those that the figure counts', () => {
    expect(titles({ closing: 'week' })).toEqual(['Tomorrow']);
    expect(closingSoon(list, now)).toBe(1);
  });

  it('are narrowed by words, folder and priority', () => {
    expect(titles({ search: 'MONTH' })).toEqual(['In a month']);
    expect(titles({ folder: 'Lae' })).toEqual(['Tomorrow']);
    expect(titles({ priority: 'high' })).toEqual(['In a month']);
  });
});
