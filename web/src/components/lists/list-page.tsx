import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { slicePage, type PageSlice } from '../../lib/lists/paging.js';
import { EmptyState } from '../feedback/empty-state.js';
import { Pager } from './pager.js';
import { QueryState } from '../feedback/query-state.js';

interface ListPageProps<Data, Item> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** Picks, filters and sorts what is listed. */
  select: (data: Data) => readonly Item[];
  page: number;
  pageSize: number;
  window: number;
  onPage: (page: number) => void;
  /** Where a page is; makes links of the pager's buttons. */
  to?: (page: number) => To;
  /** What stands where nothing is listed; null where something else says that already. */
  empty: { title: string; text?: string; action?: ReactNode } | null;
  children: (items: Item[]) => ReactNode;
  /** Search and filters. */
  toolbar?: ReactNode;
  /** Says what is shown, e.g. 'Showing 1 to 10 of 42 users'. */
  summary?: (slice: PageSlice<Item>) => string;
  loading?: ReactNode;
  errorText?: (error: Error) => string;
}

/** Toolbar, one page of a list, and its pager: the common body of the list screens. */
export const ListPage = <Data, Item>(props: ListPageProps<Data, Item>) => (
  <>
    {props.toolbar && <div className="list-tools">{props.toolbar}</div>}
    <QueryState query={props.query} loading={props.loading} errorText={props.errorText}>
      {(data) => {
        const slice = slicePage({ items: props.select(data), page: props.page, pageSize: props.pageSize });
        if (slice.total === 0) {
          return props.empty && <EmptyState {...props.empty} />;
        }
        return (
          <>
            {props.summary && (
              <p aria-live="polite" className="text-small quiet list-summary">
                {props.summary(slice)}
              </p>
            )}
            {props.children(slice.items)}
            <Pager page={slice.page} pages={slice.pages} window={props.window} onPage={props.onPage} to={props.to} />
          </>
        );
      }}
    </QueryState>
  </>
);
