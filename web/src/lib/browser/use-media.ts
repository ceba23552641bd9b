import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. The server, and the first render over its page, take the narrow side. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const list = window.matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => false,
  );

/** True from the spec's split point of 1024 px up. */
export const useIsWide = (): boolean => useMedia('(min-width: 1024px)');
