/** Of the screen of what is kept, where less is said, and of all others. */
const storageKeys = { kept: 'pngwb-device-room-kept', others: 'pngwb-device-room' };
const property = '--device-room';

/** Whether room is held for what this device says, because it said something on the last page (`theme/bootstrap.js`). */
export const isRoomHeld = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.style.getPropertyValue(property) !== '';

/** Lets the room go, and notes how much the next page is to hold from its first paint, in pixels. */
export const letRoomGo = (next: number): void => {
  document.documentElement.style.removeProperty(property);
  try {
    if (next > 0) {
      localStorage.setItem(storageKeys[window.location.pathname === '/offline' ? 'kept' : 'others'], `${next}px`);
    } else {
      Object.values(storageKeys).forEach((key) => localStorage.removeItem(key));
    }
  } catch {
    // Without storage the next page moves a little when it hears of it.
  }
};
