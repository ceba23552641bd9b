import { useCallback, useEffect, useRef, useState } from 'react';
import { actOf, type DeskAct } from './desk-keys.js';

const key = 'pngwb-desk-keys';

const read = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

/** Whether single keys do something on this device, and a way to change that (decision P42, WCAG 2.1.4). */
export const useKeysChoice = (): [isOn: boolean, change: (isOn: boolean) => void] => {
  const [isOn, setOn] = useState(read);
  const change = useCallback((next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
  }, []);
  return [isOn, change];
};

/** Calls back for keys of the workspace, wherever in the page they are pressed. */
export const useDeskKeys = (isOn: boolean, onAct: (act: DeskAct) => void): void => {
  const latest = useRef(onAct);
  useEffect(() => {
    latest.current = onAct;
  });
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const listen = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (act) {
        event.preventDefault();
        latest.current(act);
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
};
