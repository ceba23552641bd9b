/** How many rows one message asks for at most. */
const batchSize = 5000;

/** Asks for each id once, in as many messages as it takes. */
export const inBatches = async <T>(
  ids: readonly number[],
  ask: (batch: { ids: number[] }) => Promise<T[]>,
): Promise<T[]> => {
  const unique = [...new Set(ids)];
  const batches = Array.from({ length: Math.ceil(unique.length / batchSize) }, (_, index) =>
    ask({ ids: unique.slice(index * batchSize, (index + 1) * batchSize) }),
  );
  return (await Promise.all(batches)).flat();
};
