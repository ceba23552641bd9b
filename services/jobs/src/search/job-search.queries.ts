import { Injectable } from '@nestjs/common';
import type { JobSort, ListedJob } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { cubeCondition, type JobFilters, Parameters, rowCondition, searchQuery } from './job-filters.js';

interface Page {
  filters: JobFilters;
  sort: JobSort;
  limit: number;
  offset: number;
  /** `YYYY-MM-DD` in Port Moresby, for what closes soon. */
  today: string;
}

/** Matches are ranked in blocks of this many, newest block first: ranking a common word's every match would take long. */
const rankedBlock = 1000;
const newest = 'created_at DESC, job_id DESC';

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

  /** The page's jobs as JSON text without the brackets of a list. */
  async page(page: Page): Promise<string> {
    const parameters = new Parameters();
    const ids = this.ids(page, parameters);
    const rows: { text: string }[] = await this.dataSource.query(
      `WITH page AS MATERIALIZED (SELECT job_id, row_number() OVER () AS place FROM (${ids}) AS ids)
       SELECT coalesce(string_agg(job_json(job, card.card), ',' ORDER BY place), '') AS text
       FROM page JOIN job_cards AS card USING (job_id) JOIN jobs AS job ON job.id = page.job_id`,
      parameters.values,
    );
    return rows[0]?.text ?? '';
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
  ids({ filters, sort, limit, offset, today }: Page, parameters: Parameters): string {
    const condition = rowCondition(filters, parameters);
    const window = `LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
    if (sort === 'relevance' && filters.search !== undefined) {
      const blocks = Math.ceil((offset + limit) / rankedBlock);
      const rank = `ts_rank(document, ${searchQuery(parameters, filters.search)})`;
      return `SELECT job_id FROM (
          SELECT job_id, created_at, document, (row_number() OVER (ORDER BY ${newest}) - 1) / ${rankedBlock} AS block
          FROM (SELECT job_id, created_at, document FROM job_search WHERE ${condition}
            ORDER BY ${newest} LIMIT ${parameters.add(blocks * rankedBlock)}) AS matches
        ) AS ranked ORDER BY block, ${rank} DESC, ${newest} ${window}`;
    }
    if (sort === 'closing_soon') {
      const day = parameters.add(today);
      const last = parameters.add(offset + limit);
      const part = (place: number, where: string, order: string) =>
        `(SELECT job_id, ${place} AS place, closing_date, CASE WHEN ${place} = 2 THEN -1 ELSE 1 END AS direction
          FROM job_search WHERE ${condition} AND ${where} ORDER BY ${order} LIMIT ${last})`;
      return `SELECT job_id FROM (
          ${part(0, `closing_date >= ${day}::date`, 'closing_date, job_id DESC')}
          UNION ALL ${part(1, 'closing_date IS NULL', 'job_id DESC')}
          UNION ALL ${part(2, `closing_date < ${day}::date`, 'closing_date DESC, job_id DESC')}
        ) AS parts ORDER BY place, direction * (closing_date - ${day}::date), job_id DESC ${window}`;
    }
    return `SELECT job_id FROM job_search WHERE ${condition} ORDER BY ${orders[sort === 'relevance' ? 'newest' : sort]} ${window}`;
  }

  private async number(sql: string, parameters: Parameters): Promise<number> {
    const rows: { n: number }[] = await this.dataSource.query(sql, parameters.values);
    return rows[0]?.n ?? 0;
  }
}
