import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while its page is taken over, true from then on: for what the server cannot know or should not ask for. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
