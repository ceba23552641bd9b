import { type QueriesResults, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Read } from '../../lib/api/read.js';
import { Skeletons } from './query-state.js';

/**
 * Whether each of these reads was answered once, or failed. What is shown from then on does not move because one of them is
 * late; it stays known when they are asked again.
 */
export const useAreKnown = (...reads: readonly Pick<UseQueryResult, 'isLoading'>[]): boolean => {
  const [wereKnown, setWereKnown] = useState(false);
  // Those that wait for a line, or are not wanted, are not under way: they are not waited for.
  const areKnown = wereKnown || reads.every(({ isLoading }) => !isLoading);
  if (areKnown !== wereKnown) {
    setWereKnown(true);
  }
  return areKnown;
};

interface TogetherProps {
  /** What the parts read, each by itself. */
  reads: readonly Read<unknown>[];
  children: ReactNode;
}

/** Parts of a screen that read something each and appear in one go, so that none pushes another away. */
export const Together = ({ reads, children }: TogetherProps) => {
  const results: QueriesResults<Read<unknown>[]> = useQueries({ queries: [...reads] });
  return useAreKnown(...results) ? children : <Skeletons />;
};
