import { useSyncExternalStore } from 'react';

const storageKey = 'pngwb-save-data';
const listeners = new Set<() => void>();

/** Whether the browser was told to save data, for all sites. */
export const browserSavesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const isSwitchedOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
};

/**
 * Whether this device saves data, by our own switch or the browser's: no pictures, no web font, nothing asked for ahead, no
 * suggestions (decision P52). The page's inline script decides the same before the first paint (`theme/bootstrap.js`).
 */
export const savesData = (): boolean => browserSavesData() || isSwitchedOn();

/** Turns our own switch on or off, on this device. */
export const setSavesData = (isOn: boolean): void => {
  try {
    if (isOn) {
      localStorage.setItem(storageKey, 'on');
    } else {
      localStorage.removeItem(storageKey);
    }
  } catch {
    // Without storage it holds for nothing; the browser's own setting does.
  }
  document.documentElement.toggleAttribute('data-save-data', savesData());
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The same for components; false while a page from the server is taken over. */
export const useSavesData = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);
