import { useRef, useState } from 'react';

export interface Selection {
  has: (id: number) => boolean;
  /** Turns one around; with `isRange` all from the one before to this one become as this one becomes. */
  toggle: (id: number, isRange: boolean) => void;
  set: (ids: readonly number[]) => void;
}

/** Which rows of a list are chosen. Whoever lists fewer sees only those of them that are listed. */
export const useSelection = (listed: readonly number[]): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const toggle = (id: number, isRange: boolean) => {
    const from = isRange && last.current !== null ? listed.indexOf(last.current) : -1;
    const to = listed.indexOf(id);
    const range = from < 0 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = id;
    const next = new Set(chosen);
    const isOn = !chosen.has(id);
    for (const each of range) {
      if (isOn) {
        next.add(each);
      } else {
        next.delete(each);
      }
    }
    setChosen(next);
  };
  return {
    has: (id) => chosen.has(id),
    toggle,
    set: (ids) => setChosen(new Set(ids)),
  };
};
