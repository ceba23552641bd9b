import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { Page } from '../../components/layout/page.js';
import { capitalise } from '../../lib/text/text.js';
import { AdminNotFound } from './admin-notices.js';

interface RecordScreenProps<Data> {
  query: UseQueryResult<Data>;
  noun: 'company' | 'user';
  /** The heading until the record is there. */
  title: string;
  narrow?: boolean;
  errorTitle?: string;
  children: (record: Data) => ReactNode;
}

/** The screen of one record, also while it is read and where there is none. */
export const RecordScreen = <Data,>({ query, noun, title, narrow, errorTitle, children }: RecordScreenProps<Data>) => (
  <QueryState
    query={query}
    isScreen
    errorTitle={errorTitle}
    notFound={<AdminNotFound title={`${capitalise(noun)} not found`} />}
    loading={
      <Page narrow={narrow} title={title}>
        <Skeletons label={`Loading ${noun} data...`} height={220} />
      </Page>
    }
  >
    {children}
  </QueryState>
);
