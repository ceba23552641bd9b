/** Runs at most `most` pieces of work at a time; the others wait in line. */
export const limitTo = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const release = (): void => {
    const next = waiting.shift();
    // The place passes from one to the next, so that nobody can come in between.
    if (next) {
      next();
    } else {
      running -= 1;
    }
  };
  return async (work) => {
    if (running < most) {
      running += 1;
    } else {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    return work().finally(release);
  };
};
