import type { MouseEvent } from 'react';

/** A click that means "here", rather than in another tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
