import { useEffect, useState, useSyncExternalStore } from 'react';

/** Where messages may stand, the page first and the dialogs over it after. */
let places: readonly symbol[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly symbol[]): void => {
  places = next;
  for (const listener of listeners) {
    listener();
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Whether this place is the one that messages are shown in: the uppermost, because a modal dialog hides all that stands below
 * it from screen readers and from the keyboard.
 */
export const useIsUppermost = (): boolean => {
  const [place] = useState(() => Symbol('place'));
  useEffect(() => {
    change([...places, place]);
    return () => change(places.filter((other) => other !== place));
  }, [place]);
  return useSyncExternalStore(
    subscribe,
    () => places.at(-1) === place,
    () => false,
  );
};
