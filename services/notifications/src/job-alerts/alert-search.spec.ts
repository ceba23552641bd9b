import { describe, expect, it } from '@jest/globals';
import { alertSearch } from './alert-search.js';

const any = { keywords: [], location: null, salaryMin: null, workType: 'any', employmentType: 'any' } as const;
const search = (wishes: Partial<Parameters<typeof alertSearch>[0]>): [path: string, query: Record<string, string>] => {
  const url = new URL(
    alertSearch({ ...any, keywords: [], ...wishes }, (keyword) => keyword === 'Mt Hagen'),
    'http://x',
  );
  return [url.pathname, Object.fromEntries(url.searchParams)];
};

describe('the search of an alert', () => {
  it('is the whole list when the alert waits for anything', () => {
    expect(search({})).toEqual(['/jobs', {}]);
  });

  it('takes keywords as alternatives and places as a filter', () => {
    expect(search({ keywords: ['security guard', 'R&D driver', 'Mt Hagen'] })).toEqual([
      '/jobs',
      { search: 'security guard OR R&D driver', location: 'Mt Hagen', sortBy: 'newest' },
    ]);
    expect(search({ keywords: ['Mt Hagen'] })[1]).toEqual({ location: 'Mt Hagen' });
  });

  it('keeps its filters; freelancers look for contracts', () => {
    expect(search({ location: 'Lae', salaryMin: 30_000, workType: 'remote', employmentType: 'freelance' })[1]).toEqual({
      location: 'Lae',
      salaryMin: '30000',
      workType: 'remote',
      employmentType: 'contract',
    });
  });
});
