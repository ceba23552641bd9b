import { queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/api/read.js';

const lookEveryMs = 30_000;
const afterDueMs = 1000;

/** Milliseconds that are left of a wait which was `waitMs` long when the answer came at `readAt`. */
export const remaining = (waitMs: number, readAt: number, now = Date.now()): number =>
  Math.max(0, waitMs - (now - readAt));

/**
 * What will be told about statuses (decision P17). Read again when the next of it should have left, and now and then for
 * what colleagues do.
 */
export const outboxQuery = queryOptions({
  ...read('/outbox'),
  staleTime: 0,
  refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
    const next = data?.notices[0];
    return next ? Math.min(Math.max(remaining(next.waitMs, dataUpdatedAt), afterDueMs), lookEveryMs) : lookEveryMs;
  },
});
