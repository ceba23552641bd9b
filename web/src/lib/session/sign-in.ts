import { useLocation, type Location } from 'react-router-dom';

/** What a link to /auth carries, so that signing in leads back to where it was asked for. */
interface SignInState {
  from: string;
}

/** The `state` of links to /auth. It lives in the browser's history, so no address from elsewhere can get in. */
export const useSignInState = (): SignInState => {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
};

/** What a mailed link leaves for /auth when the account asks for a code too (decision A15). */
export const ticketIn = ({ state }: Pick<Location, 'state'>): string | null =>
  (state as { ticket?: string } | null)?.ticket ?? null;

/** The job that a visitor wanted to save; null when there was none. */
export const wishIn = ({ state }: Pick<Location, 'state'>): number | null =>
  (state as { save?: number } | null)?.save ?? null;

/** The list, as it was left, from which a screen was opened; its plain address when it was another. */
export const listBehind = (location: Pick<Location, 'state'>, list: string): string => {
  const from = returnTo(location, list);
  return from === list || from.startsWith(`${list}?`) ? from : list;
};

/** The page of the job on which somebody came to sign in; undefined when it was none. */
export const jobBehind = (location: Pick<Location, 'state'>): string | undefined => {
  const from = returnTo(location, '');
  const id =
    /^(?:\/public|\/preview)?\/jobs\/(\d{1,10})$/.exec(from)?.[1] ??
    /^\/jobs\?(?:.*&)?job=(\d{1,10})\b/.exec(from)?.[1];
  return id && `/jobs/${id}`;
};

/** The screen that asked to sign in, or `fallback`. */
export const returnTo = ({ state }: Pick<Location, 'state'>, fallback: string): string => {
  const from = (state as Partial<SignInState> | null)?.from;
  return from?.startsWith('/') ? from : fallback;
};
