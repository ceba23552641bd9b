import { describe, expect, it } from '@jest/globals';
import { pageCount, pagesShown, slicePage } from './paging.js';

describe('pagesShown', () => {
  it('shows all pages while they fit', () => {
    expect(pagesShown({ page: 2, pages: 4, window: 10 })).toEqual([1, 2, 3, 4]);
  });

  it('keeps the current page near the middle and the window full at both ends', () => {
    expect(pagesShown({ page: 1, pages: 40, window: 10 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pagesShown({ page: 20, pages: 40, window: 5 })).toEqual([18, 19, 20, 21, 22]);
    expect(pagesShown({ page: 40, pages: 40, window: 7 })).toEqual([34, 35, 36, 37, 38, 39, 40]);
  });
});

describe('slicePage', () => {
  const items = Array.from({ length: 23 }, (_, index) => index + 1);

  it('says what is shown', () => {
    expect(slicePage({ items, page: 3, pageSize: 10 })).toMatchObject({
      items: [21, 22, 23],
      from: 21,
      to: 23,
      total: 23,
    });
  });

  it('goes to the last page when a page is asked for that is no longer there', () => {
    expect(slicePage({ items, page: 9, pageSize: 10 }).page).toBe(3);
  });

  it('has one empty page for an empty list', () => {
    expect(slicePage({ items: [], page: 1, pageSize: 10 })).toMatchObject({ pages: 1, from: 0, to: 0 });
    expect(pageCount(0, 10)).toBe(1);
  });
});
