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

/** The screen that asked to sign in, or `fallback`. */
export const returnTo = ({ state }: Pick<Location, 'state'>, fallback: string): string => {
  const from = (state as Partial<SignInState> | null)?.from;
  return from?.startsWith('/') ? from : fallback;
};
