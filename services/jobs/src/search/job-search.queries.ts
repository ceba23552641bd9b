import { Injectable } from '@nestjs/common';
import type { JobSort, ListedJob } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { cubeCondition, type JobFilters, Parameters, rowCondition } from './job-filters.js';
import { scoreOf, textScoreOf } from './score.js';

interface Page {
  filters: JobFilters;
  sort: JobSort;
  limit: number;
  offset: number;
  /** `YYYY-MM-DD` in Port Moresby, for what closes soon. */
  today: string;
  /** How many match, where that is known. */
  total?: number;
}

/** Matches are ranked in blocks of this many, newest block first: ranking a common word's every match would take long. */
const rankedBlock = 1000;
/** Whole texts are long: fewer of them are ranked. */
const rankedTextBlock = 200;
const newest = 'created_at DESC, job_id DESC';
/** With so many matches it is quicker to walk the rows in their order, until there are enough, than to find them all. */
const many = 10_000;

/**
 * The same condition, found by the text index before anything is ordered. Beside a limit the planner would walk the rows in
 * their order and read the words of each, which takes long when few match.
 */
const byIndex = (condition: string): string => `job_id = ANY (ARRAY(SELECT job_id FROM job_search WHERE ${condition}))`;

const orders = {
  newest,
  oldest: 'created_at, job_id',
  salary_high: 'pay_group, pay_high DESC, job_id DESC',
  salary_low: 'pay_group, pay_low, job_id DESC',
} as const;

/** Reads the public list: narrow rows are filtered and ordered first, ready cards are joined to the page alone. */
@Injectable()
export class JobSearchQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The exact total of a filter without search: a sum over the cube and what is not folded into it yet. */
  async totalByFacets(filters: JobFilters): Promise<number> {
    const parameters = new Parameters();
    const condition = cubeCondition(filters, parameters);
    const cells = ['facet_counts', 'facet_deltas'].map((table) => `SELECT jobs FROM ${table} WHERE ${condition}`);
    return this.number(
      `SELECT coalesce(sum(jobs), 0)::int AS n FROM (${cells.join(' UNION ALL ')}) AS cells`,
      parameters,
    );
  }

  /** The exact total of anything else, counted over the narrow rows. */
  async totalByRows(filters: JobFilters): Promise<number> {
    const parameters = new Parameters();
    const condition = rowCondition(filters, parameters);
    return this.number(`SELECT count(*)::int AS n FROM job_search WHERE ${condition}`, parameters);
  }

  /** How many of a company's listed jobs still take applications on `today`. */
  async openOf({ companyId, today }: { companyId: number; today: string }): Promise<number> {
    const rows: { n: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS n FROM job_search WHERE company_id = $1 AND (closing_date IS NULL OR closing_date >= $2)`,
      [companyId, today],
    );
    return rows[0]?.n ?? 0;
  }

  /** Whether so many jobs match. */
  async hasAtLeast(least: number, filters: JobFilters): Promise<boolean> {
    const parameters = new Parameters();
    const condition = rowCondition(filters, parameters);
    const limit = parameters.add(least);
    const sql = `WITH found AS MATERIALIZED (SELECT FROM job_search WHERE ${condition})
      SELECT count(*)::int AS n FROM (SELECT FROM found LIMIT ${limit}) AS matches`;
    return (await this.number(sql, parameters)) >= least;
  }

  /** The ids of what matches, so many at most, in no order. */
  async someIds(most: number, filters: JobFilters): Promise<number[]> {
    const parameters = new Parameters();
    const condition = rowCondition(filters, parameters);
    const rows: { id: number }[] = await this.dataSource.query(
      `SELECT job_id AS id FROM job_search WHERE ${byIndex(condition)} LIMIT ${parameters.add(most)}`,
      parameters.values,
    );
    return rows.map(({ id }) => id);
  }

  /** Those of some words that a title has. */
  async wordsOfTitles(words: readonly string[]): Promise<Set<string>> {
    const rows: { word: string }[] = await this.dataSource.query(
      `SELECT word FROM unnest($1::text[]) AS word
       WHERE EXISTS (SELECT FROM job_search WHERE document @@ to_tsquery('jobs.job_text', word || ':A'))`,
      [words],
    );
    return new Set(rows.map(({ word }) => word));
  }

  /** The page's jobs as JSON text without the brackets of a list, and their ids. */
  async page(page: Page): Promise<{ text: string; ids: number[] }> {
    const parameters = new Parameters();
    const ids = this.ids(page, parameters);
    const rows: { text: string; ids: number[] }[] = await this.dataSource.query(
      `WITH page AS MATERIALIZED (SELECT job_id, row_number() OVER () AS place FROM (${ids}) AS ids)
       SELECT coalesce(string_agg(job_json(job, card.card), ',' ORDER BY place), '') AS text,
         coalesce(array_agg(page.job_id ORDER BY place), '{}') AS ids
       FROM page JOIN job_cards AS card USING (job_id) JOIN jobs AS job ON job.id = page.job_id`,
      parameters.values,
    );
    return rows[0] ?? { text: '', ids: [] };
  }

  /** A part of all public jobs, oldest id first. */
  async listed({ offset, limit }: { offset: number; limit: number }): Promise<ListedJob[]> {
    const rows: { id: number; since: Date }[] = await this.dataSource.query(
      `SELECT job_id AS id, created_at AS since FROM job_search ORDER BY job_id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    return rows.map(({ id, since }) => ({ id, since: since.toISOString() }));
  }

  /** The statement that picks a page's ids in order. */
  ids({ filters, sort, limit, offset, today, total }: Page, parameters: Parameters): string {
    const isMany = total !== undefined && total >= many;
    const found = (where: string) => (filters.search === undefined || isMany ? where : byIndex(where));
    const condition = rowCondition(filters, parameters);
    const window = `LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
    const { search } = filters;
    if (sort === 'relevance' && search !== undefined) {
      const last = offset + limit;
      const score = scoreOf(search.understanding, { today, parameters });
      const inDocument = (where: string) =>
        this.ranked({ condition: found(where), score, tier: 0, last, block: rankedBlock });
      if (search.tier === 'document') {
        return `SELECT job_id FROM (${inDocument(condition)}) AS ranked ORDER BY block, score DESC, ${newest} ${window}`;
      }
      const narrow = rowCondition({ ...filters, search: { ...search, tier: 'document' } }, parameters);
      const inText = this.ranked({
        condition: byIndex(`${condition} AND NOT (${narrow})`),
        score: textScoreOf(search.understanding, parameters),
        tier: 1,
        last,
        block: rankedTextBlock,
      });
      return `SELECT job_id FROM ((${inDocument(narrow)}) UNION ALL (${inText})) AS ranked
        ORDER BY tier, block, score DESC, ${newest} ${window}`;
    }
    if (sort === 'closing_soon') {
      const day = parameters.add(today);
      const last = parameters.add(offset + limit);
      const part = (place: number, where: string, order: string) =>
        `(SELECT job_id, ${place} AS place, closing_date, CASE WHEN ${place} = 2 THEN -1 ELSE 1 END AS direction
          FROM job_search WHERE ${found(condition)} AND ${where} ORDER BY ${order} LIMIT ${last})`;
      return `SELECT job_id FROM (
          ${part(0, `closing_date >= ${day}::date`, 'closing_date, job_id DESC')}
          UNION ALL ${part(1, 'closing_date IS NULL', 'job_id DESC')}
          UNION ALL ${part(2, `closing_date < ${day}::date`, 'closing_date DESC, job_id DESC')}
        ) AS parts ORDER BY place, direction * (closing_date - ${day}::date), job_id DESC ${window}`;
    }
    const order = orders[sort === 'relevance' ? 'newest' : sort];
    return `SELECT job_id FROM job_search WHERE ${found(condition)} ORDER BY ${order} ${window}`;
  }

  /** Matches in blocks, newest first, with the score that orders each block. */
  private ranked(options: { condition: string; score: string; tier: number; last: number; block: number }): string {
    const { condition, score, tier, last, block } = options;
    const most = Math.ceil(last / block) * block;
    return `SELECT job_id, created_at, ${tier} AS tier, ${score} AS score,
        (row_number() OVER (ORDER BY ${newest}) - 1) / ${block} AS block
      FROM (SELECT * FROM job_search WHERE ${condition} ORDER BY ${newest} LIMIT ${most}) AS matches`;
  }

  private async number(sql: string, parameters: Parameters): Promise<number> {
    const rows: { n: number }[] = await this.dataSource.query(sql, parameters.values);
    return rows[0]?.n ?? 0;
  }
}
