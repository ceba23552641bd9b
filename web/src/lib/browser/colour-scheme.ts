import { themeStorageKey } from '@workboard/contracts/constants';
import { useSyncExternalStore } from 'react';

type Scheme = 'light' | 'dark';

const listeners = new Set<() => void>();

/** The page's own script has set it before the first paint (`theme/bootstrap.js`). */
const show = (scheme: Scheme): void => {
  document.documentElement.dataset.theme = scheme;
  listeners.forEach((tell) => tell());
};

/** Chosen in another tab. */
const follow = ({ key, newValue }: StorageEvent): void => {
  if (key === themeStorageKey) {
    show(newValue === 'dark' ? 'dark' : 'light');
  }
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    window.addEventListener('storage', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', follow);
    }
  };
};

/** Whether the page is dark; the server, and the first render over its page, take light. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme === 'dark',
    () => false,
  );

/** Switches the page, and remembers it under `pngwb-theme` (spec §2). */
export const chooseScheme = (scheme: Scheme): void => {
  try {
    localStorage.setItem(themeStorageKey, scheme);
  } catch {
    // No storage: it holds for this page.
  }
  show(scheme);
};
