/** What was measured of one thing, in milliseconds. */
export interface Measured {
  readonly runs: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Median, 95th and 99th percentile (the slowest when there are fewer than a hundred) of durations in milliseconds. */
export const summarise = (durations: readonly number[]): Measured => {
  const sorted = durations.toSorted((a, b) => a - b);
  return { runs: sorted.length, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) };
};

/** How long one call takes, in milliseconds; its failure is the caller's. */
export const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await call();
  return performance.now() - started;
};
