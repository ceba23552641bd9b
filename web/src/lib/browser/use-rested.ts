import { useEffect, useState } from 'react';

const restMs = 300;

/** Words as they were once nobody typed for a moment. */
export const useRested = (words: string): string => {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), restMs);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
};
