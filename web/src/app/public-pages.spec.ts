import { describe, expect, it } from '@jest/globals';
import { knownSearch, publicPageAt } from './public-pages.js';

const addressOf = (path: string): string | undefined => {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const found = publicPageAt(pathname);
  return found && `${pathname}?${knownSearch(found.page, searchParams)}`;
};

describe('the address of a public page', () => {
  it('is the same however its query was written', () => {
    expect(addressOf('/jobs?utm_source=x&page=2&location=Lae&sortBy=')).toBe('/jobs?page=2&location=Lae');
    expect(addressOf('/jobs?location=Lae&page=2')).toBe('/jobs?page=2&location=Lae');
  });

  it('leaves out the open job, defaults and pages that are no number', () => {
    expect(addressOf('/jobs?job=7&page=1&type=job')).toBe('/jobs?');
    expect(addressOf('/companies?page=x')).toBe('/companies?');
  });

  it('does not exist for screens of members', () => {
    expect(addressOf('/dashboard')).toBeUndefined();
    expect(addressOf('/company/3/edit')).toBeUndefined();
  });
});
