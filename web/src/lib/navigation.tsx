import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

let pendingFocus = false;

/** True once after each navigation to another path; the first heading shown asks for it. */
export const takePendingFocus = (): boolean => {
  const wasPending = pendingFocus;
  pendingFocus = false;
  return wasPending;
};

const contentWatchMs = 200;

/** Scrolls to the top and moves the focus on navigation; leads back to /jobs when a job's page stays empty (spec §2). */
export const NavigationEffects = (): null => {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const previous = useRef(pathname);

  if (previous.current !== pathname) {
    // During render, so that a heading that mounts with this navigation already finds it.
    previous.current = pathname;
    pendingFocus = true;
  }

  useEffect(() => {
    if (kind === 'PUSH') {
      window.scrollTo(0, 0);
    }
    if (kind !== 'POP' || !/^\/jobs\/\d+$/.test(pathname)) {
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
