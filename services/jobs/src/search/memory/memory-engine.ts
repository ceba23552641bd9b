import type { Condition, JobFilters } from '../job-filters.js';
import type { Part } from '../language/understanding.js';
import { wordsOfText } from '../language/words.js';
import type { Finder, KnownWords, RankedWindow, SearchEngine, Searching } from '../engine/engine.js';
import { IdSet } from '../engine/id-set.js';
import type { PostgresEngine } from '../engine/postgres-engine.js';
import { type Block, rankedNumbers, type Scorer } from '../engine/ranking.js';
import { conditionsOf, fitting, type Wanted, wantedOf } from '../engine/wanted.js';
import { type Stems, type StemsOf } from '../stems.js';
import { coreText } from '../text-query.js';
import { type Field, type JobIndex, titleKey } from './job-index.js';
import { scoreOf, textsOf } from './score.js';

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

/** Finds and ranks jobs in the index; words that must stand together, and how near they stand in a text, Postgres knows. */
export class MemoryEngine implements SearchEngine, Scorer {
  constructor(
    private readonly index: JobIndex,
    private readonly stems: Stems,
    private readonly postgres: PostgresEngine,
    readonly words: KnownWords,
  ) {}

  async find(asked: readonly JobFilters[]): Promise<IdSet[]> {
    const wanted = asked.map(wantedOf);
    return wanted.map(await this.finder(wanted));
  }

  async finder(asked: readonly Wanted[]): Promise<Finder> {
    const conditions = [...new Set(asked.flatMap(conditionsOf))];
    const stemsOf = await this.stems.of(conditions.flatMap(textsOfCondition).flatMap(wordsOfText));
    const found = await this.together(
      conditions.filter((condition) => wordsOfText(inOrderOf(condition) ?? '').flatMap(stemsOf).length > 1),
    );
    const jobsOf = (condition: Condition): IdSet => {
      const known = found.get(condition) ?? this.jobsOf(condition, stemsOf);
      found.set(condition, known);
      return known;
    };
    return (wanted) => this.fitting(wanted, jobsOf);
  }

  numbersOf(jobIds: readonly number[]): IdSet {
    return IdSet.of(jobIds.flatMap((jobId) => this.index.numberOf(jobId) ?? []));
  }

  async ranked(window: RankedWindow): Promise<number[]> {
    const numbers = await rankedNumbers(window, this);
    return numbers.map((number) => this.index.jobId(number));
  }

  async sameTitle({ search }: Searching, narrow: IdSet): Promise<number[]> {
    const core = coreText(search.understanding);
    if (core === '') {
      return [];
    }
    const [one, other] = [titleKey(core), titleKey(search.understanding.typed)];
    const { index } = this;
    const same = narrow.filter((number) => index.hasTitle(number, one) || index.hasTitle(number, other));
    return same.newest(same.size);
  }

  async inOrder(blocks: readonly Block[], asked: Pick<RankedWindow, 'filters' | 'today'>): Promise<number[]> {
    const { search } = asked.filters;
    const stemsOf = await this.stems.of(textsOf(search).flatMap(wordsOfText));
    const score = scoreOf(search, { index: this.index, today: asked.today, stemsOf });
    const ordered = await Promise.all(
      blocks.map(async ({ ids, isText }) => (isText ? this.byText(ids, asked) : this.byScore(ids, score))),
    );
    return ordered.flat();
  }

  private byScore(numbers: readonly number[], score: (number: number) => number): number[] {
    const { index } = this;
    return numbers
      .map((number) => ({ number, score: score(number) }))
      .toSorted(
        (one, other) =>
          other.score - one.score ||
          index.createdAt(other.number) - index.createdAt(one.number) ||
          index.jobId(other.number) - index.jobId(one.number),
      )
      .map(({ number }) => number);
  }

  private async byText(numbers: readonly number[], asked: Pick<RankedWindow, 'filters' | 'today'>): Promise<number[]> {
    if (numbers.length === 1) {
      return [...numbers];
    }
    const ids = await this.postgres.inOrder(
      [{ ids: numbers.map((number) => this.index.jobId(number)), isText: true }],
      asked,
    );
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

  private jobsOf(condition: Condition, stemsOf: StemsOf): IdSet {
    switch (condition.is) {
      case 'one of':
        return this.index.valued(condition.column, condition.values);
      case 'part':
        return this.partSet(condition.part, condition.tier, stemsOf);
      case 'in order':
        return this.textSet(condition.text, condition.tier, stemsOf);
      default:
        return condition.is === 'no job' ? IdSet.none : this.index.everyJob;
    }
  }

  /** As `partQuery` has it. */
  private partSet(part: Part, field: Field, stemsOf: StemsOf): IdSet {
    const own =
      part.parts.length > 0
        ? IdSet.common(part.parts.map((smaller) => this.partSet(smaller, field, stemsOf)))
        : this.textSet(part.text, field, stemsOf);
    return IdSet.either([
      own,
      ...part.phrases.map((phrase) => this.textSet(phrase, field, stemsOf)),
      ...part.signs.map((sign) => this.index.having(field, sign)),
    ]);
  }

  /** The jobs that have all words of a text. */
  private textSet(text: string, field: Field, stemsOf: StemsOf): IdSet {
    const stems = [...new Set(wordsOfText(text).flatMap(stemsOf))];
    return IdSet.common(stems.map((stem) => this.index.having(field, stem)));
  }
}
