import { describe, expect, it } from '@jest/globals';
import { activeFilters, adviceIfNone, isNarrowed, jobParams, toQuery } from './job-filters.js';

describe('the query of /jobs', () => {
  it('takes the search words as job, category or company', () => {
    const words = { ...jobParams, search: 'mining' };
    expect(toQuery(words)).toMatchObject({ search: 'mining', industry: '', companyName: '' });
    expect(toQuery({ ...words, type: 'category' })).toMatchObject({ search: '', industry: 'mining' });
    expect(toQuery({ ...words, type: 'company' })).toMatchObject({ search: '', companyName: 'mining' });
  });

  it('reads 20 jobs from the page asked for', () => {
    expect(toQuery({ ...jobParams, page: 3 })).toMatchObject({ limit: 20, offset: 40 });
  });

  it('drops an order that does not exist', () => {
    expect(toQuery({ ...jobParams, sortBy: 'rm -rf' }).sortBy).toBe('');
  });

  it('counts filters without the words and the order', () => {
    expect(activeFilters({ ...jobParams, search: 'x', sortBy: 'oldest', location: 'Lae', industry: 'mining' })).toBe(2);
  });

  it.each([
    [{ search: 'tisa', location: 'Lae' }, 'Try other words, or take some filters away.'],
    [{ location: 'Lae' }, 'Take some filters away.'],
    [{ search: 'tisa' }, 'Try other or fewer words.'],
    [{}, 'There are no open jobs at the moment.'],
  ])('of %j advises where nothing is found: %s', (narrowing, advice) => {
    expect(adviceIfNone({ ...jobParams, ...narrowing })).toBe(advice);
  });

  it('has nothing to clear on any page of the whole list', () => {
    expect(isNarrowed({ ...jobParams, page: 3, job: 7, type: 'company' })).toBe(false);
    expect(isNarrowed({ ...jobParams, sortBy: 'oldest' })).toBe(true);
    expect(isNarrowed({ ...jobParams, companyId: '25' })).toBe(true);
  });
});
