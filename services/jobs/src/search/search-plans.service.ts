import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { dayOf, type UnderstoodSearch } from '@workboard/contracts';
import { LoadingCache, Clock } from '@workboard/service-kit';
import { type JobFilters, matchesNothing } from './job-filters.js';
import { JobSearchQueries } from './job-search.queries.js';
import { payInText } from './language/pay-in-text.js';
import type { Understanding } from './language/understanding.js';
import { alike, corrected } from './corrections.js';
import {
  type Matches,
  matchesOf,
  type Moment,
  othersBeside,
  type SearchEngine,
  type Searching,
} from './engine/engine.js';
import { EnginesService } from './memory/engines.service.js';
import { NameQueries } from './names.queries.js';
import { fewMatches, type Related, RelatedJobs, type Run } from './related-jobs.js';
import type { SearchScope } from './search-scope.queries.js';

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
  related: Related | undefined;
}

const megabyte = 1024 * 1024;
/** Some thousand plans. The key carries the version of the searched rows. */
const limits = { maxBytes: 4 * megabyte, maxValueBytes: megabyte / 8 };
/** With so many matches in title, company, place and skills the texts are not looked through. */
const enoughMatches = 20;
/** So many times the matches that another spelling must have to be asked for. */
const muchMore = 5;
/** The best of a search are cached with its plan: five pages, hardly anybody reads on. */
const mostCached = 100;

/** A plan, and when it was made or last found to hold. */
interface Lasting {
  plan: SearchPlan;
  moment: Moment;
}
const mostLasting = 2000;

/** Whether the matches alone decide what the plan is, not also which words jobs have. */
const canLast = ({ filters, total, understood }: SearchPlan): boolean =>
  filters.search?.tier === 'document' &&
  total >= enoughMatches &&
  understood?.corrected === undefined &&
  understood?.didYouMean === undefined;

/** Decides how a search is run (see docs/search.md); a plan holds as long as none of its matches comes or goes. */
@Injectable()
export class SearchPlansService {
  private readonly plans = new LoadingCache<SearchPlan>({
    name: 'plans',
    ...limits,
    sizeOf: (plan) => JSON.stringify(plan).length,
  });
  private readonly lasting = new LRUCache<string, Lasting>({ max: mostLasting });

  constructor(
    private readonly names: NameQueries,
    private readonly rows: JobSearchQueries,
    private readonly engines: EnginesService,
    private readonly near: RelatedJobs,
    private readonly clock: Clock,
  ) {}

  of(search: string, scope: SearchScope): Promise<SearchPlan> {
    const key = createHash('sha256')
      .update(JSON.stringify([this.today(), search, scope.filters]))
      .digest('base64url');
    return this.plans.get(`${scope.version} ${key}`, () => this.lastingPlan(key, search, scope));
  }

  /** The plan of earlier rows while no job that came or went since is one of its matches, else a new one. */
  private async lastingPlan(key: string, search: string, scope: SearchScope): Promise<SearchPlan> {
    const engine = await this.engines.at(scope.version);
    const { moment } = engine;
    const before = this.lasting.get(key);
    const holds = before && !(await engine.hasChanged(before.plan.filters, before.moment));
    const plan = holds ? before.plan : await this.plan(search, scope);
    if (moment && canLast(plan)) {
      this.lasting.set(key, { plan, moment });
    }
    return plan;
  }

  private today(): string {
    return dayOf(this.clock.now());
  }

  /** The ids of a search's matches from one place in their order to another. */
  async ids(
    filters: Searching,
    { version, from, to }: { version: string; from: number; to: number },
  ): Promise<number[]> {
    const engine = await this.engines.at(version);
    const matches = await matchesOf(engine, filters);
    return engine.ranked({ filters, matches, from, to, today: this.today() });
  }

  private async plan(search: string, { filters: asked, version }: SearchScope): Promise<SearchPlan> {
    const pay = payInText(search);
    const text = pay ? search.replace(pay.text, ' ') : search;
    const engine = await this.engines.at(version);
    const run = { engine, filters: { ...asked, ...(pay && asked.payFrom === undefined ? paid(pay) : {}) } };
    const understanding = await this.names.understand(text);
    if (pay && understanding.alternatives.length + understanding.excluded.length === 0) {
      return {
        total: await this.rows.totalByRows(run.filters),
        filters: run.filters,
        best: [],
        understood: { chips: [payChip(pay)] },
        related: undefined,
      };
    }
    const meant = await this.meant(text, { understanding, run });
    const chips = [...chipsOf(meant.understanding), ...(pay ? [payChip(pay)] : [])];
    const didYouMean = await this.didYouMean(text, { understanding, run, total: meant.counted.total });
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
          ? await this.near.of(meant.understanding, { run, known: meant.counted.best, today: this.today() })
          : undefined,
    };
  }

  /** As typed; when that finds nothing, as it was probably meant. */
  private async meant(text: string, { understanding, run }: { understanding: Understanding; run: Run }) {
    const counted = await this.count(understanding, run);
    if (counted.total > 0 || matchesNothing(run.filters)) {
      return { understanding, counted, corrected: undefined };
    }
    const mended = await corrected(text, understanding, run.engine.words);
    if (mended === text) {
      return { understanding, counted, corrected: undefined };
    }
    const other = await this.names.understand(mended);
    return { understanding: other, counted: await this.count(other, run), corrected: mended };
  }

  /** A word that jobs have may still be a typing error of one that many more have. */
  private async didYouMean(
    text: string,
    { understanding, run, total }: { understanding: Understanding; run: Run; total: number },
  ): Promise<string | undefined> {
    if (total === 0 || total >= fewMatches) {
      return undefined;
    }
    for (const other of await alike(text, understanding, run.engine.words)) {
      const search = { understanding: await this.names.understand(other), tier: 'document' as const };
      const { narrow } = await matchesOf(run.engine, { ...run.filters, search });
      if (narrow.size >= Math.max(fewMatches, total * muchMore)) {
        return other;
      }
    }
    return undefined;
  }

  /** Filters never widen where a search looks: what they leave is counted beside each of them (see facets). */
  private async count(understanding: Understanding, run: Run): Promise<Counted> {
    const { engine, filters: asked } = run;
    const search = { understanding, tier: 'document' as const };
    const narrow = { ...asked, search };
    if (matchesNothing(asked)) {
      return { total: 0, filters: narrow, best: [] };
    }
    const found = await matchesOf(engine, narrow);
    if (
      found.narrow.size >= enoughMatches ||
      understanding.alternatives.length === 0 ||
      (found.narrow.size > 0 &&
        Object.keys(asked).length > 0 &&
        (await matchesOf(engine, { search })).narrow.size >= enoughMatches)
    ) {
      return this.best(engine, narrow, found);
    }
    const wide = { ...asked, search: { understanding, tier: 'body' as const } };
    return this.best(engine, wide, await othersBeside(engine, wide, found.narrow));
  }

  private async best(engine: SearchEngine, filters: Searching, matches: Matches, to = mostCached): Promise<Counted> {
    const best = await engine.ranked({ filters, matches, from: 0, to, today: this.today() });
    return { total: matches.narrow.size + matches.others.size, filters, best };
  }
}

const paid = ({ from, to }: { from?: number; to?: number }): JobFilters => ({
  ...(from === undefined ? {} : { payFrom: from }),
  ...(to === undefined ? {} : { payTo: to }),
});

const payChip = ({ text, label }: { text: string; label: string }) => ({ text, label });

/** What was understood beyond the words themselves: places, level, work type and employment type. */
const chipsOf = ({ alternatives }: Understanding): UnderstoodSearch['chips'] =>
  alternatives.flat().flatMap(({ text, label }) => (label === null ? [] : [{ text, label }]));
