/** How many pages a list of `total` entries has; at least one. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The numbered buttons: at most `window` of them, with the current page near the middle. */
export const pagesShown = ({ page, pages, window }: { page: number; pages: number; window: number }): number[] => {
  const count = Math.min(window, pages);
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
};

export interface PageSlice<T> {
  items: T[];
  /** Within bounds, whatever was asked for. */
  page: number;
  pages: number;
  /** 1-based positions of the first and last entry shown; 0 when there is none. */
  from: number;
  to: number;
  total: number;
}

/** One page of a list that is already here. */
export const slicePage = <T>({
  items,
  page,
  pageSize,
}: {
  items: readonly T[];
  page: number;
  pageSize: number;
}): PageSlice<T> => {
  const pages = pageCount(items.length, pageSize);
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * pageSize;
  const shown = items.slice(start, start + pageSize);
  return {
    items: shown,
    page: current,
    pages,
    from: shown.length === 0 ? 0 : start + 1,
    to: start + shown.length,
    total: items.length,
  };
};
