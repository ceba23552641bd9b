import type { Condition, JobFilters, TextSearch, Tier } from '../job-filters.js';
import type { Part } from '../language/understanding.js';
import { wordsOfText } from '../language/words.js';
import type { Finder, KnownWords, Moment, Newest, RankedWindow, SearchEngine, Searching } from '../engine/engine.js';
import { IdSet } from '../engine/id-set.js';
import type { PostgresEngine } from '../engine/postgres-engine.js';
import { type Block, rankedNumbers, type Scorer } from '../engine/ranking.js';
import { conditionsOf, fitting, type Wanted, wantedOf } from '../engine/wanted.js';
import { type Stems, type StemsOf } from '../stems.js';
import { typedStems } from '../text-query.js';
import type { JobIndex } from './job-index.js';
import { KeptParts } from './kept-parts.js';
import { scoresOf, textsOf, titleKeysOf } from './score.js';
import { hasTerms, jobsWith, type Terms, termsOfPart, termsOfText } from './terms.js';

const textsOfPart = (part: Part): string[] => [part.text, ...part.phrases, ...part.parts.flatMap(textsOfPart)];

/** The texts of conditions that are compared word by word. */
const textsOfCondition = (condition: Condition): string[] => {
  if (condition.is === 'part') {
    return textsOfPart(condition.part);
  }
  return condition.is === 'in order' ? [condition.text] : [];
};

/** What must stand together: the index does not know where words stand. */
const inOrderOf = (condition: Condition): string | undefined => {
  if (condition.is === 'in order') {
    return condition.text;
  }
  return condition.is === 'part' && condition.part.kind === 'phrase' ? condition.part.text : undefined;
};

const partKeys = new WeakMap<Part, string>();
const keyOfPart = (part: Part): string => {
  const key = partKeys.get(part) ?? JSON.stringify(part);
  partKeys.set(part, key);
  return key;
};

/** By what the jobs of a condition are remembered, of those that take long to find. */
const keyOf = (condition: Condition): string | undefined =>
  condition.is === 'part' && condition.part.kind !== 'phrase'
    ? `${condition.tier} ${keyOfPart(condition.part)}`
    : undefined;

/** The terms of a condition on words; whether they stand in order, terms do not say. */
const termsOf = (condition: Extract<Condition, { tier: Tier }>, stemsOf: StemsOf): Terms =>
  condition.is === 'part' ? termsOfPart(condition.part, stemsOf) : termsOfText(condition.text, stemsOf);

/** Of a block of jobs that hold a search in their text alone, so many are put in order by how near its words stand: a page. */
const orderedTexts = 20;
/** More jobs are quicker to read in the order that Postgres keeps them in. */
const mostOrdered = 2000;

/** What of the index's memory the jobs of parts may take. */
const partsShare = 0.25;
const leastPartsBytes = 1024 * 1024;

/** Finds and ranks jobs in the index; words that must stand together, and how near they stand in a text, Postgres knows. */
export class MemoryEngine implements SearchEngine, Scorer {
  private readonly id = Symbol('engine');
  private readonly parts: KeptParts;

  constructor(
    private readonly index: JobIndex,
    private readonly stems: Stems,
    private readonly postgres: PostgresEngine,
    readonly words: KnownWords,
  ) {
    this.parts = new KeptParts(index, Math.max(Math.ceil(index.bytes * partsShare), leastPartsBytes));
  }

  async find(asked: readonly JobFilters[]): Promise<IdSet[]> {
    const wanted = asked.map(wantedOf);
    return wanted.map(await this.finder(wanted));
  }

  async finder(asked: readonly Wanted[]): Promise<Finder> {
    const conditions = [...new Set(asked.flatMap(conditionsOf))];
    const keys = new Map(conditions.map((condition) => [condition, keyOf(condition)]));
    const found = new Map(
      conditions.flatMap((condition): [Condition, IdSet][] => {
        const key = keys.get(condition);
        const jobs = key === undefined ? undefined : this.parts.get(key);
        return jobs ? [[condition, jobs]] : [];
      }),
    );
    const unknown = conditions.filter((condition) => !found.has(condition));
    const stemsOf = await this.stems.of(unknown.flatMap(textsOfCondition).flatMap(wordsOfText));
    const together = await this.together(
      unknown.filter((condition) => wordsOfText(inOrderOf(condition) ?? '').flatMap(stemsOf).length > 1),
    );
    const jobsOf = (condition: Condition): IdSet => {
      const known = found.get(condition) ?? together.get(condition);
      if (known) {
        return known;
      }
      const jobs = this.jobsOf(condition, keys.get(condition), stemsOf);
      found.set(condition, jobs);
      return jobs;
    };
    return (wanted) => this.fitting(wanted, jobsOf);
  }

  get moment(): Moment {
    return { of: this.id, size: this.index.size, gone: this.index.gone.size };
  }

  async hasChanged(filters: JobFilters, since: Moment): Promise<boolean> {
    const changed = since.of === this.id ? this.index.changedSince(since) : undefined;
    if (changed === undefined || changed.length === 0) {
      return changed === undefined;
    }
    const { all, any } = wantedOf(filters);
    const stemsOf = await this.stems.of([...all, ...(any ?? []).flat()].flatMap(textsOfCondition).flatMap(wordsOfText));
    const areMet = (conditions: readonly Condition[]) => {
      const tests = conditions.map((condition) => this.testOf(condition, stemsOf));
      return (number: number) => tests.every((isMet) => isMet(number));
    };
    const [hasAll, ways] = [areMet(all), (any ?? [[]]).map(areMet)];
    return changed.some((number) => hasAll(number) && ways.some((hasParts) => hasParts(number)));
  }

  numbersOf(jobIds: readonly number[]): IdSet {
    return IdSet.of(jobIds.flatMap((jobId) => this.index.numberOf(jobId) ?? []));
  }

  async ranked(window: RankedWindow): Promise<number[]> {
    const numbers = await rankedNumbers(window, this);
    return numbers.map((number) => this.index.jobId(number));
  }

  async sameTitle({ search }: Searching, narrow: IdSet): Promise<number[]> {
    const same = IdSet.common([narrow, this.index.havingTitle(titleKeysOf(search.understanding))]);
    return same.newest(same.size);
  }

  async inOrder(blocks: readonly Block[], asked: Pick<RankedWindow, 'filters' | 'today'>): Promise<number[]> {
    const { search } = asked.filters;
    const stemsOf = await this.stems.of(textsOf(search).flatMap(wordsOfText));
    const score = (numbers: Uint32Array) =>
      scoresOf(numbers, search, { index: this.index, today: asked.today, stemsOf });
    const ordered = await Promise.all(
      blocks.map(async ({ ids, isText }) => {
        const best = this.byScore(ids, score);
        return isText
          ? [...(await this.byText(best.slice(0, orderedTexts), search, stemsOf)), ...best.slice(orderedTexts)]
          : best;
      }),
    );
    return ordered.flat();
  }

  /** The newest jobs of filters without a search, `count` at most; undefined where Postgres is as quick, as they find many. */
  newest(filters: JobFilters, count: number): Newest | undefined {
    const wanted = wantedOf(filters);
    if (filters.search || wanted.all.every(({ is }) => is !== 'one of')) {
      return undefined;
    }
    const found = this.fitting(wanted, (condition) => this.jobsOf(condition, undefined, () => []));
    const { index } = this;
    return found.size > mostOrdered
      ? undefined
      : {
          total: found.size,
          jobIds: found
            .newest(found.size)
            .toSorted((one, other) => this.newerFirst(one, other))
            .slice(0, count)
            .map((number) => index.jobId(number)),
        };
  }

  private newerFirst(one: number, other: number): number {
    const { index } = this;
    return index.createdAt(other) - index.createdAt(one) || index.jobId(other) - index.jobId(one);
  }

  private byScore(numbers: readonly number[], scoresAt: (numbers: Uint32Array) => Float64Array): number[] {
    const ascending = Uint32Array.from(numbers).toSorted();
    const scores = scoresAt(ascending);
    const number = (at: number) => ascending[at] ?? 0;
    const places = Uint32Array.from(ascending.keys()).toSorted(
      (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || this.newerFirst(number(one), number(other)),
    );
    return Array.from(places, number);
  }

  private async byText(numbers: number[], { understanding }: TextSearch, stemsOf: StemsOf): Promise<number[]> {
    if (numbers.length === 1) {
      return numbers;
    }
    const jobIds = numbers.map((number) => this.index.jobId(number));
    const ids = await this.postgres.byText(jobIds, typedStems(understanding, stemsOf));
    return ids.flatMap((id) => this.index.numberOf(id) ?? []);
  }

  /** The jobs in which words stand together, as Postgres finds them. */
  private async together(conditions: readonly Condition[]): Promise<Map<Condition, IdSet>> {
    if (conditions.length === 0) {
      return new Map();
    }
    const wanted = conditions.map((condition): Wanted => ({ all: [condition], any: undefined, none: [] }));
    const find = await this.postgres.finder(wanted);
    return new Map(
      conditions.map((condition, at) => {
        const set = wanted[at] ? find(wanted[at]) : IdSet.none;
        return [condition, this.numbersOf(set.newest(set.size))];
      }),
    );
  }

  /** Pay is compared job by job, when everything else is known. */
  private fitting(wanted: Wanted, jobsOf: (condition: Condition) => IdSet): IdSet {
    const { index } = this;
    const all = wanted.all.filter(({ is }) => is !== 'paid');
    const isEvery = all.length === 0 && wanted.any === undefined;
    const found = fitting({ ...wanted, all: isEvery ? [{ is: 'every job' }] : all }, jobsOf).minus(index.gone);
    return wanted.all.reduce(
      (left, condition) => (condition.is === 'paid' ? left.filter((number) => index.isPaid(number, condition)) : left),
      found,
    );
  }

  /** Whether a job may be one of a condition: whether words stand in order, the index does not know. */
  private testOf(condition: Condition, stemsOf: StemsOf): (number: number) => boolean {
    const { index } = this;
    switch (condition.is) {
      case 'one of':
        return (number) => index.hasValue(number, condition.column, condition.values);
      case 'paid':
        return (number) => index.isPaid(number, condition);
      case 'part':
      case 'in order': {
        const terms = termsOf(condition, stemsOf);
        return (number) => hasTerms(number, terms, condition.tier, index);
      }
      default:
        return () => condition.is === 'every job';
    }
  }

  private jobsOf(condition: Condition, key: string | undefined, stemsOf: StemsOf): IdSet {
    switch (condition.is) {
      case 'one of':
        return this.index.valued(condition.column, condition.values);
      case 'part':
      case 'in order': {
        const terms = termsOf(condition, stemsOf);
        return key === undefined
          ? jobsWith(terms, condition.tier, this.index)
          : this.parts.look(key, { terms, field: condition.tier });
      }
      default:
        return condition.is === 'no job' ? IdSet.none : this.index.everyJob;
    }
  }
}
