import { type RefObject, useEffect, useState } from 'react';

/** So many more rows are drawn above and below what is seen. */
const spare = 6;
/** Before anything was measured. */
const first = { from: 0, to: 20 };

export interface VisibleRows {
  from: number;
  /** Exclusive. */
  to: number;
}

const edgesOf = (list: HTMLElement): { top: number; bottom: number } => {
  const pane = list.closest('[data-pane]');
  const isOwn = pane !== null && getComputedStyle(pane).overflowY === 'auto';
  return isOwn ? pane.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
};

/**
 * Which rows of a long list of equal heights are seen, in its pane or in the window, so that thousands of them cost no more
 * than a screenful.
 */
export const useVisibleRows = (
  list: RefObject<HTMLElement | null>,
  { count, height }: { count: number; height: number },
): VisibleRows => {
  const [rows, setRows] = useState<VisibleRows>(first);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const element = list.current;
      if (!element) {
        return;
      }
      const edges = edgesOf(element);
      const { top } = element.getBoundingClientRect();
      const from = Math.max(0, Math.floor((edges.top - top) / height) - spare);
      const to = Math.min(count, Math.max(first.to, Math.ceil((edges.bottom - top) / height) + spare));
      setRows((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    // Scrolling of the pane does not bubble, but it can be caught on its way down.
    document.addEventListener('scroll', plan, { capture: true, passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', plan, { capture: true });
      window.removeEventListener('resize', plan);
    };
  }, [list, count, height]);
  return rows;
};
