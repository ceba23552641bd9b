import { MutationCache, QueryCache, type QueryCacheConfig, QueryClient } from '@tanstack/react-query';
import { ApiError, isSignedOut, isUnanswered } from './api.js';
import { keyOf } from './read.js';

const minute = 60_000;

/** How long data counts as fresh, in milliseconds (spec §9). */
export const freshFor = {
  session: 5000,
  publicJobs: 30_000,
  applications: 2 * minute,
  savedJobs: 5 * minute,
  recommendations: 10 * minute,
  myJobs: 3 * minute,
  adminUsers: 30_000,
  adminJobs: 30_000,
  adminCompanies: 0,
} as const;

/** None for statuses 400 to 499, otherwise so many more tries (spec §7). */
export const retryUpTo =
  (tries: number) =>
  (failures: number, error: Error): boolean =>
    !(error instanceof ApiError && error.status >= 400 && error.status < 500) && failures < tries;

/** Milliseconds before the next try: 1 s, 2 s, then 3 s. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 3000);

/** What got no answer is asked for again by itself: when the line is back, and so often in case the browser does not notice. */
const unansweredEveryMs = 8000;
export const retriedOnReconnect = ({ state }: { state: { error: unknown } }) => (state.error ? 'always' : false);
const unansweredInterval = ({ state }: { state: { error: unknown } }) =>
  isUnanswered(state.error) ? unansweredEveryMs : false;

/** The key of who is signed in. */
export const sessionKey = keyOf('/auth/me');

/** When data was read that came with the page. */
export const neverRead = 0;

export const createQueryClient = (): QueryClient => {
  // A refusal for want of a session may be the first sign that it has ended: screens then ask to sign in again.
  const onError = (error: Error) => {
    if (isSignedOut(error)) {
      void client.invalidateQueries({ queryKey: sessionKey });
    }
  };
  const onReadError: QueryCacheConfig['onError'] = (error, query) => {
    onError(error);
    // What came with the page does not stand against the first answer to the browser itself; without an answer it does.
    if (query.state.dataUpdatedAt === neverRead && !isUnanswered(error)) {
      query.setState({ data: undefined });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: onReadError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: retryUpTo(2),
        retryDelay,
        gcTime: 5 * minute,
        networkMode: 'always',
        refetchOnReconnect: retriedOnReconnect,
        refetchInterval: unansweredInterval,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
