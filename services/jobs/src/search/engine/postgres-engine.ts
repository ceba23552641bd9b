import { Injectable } from '@nestjs/common';
import { ReadSource } from '@workboard/service-kit';
import { type Condition, conditionSql, type JobFilters, rowCondition } from '../job-filters.js';
import { Parameters } from '../parameters.js';
import { typedQuery } from '../text-query.js';
import { WordQueries } from '../word.queries.js';
import type { Finder, RankedWindow, SearchEngine, Searching } from './engine.js';
import { IdSet } from './id-set.js';
import { type Block, rankedNumbers, type Scorer } from './ranking.js';
import { newest, sameTitleOf, scoreOf, textScore } from './score.js';
import { between, readIds, sentIds, sentTogether } from './sent-ids.js';
import { conditionsOf, fitting, type Wanted } from './wanted.js';

/** Postgres finds by the text index and ranks. Sets are of the jobs' ids. */
@Injectable()
export class PostgresEngine implements SearchEngine, Scorer {
  constructor(
    private readonly source: ReadSource,
    readonly words: WordQueries,
  ) {}

  readonly moment = undefined;

  async hasChanged(): Promise<boolean> {
    return true;
  }

  find(asked: readonly JobFilters[]): Promise<IdSet[]> {
    return this.sets(asked.map((filters) => (parameters) => rowCondition(filters, parameters)));
  }

  /** Each condition is read by itself, once, and what several have in common is counted in memory. */
  async finder(asked: readonly Wanted[]): Promise<Finder> {
    const keys = new Map<Condition, string>();
    const conditions = new Map<string, Condition>();
    for (const condition of asked.flatMap(conditionsOf)) {
      const key = keys.get(condition) ?? JSON.stringify(condition);
      keys.set(condition, key);
      conditions.set(key, condition);
    }
    const found = await this.sets(
      [...conditions.values()].map((condition) => (parameters) => conditionSql(condition, parameters)),
    );
    const sets = new Map([...conditions.keys()].map((key, at) => [key, found[at]]));
    return (wanted) => fitting(wanted, (condition) => sets.get(keys.get(condition) ?? '') ?? IdSet.none);
  }

  numbersOf(jobIds: readonly number[]): IdSet {
    return IdSet.of(jobIds);
  }

  ranked(window: RankedWindow): Promise<number[]> {
    return rankedNumbers(window, this);
  }

  async sameTitle({ search }: Searching, narrow: IdSet): Promise<number[]> {
    const parameters = new Parameters();
    const same = sameTitleOf(search.understanding, parameters);
    if (same === 'false') {
      return [];
    }
    const rows: { ids: number[] }[] = await this.source.query(
      `SELECT ARRAY(SELECT job_id FROM job_search WHERE ${same} ORDER BY job_id DESC) AS ids`,
      parameters.values,
    );
    return rows.flatMap(({ ids }) => ids.filter((id) => narrow.has(id)));
  }

  async inOrder(
    blocks: readonly Block[],
    { filters, today }: Pick<RankedWindow, 'filters' | 'today'>,
  ): Promise<number[]> {
    const parameters = new Parameters();
    const { search } = filters;
    const selects = blocks.map(({ ids, isText }, block) => {
      const score = isText
        ? textScore(typedQuery(search.understanding, parameters))
        : scoreOf(search, { today, parameters });
      return `SELECT job_id, created_at, ${block} AS block, ${score} AS score
        FROM job_search WHERE job_id = ANY (${parameters.add(ids)}::int[])`;
    });
    const rows: { ids: number[] }[] = await this.source.query(
      `SELECT ARRAY(SELECT job_id FROM (${selects.join(' UNION ALL ')}) AS ranked
         ORDER BY block, score DESC, ${newest}) AS ids`,
      parameters.values,
    );
    return rows[0]?.ids ?? [];
  }

  /**
   * The order that {@link inOrder} gives to jobs that hold a search in their texts alone, for whoever knows the stems: one statement for
   * all searches, which Postgres plans once.
   * @param query the typed words as a tsquery
   */
  async byText(jobIds: readonly number[], query: string): Promise<number[]> {
    const [row] = await this.source.queryPrepared<{ ids: number[] }>(
      `SELECT ARRAY(SELECT job_id FROM job_search WHERE job_id = ANY ($1::int[])
         ORDER BY ${textScore('$2::tsquery')} DESC, ${newest}) AS ids`,
      [jobIds, query],
    );
    return row?.ids ?? [];
  }

  /** One statement, so that all are as the rows were at one moment. */
  private async sets(conditions: readonly ((parameters: Parameters) => string)[]): Promise<IdSet[]> {
    if (conditions.length === 0) {
      return [];
    }
    const parameters = new Parameters();
    const columns = conditions.map((condition) =>
      sentIds(`SELECT job_id FROM job_search WHERE ${condition(parameters)}`),
    );
    const [row] = await this.source.query<{ sets: string }[]>(
      `SELECT ${sentTogether(columns)} AS sets`,
      parameters.values,
    );
    return (row?.sets.split(between) ?? []).map((sent) => IdSet.of(readIds(sent)));
  }
}
