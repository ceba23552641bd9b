import { Injectable } from '@nestjs/common';
import { inTier, matchesOf, type SearchEngine, type Searching } from './engine/engine.js';
import { IdSet } from './engine/id-set.js';
import { wantedOf } from './engine/wanted.js';
import { type JobFilters, matchesNothing, type Tier } from './job-filters.js';
import type { Part, Understanding } from './language/understanding.js';
import { NameQueries } from './names.queries.js';
import { type Relaxation, relaxations } from './relaxation.js';

/** With fewer matches than this, what comes near is shown, too; of that, more is left out until there are as many. */
export const fewMatches = 10;

/** What comes near a search: the words that were left out, and ids of jobs, the best first. */
export interface Related {
  without: string[];
  best: readonly number[];
}

/** One run of a search: with one engine throughout, so that its numbers fit together. */
export interface Run {
  engine: SearchEngine;
  filters: JobFilters;
}

/** The same jobs asked for in another way, with less. */
interface Way {
  without: Part[];
  filters: Searching;
}

/** Finds what comes near when little matches (see docs/search.md). */
@Injectable()
export class RelatedJobs {
  constructor(private readonly names: NameQueries) {}

  /** The search without its least important parts, or with occupations near the one it names; never what was excluded. */
  async of(
    understanding: Understanding,
    { run, known: found, today }: { run: Run; known: readonly number[]; today: string },
  ): Promise<Related | undefined> {
    const { filters, engine } = run;
    const [parts = []] = understanding.alternatives.toSorted((one, other) => other.length - one.length);
    if (matchesNothing(filters)) {
      return undefined;
    }
    const plain = parts.flatMap(({ kind, text, label }) => (kind === 'word' && label === null ? wordsIn(text) : []));
    const ways = relaxations(parts, await engine.words.inTitles(plain)).map(({ kept, ...way }) => ({
      ...way,
      filters: searchFor({ parts: kept, understanding, filters }),
    }));
    const known = engine.numbersOf(found);
    const way =
      (await firstWay(ways, { engine, known })) ?? (await this.nearOccupations(understanding, { parts, filters }));
    if (way === undefined) {
      return undefined;
    }
    const { narrow, others } = await matchesOf(engine, way.filters);
    const matches = { narrow: narrow.minus(known), others: others.minus(known) };
    const window = { filters: withNear(way), matches, from: 0, to: fewMatches, today };
    const best = await engine.ranked({ ...window, isRough: true });
    return best.length > 0 ? { without: way.without.map(({ text }) => text), best } : undefined;
  }

  private async nearOccupations(
    understanding: Understanding,
    { parts, filters }: { parts: readonly Part[]; filters: JobFilters },
  ): Promise<Way | undefined> {
    const signs = await this.names.related(parts.filter(({ kind }) => kind !== 'place').flatMap((part) => part.signs));
    const [part] = parts;
    if (signs.length === 0 || !part) {
      return undefined;
    }
    return { without: [], filters: searchFor({ parts: [{ ...part, signs }], understanding, filters }) };
  }
}

const wordsIn = (text: string): string[] => text.split(' ');

/** The way that loses least: what the job is should stand in its title before it is looked for in the texts. */
const firstWay = async (
  ways: readonly (Way & Pick<Relaxation, 'keepsCore' | 'keepsMost'>)[],
  { engine, known }: { engine: SearchEngine; known: IdSet },
): Promise<Way | undefined> => {
  // The texts are only looked through when titles, companies, places and skills hold nothing near.
  const first = async (tier: Tier, some: typeof ways, least = 1): Promise<Way | undefined> => {
    const wanted = some.map((way) => ({ way, wanted: wantedOf(inTier(way.filters, tier)) }));
    const find = await engine.finder(wanted.map((one) => one.wanted));
    return wanted.find((one) => {
      const found = find(one.wanted);
      return found.size >= least && found.size - IdSet.common([known, found]).size >= least;
    })?.way;
  };
  const core = ways.filter(({ keepsCore }) => keepsCore);
  const others = ways.filter(({ keepsCore }) => !keepsCore);
  return (
    (await first('document', core, fewMatches)) ??
    (await first('document', core.slice(-1))) ??
    (await first(
      'document',
      others.filter(({ keepsMost }) => keepsMost),
    )) ??
    (await first('body', [...core, ...others]))
  );
};

/** What has a part that was left out, or lies around a place that was, comes first. */
const withNear = ({ without, filters }: Way): Searching => {
  const near = without.flatMap((part) => (part.kind === 'place' ? [...part.signs, ...part.near] : []));
  const { understanding } = filters.search;
  const alternatives = understanding.alternatives.map((parts) =>
    parts.map((part, at) => (at === 0 ? { ...part, near: [...part.near, ...near] } : part)),
  );
  return {
    ...filters,
    search: { ...filters.search, understanding: { ...understanding, alternatives }, besides: without },
  };
};

const searchFor = (options: { parts: Part[]; understanding: Understanding; filters: JobFilters }): Searching => ({
  ...options.filters,
  search: { understanding: { ...options.understanding, alternatives: [options.parts] }, tier: 'body' },
});
