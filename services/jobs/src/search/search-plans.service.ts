import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayOf, type UnderstoodSearch } from '@workboard/contracts';
import { LoadingCache, Clock } from '@workboard/service-kit';
import { type JobFilters, matchesNothing, type TextSearch, type Tier } from './job-filters.js';
import { JobSearchQueries } from './job-search.queries.js';
import { payInText } from './language/pay-in-text.js';
import type { Part, Understanding } from './language/understanding.js';
import { IdSet } from './matches/id-set.js';
import { MatchSets } from './matches/match-sets.js';
import { wantedOf } from './matches/wanted.js';
import { NameQueries } from './names.queries.js';
import { type Matches, Ranking } from './ranking.js';
import { type Relaxation, relaxations } from './relaxation.js';
import type { SearchScope } from './search-scope.queries.js';
import { WordQueries } from './word.queries.js';

/** A total and the filters it was counted with. */
interface Counted {
  total: number;
  filters: JobFilters;
  /** The best matches in their order. */
  best: readonly number[];
}

/** How a search is run: what matches, what was understood, and what comes near when little matches. */
export interface SearchPlan extends Counted {
  understood: UnderstoodSearch | undefined;
  related: { without: string[]; best: readonly number[] } | undefined;
}

/** The same jobs asked for in another way, with less. */
interface Way {
  without: Part[];
  filters: Searching;
}
export type Searching = JobFilters & { search: TextSearch };

const megabyte = 1024 * 1024;
/** Some thousand plans. The key carries the version of the searched rows. */
const limits = { maxBytes: 4 * megabyte, maxValueBytes: megabyte / 8 };
/** With so many matches in title, company, place and skills the texts are not looked through. */
const enoughMatches = 20;
/** So many times the matches that another spelling must have to be asked for. */
const muchMore = 5;
/** With fewer matches than this, what comes near is shown, too; of that, more is left out until there are as many. */
const fewMatches = 10;
/** The best of a search are cached with its plan: five pages, hardly anybody reads on. */
const mostCached = 100;

/** Decides how a search is run (see docs/search.md); a plan holds as long as the searched rows do not change. */
@Injectable()
export class SearchPlansService {
  private readonly plans = new LoadingCache<SearchPlan>({
    name: 'plans',
    ...limits,
    sizeOf: (plan) => JSON.stringify(plan).length,
  });

  constructor(
    private readonly names: NameQueries,
    private readonly rows: JobSearchQueries,
    private readonly words: WordQueries,
    private readonly sets: MatchSets,
    private readonly ranking: Ranking,
    private readonly clock: Clock,
  ) {}

  of(search: string, scope: SearchScope): Promise<SearchPlan> {
    const key = createHash('sha256')
      .update(JSON.stringify([scope.version, this.today(), search, scope.filters]))
      .digest('base64url');
    return this.plans.get(key, () => this.plan(search, scope));
  }

  private today(): string {
    return dayOf(this.clock.now());
  }

  /** The ids of a search's matches from one place in their order to another. */
  async ids(
    filters: Searching,
    { version, from, to }: { version: string; from: number; to: number },
  ): Promise<number[]> {
    const matches = await this.matches(filters, version);
    return this.ranking.ids({ filters, matches, from, to, today: this.today() });
  }

  private async plan(search: string, { filters: asked, version }: SearchScope): Promise<SearchPlan> {
    const pay = payInText(search);
    const text = pay ? search.replace(pay.text, ' ') : search;
    const scope = { version, filters: { ...asked, ...(pay && asked.payFrom === undefined ? paid(pay) : {}) } };
    const understanding = await this.names.understand(text);
    if (pay && understanding.alternatives.length + understanding.excluded.length === 0) {
      return {
        total: await this.rows.totalByRows(scope.filters),
        filters: scope.filters,
        best: [],
        understood: { chips: [payChip(pay)] },
        related: undefined,
      };
    }
    const meant = await this.meant(text, { understanding, scope });
    const chips = [...chipsOf(meant.understanding), ...(pay ? [payChip(pay)] : [])];
    const didYouMean = await this.didYouMean(text, { understanding, scope, total: meant.counted.total });
    const understood = {
      chips,
      ...(meant.corrected === undefined ? {} : { corrected: meant.corrected }),
      ...(didYouMean === undefined ? {} : { didYouMean }),
    };
    return {
      ...meant.counted,
      understood: chips.length > 0 || (meant.corrected ?? didYouMean) !== undefined ? understood : undefined,
      related:
        meant.counted.total < fewMatches
          ? await this.related(meant.understanding, { scope, counted: meant.counted })
          : undefined,
    };
  }

  /** As typed; when that finds nothing, as it was probably meant. */
  private async meant(text: string, { understanding, scope }: { understanding: Understanding; scope: SearchScope }) {
    const counted = await this.count(understanding, scope);
    if (counted.total > 0 || matchesNothing(scope.filters)) {
      return { understanding, counted, corrected: undefined };
    }
    const corrected = await this.words.correct(text, understanding);
    if (corrected === text) {
      return { understanding, counted, corrected: undefined };
    }
    const other = await this.names.understand(corrected);
    return { understanding: other, counted: await this.count(other, scope), corrected };
  }

  /** A word that jobs have may still be a typing error of one that many more have. */
  private async didYouMean(
    text: string,
    { understanding, scope, total }: { understanding: Understanding; scope: SearchScope; total: number },
  ): Promise<string | undefined> {
    if (total === 0 || total >= fewMatches) {
      return undefined;
    }
    for (const other of await this.words.alike(text, understanding)) {
      const search = { understanding: await this.names.understand(other), tier: 'document' as const };
      const { narrow } = await this.matches({ ...scope.filters, search }, scope.version);
      if (narrow.size >= Math.max(fewMatches, total * muchMore)) {
        return other;
      }
    }
    return undefined;
  }

  /** Filters never widen where a search looks: what they leave is counted beside each of them (see facets). */
  private async count(understanding: Understanding, { filters: asked, version }: SearchScope): Promise<Counted> {
    const search = { understanding, tier: 'document' as const };
    const narrow = { ...asked, search };
    if (matchesNothing(asked)) {
      return { total: 0, filters: narrow, best: [] };
    }
    const found = await this.matches(narrow, version);
    if (
      found.narrow.size >= enoughMatches ||
      understanding.alternatives.length === 0 ||
      (found.narrow.size > 0 &&
        Object.keys(asked).length > 0 &&
        (await this.matches({ search }, version)).narrow.size >= enoughMatches)
    ) {
      return this.best(narrow, found);
    }
    const wide = { ...asked, search: { understanding, tier: 'body' as const } };
    return this.best(wide, await this.matches(wide, version));
  }

  private async matches(filters: Searching, version: string): Promise<Matches> {
    const inNarrow = inTier(filters, 'document');
    if (filters.search.tier === 'document') {
      const [narrow = IdSet.none] = await this.sets.of([inNarrow], version);
      return { narrow, others: IdSet.none };
    }
    const [narrow = IdSet.none, wide = IdSet.none] = await this.sets.of([inNarrow, filters], version);
    return { narrow, others: wide.minus(narrow) };
  }

  private async best(filters: Searching, matches: Matches, to = mostCached): Promise<Counted> {
    const best = await this.ranking.ids({ filters, matches, from: 0, to, today: this.today() });
    return { total: matches.narrow.size + matches.others.size, filters, best };
  }

  /** The search without its least important parts, or with occupations near the one it names; never what was excluded. */
  private async related(
    understanding: Understanding,
    { scope, counted }: { scope: SearchScope; counted: Counted },
  ): Promise<SearchPlan['related']> {
    const { filters, version } = scope;
    const [parts = []] = understanding.alternatives.toSorted((one, other) => other.length - one.length);
    if (matchesNothing(filters)) {
      return undefined;
    }
    const plain = parts.flatMap(({ kind, text, label }) => (kind === 'word' && label === null ? wordsIn(text) : []));
    const ways = relaxations(parts, await this.words.inTitles(plain)).map(({ kept, ...way }) => ({
      ...way,
      filters: searchFor({ parts: kept, understanding, filters }),
    }));
    const known = IdSet.of(counted.best);
    const way =
      (await this.firstWay(ways, { version, known })) ?? (await this.nearOccupations(understanding, { parts, scope }));
    if (way === undefined) {
      return undefined;
    }
    const { narrow, others } = await this.matches(way.filters, version);
    const matches = { narrow: narrow.minus(known), others: others.minus(known) };
    const { best } = await this.best(withNear(way), matches, fewMatches);
    return best.length > 0 ? { without: way.without.map(({ text }) => text), best } : undefined;
  }

  /** The way that loses least: what the job is should stand in its title before it is looked for in the texts. */
  private async firstWay(
    ways: readonly (Way & Pick<Relaxation, 'keepsCore' | 'keepsMost'>)[],
    { version, known }: { version: string; known: IdSet },
  ): Promise<Way | undefined> {
    // The texts are only looked through when titles, companies, places and skills hold nothing near.
    const first = async (tier: Tier, some: typeof ways, leasts: readonly ((way: Way, size: number) => boolean)[]) => {
      const wanted = some.map((way) => ({ way, wanted: wantedOf(inTier(way.filters, tier)) }));
      const find = await this.sets.reader(
        wanted.map((one) => one.wanted),
        version,
      );
      const size = (one: (typeof wanted)[number]) => find(one.wanted).minus(known).size;
      return leasts.map((isEnough) => wanted.find((one) => isEnough(one.way, size(one)))?.way).find(Boolean);
    };
    const core = ways.filter(({ keepsCore }) => keepsCore);
    const others = ways.filter(({ keepsCore }) => !keepsCore);
    return (
      (await first('document', core, [
        (_, size) => size >= fewMatches,
        (way, size) => way === core.at(-1) && size > 0,
      ])) ??
      (await first(
        'document',
        others.filter(({ keepsMost }) => keepsMost),
        [(_, size) => size > 0],
      )) ??
      (await first('body', [...core, ...others], [(_, size) => size > 0]))
    );
  }

  private async nearOccupations(
    understanding: Understanding,
    { parts, scope }: { parts: readonly Part[]; scope: SearchScope },
  ): Promise<Way | undefined> {
    const signs = await this.names.related(parts.filter(({ kind }) => kind !== 'place').flatMap((part) => part.signs));
    const [part] = parts;
    if (signs.length === 0 || !part) {
      return undefined;
    }
    return { without: [], filters: searchFor({ parts: [{ ...part, signs }], understanding, filters: scope.filters }) };
  }
}

const inTier = (filters: Searching, tier: Tier): Searching => ({ ...filters, search: { ...filters.search, tier } });

const wordsIn = (text: string): string[] => text.split(' ');

const paid = ({ from, to }: { from?: number; to?: number }): JobFilters => ({
  ...(from === undefined ? {} : { payFrom: from }),
  ...(to === undefined ? {} : { payTo: to }),
});

const payChip = ({ text, label }: { text: string; label: string }) => ({ text, label });

/** What was understood beyond the words themselves: places, level, work type and employment type. */
const chipsOf = ({ alternatives }: Understanding): UnderstoodSearch['chips'] =>
  alternatives.flat().flatMap(({ text, label }) => (label === null ? [] : [{ text, label }]));

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
