import { isSharedDevice } from './shared-device.js';

const key = 'pngwb-searches';
const most = 6;

/** What was searched for on this device, the last first. It never leaves it. */
export const pastSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    // Kept by something else, or storage is off.
    return [];
  }
};

const keep = (searches: readonly string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Storage is full or off: the search works without.
  }
};

export const rememberSearch = (text: string): void => {
  if (text !== '' && !isSharedDevice()) {
    keep([text, ...pastSearches().filter((past) => past.toLowerCase() !== text.toLowerCase())].slice(0, most));
  }
};

export const forgetSearches = (): void => keep([]);
