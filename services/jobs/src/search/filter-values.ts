/**
 * Several values arrive separated by commas (decision W3), but a value may hold a comma itself ("Lae, Morobe"). So
 * neighbours are also looked up joined together, and a joined value that exists wins over its parts.
 */
export interface Run {
  /** Index of the first part. */
  start: number;
  /** Number of parts. */
  length: number;
  text: string;
}

const longestRun = 4;

/** Every sequence of up to four neighbouring parts. */
export const runsOf = (parts: readonly string[]): Run[] =>
  parts.flatMap((_, start) =>
    Array.from({ length: Math.min(longestRun, parts.length - start) }, (__, index) => ({
      start,
      length: index + 1,
      text: parts.slice(start, start + index + 1).join(', '),
    })),
  );

/** What is known of one run: the stored values that contain it, and the one that it is. */
export interface KnownRun {
  values: readonly string[];
  exact: string | null;
}

/** The stored values that a filter means: the longest joined values first, then whatever contains a single part. */
export const meantValues = (runs: readonly Run[], known: ReadonlyMap<string, KnownRun>): string[] => {
  const meant = new Set<string>();
  const partCount = Math.max(0, ...runs.map(({ start }) => start + 1));
  for (let start = 0; start < partCount;) {
    const here = runs.filter((run) => run.start === start).toSorted((one, other) => other.length - one.length);
    const joined = here.find((run) => run.length > 1 && known.get(run.text)?.exact);
    const chosen = known.get((joined ?? here.at(-1))?.text ?? '');
    const values = joined ? [chosen?.exact ?? joined.text] : (chosen?.values ?? []);
    values.forEach((value) => meant.add(value));
    start += joined?.length ?? 1;
  }
  return [...meant];
};
