import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobFilters, TextSearch } from './job-filters.js';
import { Parameters } from './parameters.js';
import { IdSet } from './matches/id-set.js';
import { sameTitleOf, scoreOf, textScoreOf } from './score.js';

/**
 * Matches are ranked in blocks of this many, those with the title that was searched for first, then the newest: ranking a
 * common word's every match would take long.
 */
const rankedBlock = 500;
/** Whole texts are long: fewer of them are ranked. */
const rankedTextBlock = 100;
export const newest = 'created_at DESC, job_id DESC';

/** The matches of a search: in title, company, place and skills, and those that hold it in their text alone. */
export interface Matches {
  narrow: IdSet;
  others: IdSet;
}

interface Block {
  ids: number[];
  isText: boolean;
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
@Injectable()
export class Ranking {
  constructor(private readonly dataSource: DataSource) {}

  /** The ids of a search's matches from one place in their order to another; `today` as `YYYY-MM-DD` in Port Moresby. */
  async ids(options: {
    filters: JobFilters & { search: TextSearch };
    matches: Matches;
    from: number;
    to: number;
    today: string;
  }): Promise<number[]> {
    const { filters, matches, from, today } = options;
    const { narrow, others } = matches;
    const to = Math.min(options.to, narrow.size + others.size);
    const same = narrow.size > rankedBlock ? await this.sameTitle(filters.search, narrow) : [];
    const rest = same.length > 0 ? narrow.minus(IdSet.of(same)) : narrow;
    const narrowTo = Math.min(to, narrow.size);
    const blocks = [
      ...blocksOf({ from, to: narrowTo, size: rankedBlock, isText: false }, (count, at) => {
        const first = same.slice(at, at + count);
        return [...first, ...rest.newest(count - first.length, Math.max(at - same.length, 0))];
      }),
      ...blocksOf(
        { from: Math.max(from - narrow.size, 0), to: to - narrow.size, size: rankedTextBlock, isText: true },
        (count, at) => others.newest(count, at),
      ),
    ].filter(({ ids }) => ids.length > 0);
    const [first] = blocks;
    if (!first) {
      return [];
    }
    const ids = await this.ranked(blocks, { search: filters.search, today });
    const start =
      from < narrow.size
        ? Math.floor(from / rankedBlock) * rankedBlock
        : narrow.size + Math.floor((from - narrow.size) / rankedTextBlock) * rankedTextBlock;
    return ids.slice(from - start, to - start);
  }

  /** Those matches that have the very title, the newest first. */
  private async sameTitle({ understanding }: TextSearch, narrow: IdSet): Promise<number[]> {
    const parameters = new Parameters();
    const same = sameTitleOf(understanding, parameters);
    if (same === 'false') {
      return [];
    }
    const rows: { ids: number[] }[] = await this.dataSource.query(
      `SELECT ARRAY(SELECT job_id FROM job_search WHERE ${same} ORDER BY job_id DESC) AS ids`,
      parameters.values,
    );
    return rows.flatMap(({ ids }) => ids.filter((id) => narrow.has(id)));
  }

  private async ranked(
    blocks: readonly Block[],
    { search, today }: { search: TextSearch; today: string },
  ): Promise<number[]> {
    const parameters = new Parameters();
    const { understanding } = search;
    const selects = blocks.map(({ ids, isText }, block) => {
      const score = isText ? textScoreOf(understanding, parameters) : scoreOf(search, { today, parameters });
      return `SELECT job_id, created_at, ${block} AS block, ${score} AS score
        FROM job_search WHERE job_id = ANY (${parameters.add(ids)}::int[])`;
    });
    const rows: { ids: number[] }[] = await this.dataSource.query(
      `SELECT ARRAY(SELECT job_id FROM (${selects.join(' UNION ALL ')}) AS ranked
         ORDER BY block, score DESC, ${newest}) AS ids`,
      parameters.values,
    );
    return rows[0]?.ids ?? [];
  }
}
