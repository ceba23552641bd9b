import { describe, expect, it } from '@jest/globals';
import type { JobAlert } from '@workboard/contracts';
import { jobParams, type JobParams } from './job-filters.js';
import { alertOfSearch, isSameSearch } from './search-alert.js';

const search = (changes: Partial<JobParams>) => alertOfSearch({ ...jobParams, ...changes });

describe('an alert for a search', () => {
  it('has its words, its filters and a title of ours', () => {
    expect(search({ search: 'driver', location: 'Lae', employmentType: 'full-time', salaryMin: '25000' })).toEqual({
      title: 'Full-time driver in Lae from PGK 25,000',
      keywords: ['driver'],
      location: 'Lae',
      salaryMin: 25_000,
      workType: 'any',
      employmentType: 'full-time',
    });
    expect(search({ location: 'Mt Hagen' })).toMatchObject({ title: 'Jobs in Mt Hagen', keywords: [] });
  });

  it.each<[string, Partial<JobParams>]>([
    ['nothing is searched for', {}],
    ['an order is no search', { sortBy: 'oldest' }],
    ['the words mean a company', { type: 'company', search: 'Kumul' }],
    ['alerts know no industries', { search: 'driver', industry: 'mining' }],
    ['alerts know one kind of work', { search: 'driver', workType: 'remote,hybrid' }],
    ['alerts know one amount', { salaryMin: '25000,50000' }],
    ['the words are too many', { search: 'x'.repeat(101) }],
  ])('is not offered: %s', (_why, changes) => {
    expect(search(changes)).toBeNull();
  });

  it('is the same as one that the person has', () => {
    const wanted = search({ search: 'Driver', location: 'lae' });
    const alert = { ...wanted, keywords: ['driver'], location: 'Lae', salaryMax: null, isActive: true } as JobAlert;
    expect(wanted && isSameSearch(alert, wanted)).toBe(true);
    expect(wanted && isSameSearch({ ...alert, isActive: false }, wanted)).toBe(false);
    expect(wanted && isSameSearch({ ...alert, salaryMin: 1 }, wanted)).toBe(false);
  });
});
