import type { ButtonProps } from './button.js';
import { ButtonLink } from './link.js';
import { useSignInState } from '../../lib/session/sign-in.js';

/**
 * Leads to signing in, and from there back to this screen. The state stands in the page too: a tap waits for the scripts, and
 * where they are lost or late it is the browser's own, which knows of no state (`theme/bootstrap.js`).
 */
export const SignInLink = (props: Pick<ButtonProps, 'variant' | 'startIcon' | 'children'>) => {
  const state = useSignInState();
  return <ButtonLink to="/auth" state={state} data-state={JSON.stringify(state)} {...props} />;
};
