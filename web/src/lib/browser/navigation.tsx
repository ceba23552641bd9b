import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { fixNow } from './use-now.js';

const focus = { isPending: false };

/** True once after each navigation to another path; the first heading shown asks for it. */
export const takePendingFocus = (): boolean => {
  const wasPending = focus.isPending;
  focus.isPending = false;
  return wasPending;
};

/** For what takes the place of a screen without a navigation: it is seen from its top, and its heading gets the focus. */
export const beginScreen = (): void => {
  focus.isPending = true;
  window.scrollTo(0, 0);
};

const contentWatchMs = 200;

/**
 * Scrolls to the top and moves the focus on navigation; leads back to /jobs when a job's page stays empty (spec §2).
 * Stands before the screens, so that its effects run first.
 */
export const NavigationEffects = (): null => {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const previous = useRef(pathname);

  // From the first commit on, time passes.
  useEffect(() => fixNow(undefined), []);

  useEffect(() => {
    if (previous.current === pathname) {
      return undefined;
    }
    previous.current = pathname;
    focus.isPending = true;
    if (kind !== NavigationType.Pop) {
      window.scrollTo(0, 0);
      return undefined;
    }
    if (!/^\/jobs\/\d+$/.test(pathname)) {
      return undefined;
    }
    const timer = setTimeout(() => {
      if (!document.querySelector('main')?.firstElementChild) {
        void navigate('/jobs', { replace: true });
      }
    }, contentWatchMs);
    return () => clearTimeout(timer);
  }, [pathname, kind, navigate]);

  return null;
};
