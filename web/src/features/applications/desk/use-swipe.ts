import { type TouchEvent, useRef } from 'react';

/** Fingers move a little on every tap. */
const shortestPx = 70;
const scrollsSideways = '[role="tablist"], input, textarea, select, [role="dialog"]';

/** Swipes to the left and to the right; those that go up, or move something that scrolls sideways, are none. */
export const useSwipe = ({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const isOther = touches.length !== 1 || (target instanceof Element && target.closest(scrollsSideways) !== null);
      start.current = touch && !isOther ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) {
        return;
      }
      const x = touch.clientX - from.x;
      const y = touch.clientY - from.y;
      if (Math.abs(x) < shortestPx || Math.abs(x) < 2 * Math.abs(y)) {
        return;
      }
      (x < 0 ? onLeft : onRight)();
    },
  };
};
