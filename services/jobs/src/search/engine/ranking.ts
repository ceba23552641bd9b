import { IdSet } from './id-set.js';
import type { RankedWindow, Searching } from './engine.js';

/**
 * Matches are ranked in blocks of this many, those with the title that was searched for first, then the newest: ranking a
 * common word's every match would take long.
 */
const rankedBlock = 500;
/** Whole texts are long: fewer of them are ranked. */
const rankedTextBlock = 100;

/** Some matches that are put in order among themselves, those of the text alone by how near their words stand. */
export interface Block {
  ids: number[];
  isText: boolean;
}

/** What tells an engine's jobs apart, in its own numbers. */
export interface Scorer {
  /** Those matches that have the very title that was searched for, the newest first. */
  sameTitle(filters: Searching, narrow: IdSet): Promise<number[]>;
  /** The jobs of some blocks, block after block, each with the best first. */
  inOrder(blocks: readonly Block[], asked: Pick<RankedWindow, 'filters' | 'today'>): Promise<number[]>;
}

/** Some jobs in a row of blocks, from one place to another. */
const blocksOf = (
  window: { from: number; to: number; size: number; isText: boolean },
  idsAt: (count: number, from: number) => number[],
): Block[] => {
  const { from, to, size, isText } = window;
  const first = Math.floor(from / size);
  const count = Math.max(Math.ceil(to / size) - first, 0);
  return Array.from({ length: count }, (_, at) => ({ ids: idsAt(size, (first + at) * size), isText }));
};

/** Puts matches in order, the best first (see docs/search.md). */
export const rankedNumbers = async (window: RankedWindow, scorer: Scorer): Promise<number[]> => {
  const { filters, matches, from, today } = window;
  const { narrow, others } = matches;
  const to = Math.min(window.to, narrow.size + others.size);
  const same = narrow.size > rankedBlock ? await scorer.sameTitle(filters, narrow) : [];
  const rest = same.length > 0 ? narrow.minus(IdSet.of(same)) : narrow;
  const narrowTo = Math.min(to, narrow.size);
  const blocks = [
    ...blocksOf({ from, to: narrowTo, size: rankedBlock, isText: false }, (count, at) => {
      const first = same.slice(at, at + count);
      return [...first, ...rest.newest(count - first.length, Math.max(at - same.length, 0))];
    }),
    ...blocksOf(
      { from: Math.max(from - narrow.size, 0), to: to - narrow.size, size: rankedTextBlock, isText: !window.isRough },
      (count, at) => others.newest(count, at),
    ),
  ].filter(({ ids }) => ids.length > 0);
  if (blocks.length === 0) {
    return [];
  }
  const ids = await scorer.inOrder(blocks, { filters, today });
  const start =
    from < narrow.size
      ? Math.floor(from / rankedBlock) * rankedBlock
      : narrow.size + Math.floor((from - narrow.size) / rankedTextBlock) * rankedTextBlock;
  return ids.slice(from - start, to - start);
};
