import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayOf, type UnderstoodSearch } from '@workboard/contracts';
import { AnswerCache, Clock } from '@workboard/service-kit';
import { type JobFilters, matchesNothing, type TextSearch, type Tier } from './job-filters.js';
import { JobSearchQueries } from './job-search.queries.js';
import { payInText } from './language/pay-in-text.js';
import type { Part, Understanding } from './language/understanding.js';
import { NameQueries } from './names.queries.js';
import { relaxations } from './relaxation.js';
import type { SearchScope } from './search-scope.queries.js';
import { WordQueries } from './word.queries.js';

/** A total and the filters it was counted with. */
interface Counted {
  total: number;
  filters: JobFilters;
  /** The best matches in their order. */
  best: readonly number[];
}

/** How a search is answered: what matches, what was understood, and what comes near when little matches. */
export interface SearchPlan extends Counted {
  understood: UnderstoodSearch | undefined;
  related: { without: string[]; best: readonly number[] } | undefined;
}

/** The same jobs asked for in another way, with less. */
interface Way {
  without: string[];
  filters: Searching;
}
type Searching = JobFilters & { search: TextSearch };

/** Fewer jobs than this are no help: more is left out, as long as it is known what the job is. */
const enoughNear = 3;
const megabyte = 1024 * 1024;
/** Some thousand plans. The key carries the version of the searched rows. */
const limits = { maxBytes: 4 * megabyte, maxAnswerBytes: megabyte / 8 };
/** With so many matches in title, company, place and skills the texts are not looked through. */
const enoughMatches = 20;
/** So many times the matches that another spelling must have to be asked for. */
const muchMore = 5;
/** With fewer matches than this, what comes near is shown, too. */
const fewMatches = 10;
/** The best of a search are kept with its plan: five pages, hardly anybody reads on. */
const mostKept = 100;

/** Decides how a search is answered (see docs/search.md); the answer holds as long as the searched rows do not change. */
@Injectable()
export class SearchPlans {
  private readonly plans = new AnswerCache<SearchPlan>({
    ...limits,
    sizeOf: (plan) => JSON.stringify(plan).length,
  });

  constructor(
    private readonly names: NameQueries,
    private readonly rows: JobSearchQueries,
    private readonly words: WordQueries,
    private readonly clock: Clock,
  ) {}

  of(search: string, { version, filters }: SearchScope): Promise<SearchPlan> {
    const key = createHash('sha256')
      .update(JSON.stringify([version, this.today(), search, filters]))
      .digest('base64url');
    return this.plans.get(key, () => this.plan(search, filters));
  }

  private today(): string {
    return dayOf(this.clock.now());
  }

  private async plan(search: string, asked: JobFilters): Promise<SearchPlan> {
    const pay = payInText(search);
    const text = pay ? search.replace(pay.text, ' ') : search;
    const filters = { ...asked, ...(pay && asked.payFrom === undefined ? paid(pay) : {}) };
    const understanding = await this.names.understand(text);
    if (pay && understanding.alternatives.length + understanding.excluded.length === 0) {
      return {
        total: await this.rows.totalByRows(filters),
        filters,
        best: [],
        understood: { chips: [payChip(pay)] },
        related: undefined,
      };
    }
    const meant = await this.meant(text, { understanding, filters });
    const chips = [...chipsOf(meant.understanding), ...(pay ? [payChip(pay)] : [])];
    const didYouMean = await this.didYouMean(text, { understanding, filters, total: meant.counted.total });
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
          ? await this.related(meant.understanding, { filters, counted: meant.counted })
          : undefined,
    };
  }

  /** As typed; when that finds nothing, as it was probably meant. */
  private async meant(text: string, { understanding, filters }: { understanding: Understanding; filters: JobFilters }) {
    const counted = await this.count(understanding, filters);
    if (counted.total > 0 || matchesNothing(filters)) {
      return { understanding, counted, corrected: undefined };
    }
    const corrected = await this.words.correct(text, understanding);
    if (corrected === text) {
      return { understanding, counted, corrected: undefined };
    }
    const other = await this.names.understand(corrected);
    return { understanding: other, counted: await this.count(other, filters), corrected };
  }

  /** A word that jobs have may still be a typing error of one that many more have. */
  private async didYouMean(
    text: string,
    { understanding, filters, total }: { understanding: Understanding; filters: JobFilters; total: number },
  ): Promise<string | undefined> {
    if (total === 0 || total >= fewMatches) {
      return undefined;
    }
    for (const other of await this.words.alike(text, understanding)) {
      const search = { understanding: await this.names.understand(other), tier: 'document' as const };
      if (await this.rows.hasAtLeast(Math.max(fewMatches, total * muchMore), { ...filters, search })) {
        return other;
      }
    }
    return undefined;
  }

  /** Filters never widen where a search looks: what they leave is counted beside each of them (see facets). */
  private async count(understanding: Understanding, asked: JobFilters): Promise<Counted> {
    const search = { understanding, tier: 'document' as const };
    const narrow = { ...asked, search };
    if (matchesNothing(asked)) {
      return { total: 0, filters: narrow, best: [] };
    }
    const found = await this.find(narrow);
    if (
      found.total >= enoughMatches ||
      understanding.alternatives.length === 0 ||
      (found.total > 0 && Object.keys(asked).length > 0 && (await this.rows.hasAtLeast(enoughMatches, { search })))
    ) {
      return found;
    }
    return this.find({ ...asked, search: { understanding, tier: 'body' } });
  }

  private async find(filters: Searching): Promise<Counted> {
    const { total, ids } = await this.rows.best({ filters, last: mostKept, today: this.today(), isCounted: true });
    return { total, filters, best: ids };
  }

  /** The search without its least important parts, or with occupations near the one it names; never what was excluded. */
  private async related(
    understanding: Understanding,
    { filters, counted }: { filters: JobFilters; counted: Counted },
  ): Promise<SearchPlan['related']> {
    const [parts = []] = understanding.alternatives.toSorted((one, other) => other.length - one.length);
    if (matchesNothing(filters)) {
      return undefined;
    }
    const left: JobFilters = { ...filters, except: counted.best };
    const plain = parts.flatMap(({ kind, text, label }) => (kind === 'word' && label === null ? wordsIn(text) : []));
    const titleWords = await this.rows.wordsOfTitles(plain);
    const ways = relaxations(parts, titleWords).map(({ kept, without, keepsCore }) => {
      const near = without.flatMap((part) => (part.kind === 'place' ? [...part.signs, ...part.near] : []));
      const relaxed = searchFor({ parts: withNear(kept, near), understanding, filters: left });
      return { keepsCore, without: without.map(({ text }) => text), filters: relaxed };
    });
    const core = ways.filter(({ keepsCore }) => keepsCore);
    const others = ways.filter(({ keepsCore }) => !keepsCore);
    // What the job is should stand in its title before it is looked for in the texts.
    const way =
      (await this.firstWith(enoughNear, core, 'document')) ??
      (await this.firstWith(1, core.slice(-1), 'document')) ??
      (await this.firstWith(1, core, 'body')) ??
      (await this.firstWith(1, others, 'body')) ??
      (await this.nearOccupations(understanding, { parts, filters: left }));
    if (way === undefined) {
      return undefined;
    }
    const found = await this.rows.best({
      filters: way.filters,
      last: fewMatches,
      today: this.today(),
      isCounted: false,
    });
    return { without: way.without, best: found.ids };
  }

  /** The first way that leaves so many jobs. */
  private async firstWith(least: number, ways: readonly Way[], tier: Tier): Promise<Way | undefined> {
    for (const { without, filters } of ways) {
      if (await this.rows.hasAtLeast(least, inTier(filters, tier))) {
        return { without, filters };
      }
    }
    return undefined;
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
    const relaxed = searchFor({ parts: [{ ...part, signs }], understanding, filters });
    return (await this.rows.hasAtLeast(1, relaxed)) ? { without: [], filters: relaxed } : undefined;
  }
}

const inTier = (filters: Searching, tier: Tier): JobFilters => ({ ...filters, search: { ...filters.search, tier } });

const wordsIn = (text: string): string[] => text.split(' ');

const paid = ({ from, to }: { from?: number; to?: number }): JobFilters => ({
  ...(from === undefined ? {} : { payFrom: from }),
  ...(to === undefined ? {} : { payTo: to }),
});

const payChip = ({ text, label }: { text: string; label: string }) => ({ text, label });

/** What was understood beyond the words themselves: places, level, work type and employment type. */
const chipsOf = ({ alternatives }: Understanding): UnderstoodSearch['chips'] =>
  alternatives.flat().flatMap(({ text, label }) => (label === null ? [] : [{ text, label }]));

/** What lies around a place that was left out comes first. */
const withNear = (parts: readonly Part[], near: readonly string[]): Part[] =>
  parts.map((part, at) => (at === 0 ? { ...part, near: [...part.near, ...near] } : part));

const searchFor = (options: { parts: Part[]; understanding: Understanding; filters: JobFilters }): Searching => ({
  ...options.filters,
  search: { understanding: { ...options.understanding, alternatives: [options.parts] }, tier: 'body' },
});
