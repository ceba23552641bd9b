import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `onServer` stands in where there is no window. */
export const useMedia = (query: string, onServer = false): boolean =>
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
    () => onServer,
  );

/** True from the spec's split point of 1024 px up. */
export const useIsWide = (): boolean => useMedia('(min-width: 1024px)', true);
