import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { isAbsent } from '../../lib/api/api.js';
import { useDelayed } from '../../lib/browser/use-delayed.js';
import { Button } from '../elements/button.js';
import { Callout } from './callout.js';
import { Notice } from './notice.js';

interface SkeletonsProps {
  count?: number;
  height?: number;
  /** The spec's words for this wait, above the boxes. */
  label?: string;
}

/** Grey boxes of the final height; they appear after 150 ms, their room is kept from the start. */
export const Skeletons = ({ count = 3, height = 120, label }: SkeletonsProps) => {
  const isLate = useDelayed(150);
  return (
    <output
      aria-label={label ?? 'Loading...'}
      className="skeletons"
      style={{ visibility: isLate ? 'visible' : 'hidden' }}
    >
      {label && <p className="text quiet">{label}</p>}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} style={{ height }} />
      ))}
    </output>
  );
};

interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>;
  children: (data: Data) => ReactNode;
  /** Shown while loading; three boxes unless given. */
  loading?: ReactNode;
  /** What to say when there is no such record. */
  notFound?: ReactNode;
  /** Replaces the error's own message. */
  errorText?: (error: Error) => string;
  errorTitle?: string;
  /** The query is the whole screen: a failure then gets the screen's heading. */
  isScreen?: boolean;
}

/** The four states of every read: loading, failed, absent, there. Data that is there stays when a later read fails. */
export const QueryState = <Data,>(props: QueryStateProps<Data>) => {
  const { query, notFound } = props;
  if (query.data !== undefined) {
    // A boundary, so that on a page from the server the search above a long list can be used before the list is taken over.
    return <Suspense>{props.children(query.data)}</Suspense>;
  }
  if (query.isPending) {
    return props.loading ?? <Skeletons />;
  }
  if (notFound && isAbsent(query.error)) {
    return notFound;
  }
  const text = query.error ? (props.errorText?.(query.error) ?? query.error.message) : '';
  if (props.isScreen) {
    return (
      <Notice title={props.errorTitle ?? 'Something went wrong'} text={text}>
        <Button variant="contained" onClick={() => void query.refetch()}>
          Try Again
        </Button>
      </Notice>
    );
  }
  return (
    <Callout
      tone="error"
      title={props.errorTitle}
      action={
        <Button size="small" variant="outlined" onClick={() => void query.refetch()}>
          Try Again
        </Button>
      }
    >
      {text}
    </Callout>
  );
};
