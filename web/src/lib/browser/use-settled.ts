import { useEffect, useState } from 'react';

/** A pause after which the server is asked for what was typed, in milliseconds. */
export const typingPauseMs = 300;

/** A value once it has not changed for so many milliseconds: what is typed, at a pause. */
export const useSettled = <Value>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};
