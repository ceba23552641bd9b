import { type RefObject, useEffect } from 'react';

/** The height below toasts that is taken, as a custom property of the page. */
export const takenHeight = '--taken-height';

/** Keeps toasts above a bar that stands at the foot of the window, so that its buttons can be reached. */
export const useRoomForToasts = (bar: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) {
      return undefined;
    }
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(takenHeight, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(takenHeight);
    };
  }, [bar, isShown]);
};
