import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { api, isSignedOut, isUnanswered } from '../api/api.js';
import { noteKept } from '../api/kept-marks.js';
import { markSharedDevice } from '../browser/shared-device.js';
import { forgetPerson } from './forget-person.js';
import { forgetAccount, keptAccount } from './private-caches.js';
import { freshFor, retriedOnReconnect, sessionKey } from '../api/query-client.js';
import { site } from './site.js';

/**
 * Who is signed in, or null. Asked again on demand, never because the window got the focus (spec §7). A visitor whose
 * request carried no session cookie is known as one without asking.
 */
export const sessionQuery = queryOptions<User | null>({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    try {
      return await api.get('/auth/me', { signal });
    } catch (error) {
      if (isSignedOut(error)) {
        void forgetAccount();
        return null;
      }
      // Without a line it is who was here before (decision P51); the server says so again once it is back.
      const kept = isUnanswered(error) ? await keptAccount() : undefined;
      if (kept) {
        noteKept(sessionKey[0], new Date().toISOString());
        return kept;
      }
      throw error;
    }
  },
  initialData: () => (site().signedIn === false ? null : undefined),
  staleTime: (query) => (query.state.data === null ? Infinity : freshFor.session),
  gcTime: Infinity,
  retry: 2,
  retryDelay: 1000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: retriedOnReconnect,
});

export interface Session {
  /** Undefined while it is being found out. */
  user: User | null | undefined;
  isChecking: boolean;
}

/** The session as screens see it. A session that cannot be read counts as signed out. */
export const useSession = (): Session => {
  const query = useQuery(sessionQuery);
  const user = query.isError && query.data === undefined ? null : query.data;
  return { user, isChecking: user === undefined };
};

/** The signed-in user, inside a guarded screen. */
export const useUser = (): User => {
  const { user } = useSession();
  if (!user) {
    throw new Error('useUser is for screens behind a guard');
  }
  return user;
};

/** Makes this the user of the session, e.g. after signing in or saving one's profile. */
export const setSessionUser = (client: QueryClient, user: User): void => {
  client.setQueryData(sessionQuery.queryKey, user);
};

/** Forgets what was read for whoever was there before. The session itself stays, because the layout watches it. */
const forget = (client: QueryClient): void => {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  client.getMutationCache().clear();
};

/** Starts the session of a user who just signed in. An earlier question who is there must not be answered later. */
export const startSession = async (
  client: QueryClient,
  user: User,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<void> => {
  markSharedDevice(isShared);
  if (isShared) {
    forgetPerson();
  }
  await Promise.all([client.cancelQueries({ queryKey: sessionQuery.queryKey }), forgetAccount()]);
  forget(client);
  setSessionUser(client, user);
};

/** Signs out and forgets everything that was read (spec §4). */
export const endSession = async (client: QueryClient): Promise<void> => {
  await api.post('/auth/logout');
  await dropSession(client);
};

/** Forgets everything that was read, once the server has ended the session. */
export const dropSession = async (client: QueryClient): Promise<void> => {
  await Promise.all([client.cancelQueries(), forgetAccount()]);
  client.setQueryData(sessionQuery.queryKey, null);
  forget(client);
  markSharedDevice(false);
};

/** Where a person lands after signing in (spec §4). */
export const homeOf = (user: Pick<User, 'role'>): string =>
  user.role === 'super_admin' ? '/super-admin' : '/dashboard';
