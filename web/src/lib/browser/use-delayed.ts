import { useEffect, useState } from 'react';

/** False at first, true once `ms` milliseconds have passed. */
export const useDelayed = (ms: number): boolean => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
};
