/** Runs at most `most` pieces of work at a time; the others wait in line. */
export const limitTo = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const release = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  return async (work) => {
    if (running >= most) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    running += 1;
    return work().finally(release);
  };
};
