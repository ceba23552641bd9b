import type { JobFilters, TextSearch, Tier } from '../job-filters.js';
import type { UnknownWord } from '../word.queries.js';
import { IdSet } from './id-set.js';
import type { Wanted } from './wanted.js';

export type Searching = JobFilters & { search: TextSearch };

/** The matches of a search: in title, company, place and skills, and those that hold it in their text alone. */
export interface Matches {
  narrow: IdSet;
  others: IdSet;
}

/** A window of a search's matches in their order. */
export interface RankedWindow {
  filters: Searching;
  matches: Matches;
  from: number;
  to: number;
  /** `YYYY-MM-DD` in Port Moresby. */
  today: string;
  /** How near the words stand in texts is not looked up: for what is not a match, that brings nothing (`search:eval`). */
  isRough?: true;
}

/** The newest jobs of some filters in their order, and how many there are. */
export interface Newest {
  total: number;
  jobIds: number[];
}

/** Finds the jobs of what is wanted, one of those that it was made for, as the rows were at one moment. */
export type Finder = (wanted: Wanted) => IdSet;

/** The words of public jobs: what a mistyped word may have meant. */
export interface KnownWords {
  /** Those of some plain words that no public job has, with the words of jobs that they may be. */
  unknown(words: readonly string[]): Promise<UnknownWord[]>;
  /** For each of some words those of jobs that look most like it, the likest first. */
  near(words: readonly string[], count: number): Promise<string[][]>;
  /** Those of some words that a title has. */
  inTitles(words: readonly string[]): Promise<Set<string>>;
}

/** Where an engine stands: how many jobs came and went so far. */
export interface Moment {
  /** The engine's own: one that was made anew counts anew. */
  of: symbol;
  size: number;
  gone: number;
}

/** Finds and ranks jobs: Postgres itself, or the index that a process keeps. Sets are of an engine's own numbers. */
export interface SearchEngine {
  readonly words: KnownWords;
  /** The jobs of each of some filters. */
  find(asked: readonly JobFilters[]): Promise<IdSet[]>;
  /** What it takes to find any of these, which have many conditions in common. */
  finder(asked: readonly Wanted[]): Promise<Finder>;
  numbersOf(jobIds: readonly number[]): IdSet;
  /** Ids of jobs, the best first. */
  ranked(window: RankedWindow): Promise<number[]>;
  /** Undefined where it is not known which jobs come and go. */
  readonly moment: Moment | undefined;
  /** Whether a job came or went since that may fit some filters: false only when what they find is the same as then. */
  hasChanged(filters: JobFilters, since: Moment): Promise<boolean>;
}

export const inTier = (filters: Searching, tier: Tier): Searching => ({
  ...filters,
  search: { ...filters.search, tier },
});

/** The matches in the tiers that a search looks in. */
export const matchesOf = async (engine: SearchEngine, filters: Searching): Promise<Matches> => {
  const inNarrow = inTier(filters, 'document');
  if (filters.search.tier === 'document') {
    const [narrow = IdSet.none] = await engine.find([inNarrow]);
    return { narrow, others: IdSet.none };
  }
  const [narrow = IdSet.none, wide = IdSet.none] = await engine.find([inNarrow, filters]);
  return { narrow, others: wide.minus(narrow) };
};

/** The same where those of the narrow tier are at hand. */
export const othersBeside = async (engine: SearchEngine, filters: Searching, narrow: IdSet): Promise<Matches> => {
  const [wide = IdSet.none] = await engine.find([filters]);
  return { narrow, others: wide.minus(narrow) };
};
