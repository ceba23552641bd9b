import { Injectable } from '@nestjs/common';
import type { JobSort, ListedJob, ListJobs } from '@workboard/contracts';
import { ReadSource } from '@workboard/service-kit';
import { briefsOfPage, fewJobs, type JobRow, jobsOfPage, type PageOfJobs, pageOf } from '../jobs/list-bytes.js';
import { cubeCondition, isFacetsOnly, type JobFilters, rowCondition } from './job-filters.js';
import { Parameters } from './parameters.js';
import { newest } from './engine/score.js';
import { versionSql } from './search-scope.queries.js';

interface Page {
  filters: JobFilters;
  sort: JobSort;
  limit: number;
  offset: number;
  /** `YYYY-MM-DD` in Port Moresby, for what closes soon. */
  today: string;
  /** How many match, where that is known. */
  total?: number;
  fields?: Fields;
}
/** What is wanted of each job: all, or what its card shows. */
type Fields = ListJobs['fields'];

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

const facetTotal = (filters: JobFilters, parameters: Parameters): string => {
  const condition = cubeCondition(filters, parameters);
  const cells = ['facet_counts', 'facet_deltas'].map((table) => `SELECT jobs FROM ${table} WHERE ${condition}`);
  return `SELECT coalesce(sum(jobs), 0)::int AS n FROM (${cells.join(' UNION ALL ')}) AS cells`;
};

/** A row for each job, with what is told once of all of them; a single one without a job where there is none. */
type Headed<Head> = Head & (JobRow | { place: null });
const headed = (head: string, jobs: string): string =>
  `SELECT head.*, page.* FROM (SELECT ${head}) AS head LEFT JOIN (${jobs}) AS page ON true`;
const isJob = <Head>(row: Headed<Head>): row is Head & JobRow => row.place !== null;

const wanted = `SELECT * FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)`;
const withVersion = (jobs: string): string => headed(`${versionSql} AS version`, jobs);
/** The jobs of a parameter's ids. Texts that are made once: whoever prepares a statement looks it up by its text. */
const cardStatements = {
  shown: withVersion(briefsOfPage(wanted)),
  few: withVersion(jobsOfPage(wanted, { isShort: true })),
  many: withVersion(jobsOfPage(wanted)),
};

/** Reads the public list: narrow rows are filtered and ordered first, ready cards are joined to the page alone. */
@Injectable()
export class JobSearchQueries {
  constructor(private readonly source: ReadSource) {}

  /** The exact total of a filter without search: a sum over the cube and what is not folded into it yet. */
  async totalByFacets(filters: JobFilters): Promise<number> {
    const parameters = new Parameters();
    return this.number(facetTotal(filters, parameters), parameters);
  }

  /**
   * A first page without a search by one statement, with the version of the searched rows that it was read at, and the exact total
   * where that is a sum (`isFacetsOnly`), else null.
   */
  async first(page: Page): Promise<{ text: string; version: string; total: number | null }> {
    const { filters } = page;
    const parameters = new Parameters();
    const total = isFacetsOnly(filters) ? `(${facetTotal(filters, parameters)})` : 'NULL::int';
    const rows = await this.source.queryPrepared<Headed<{ version: string; total: number | null }>>(
      headed(`${versionSql} AS version, ${total} AS total`, this.jobs(page, parameters)),
      parameters.values,
    );
    const { text } = pageOf(rows.filter(isJob));
    return { text, version: rows[0]?.version ?? '', total: rows[0]?.total ?? null };
  }

  /** The exact total of anything else, counted over the narrow rows. */
  async totalByRows(filters: JobFilters): Promise<number> {
    const parameters = new Parameters();
    const condition = rowCondition(filters, parameters);
    return this.number(`SELECT count(*)::int AS n FROM job_search WHERE ${condition}`, parameters);
  }

  /** How many of a company's listed jobs still take applications on `today`. */
  async openOf({ companyId, today }: { companyId: number; today: string }): Promise<number> {
    const rows: { n: number }[] = await this.source.query(
      `SELECT count(*)::int AS n FROM job_search WHERE company_id = $1 AND (closing_date IS NULL OR closing_date >= $2)`,
      [companyId, today],
    );
    return rows[0]?.n ?? 0;
  }

  /** The page's jobs as JSON text without the brackets of a list, and their ids. */
  async page(page: Page): Promise<PageOfJobs> {
    const parameters = new Parameters();
    const jobs = this.jobs(page, parameters);
    return pageOf(await this.source.query<JobRow[]>(jobs, parameters.values));
  }

  /**
   * The jobs that a search found and those near it, each in their order, by one statement that is nearly always the same, with the version of
   * the searched rows that they were read at.
   */
  async cardsAt(
    found: readonly number[],
    near: readonly number[],
    fields?: Fields,
  ): Promise<{ version: string; found: PageOfJobs; near: PageOfJobs }> {
    const whole = Math.max(found.length, near.length) <= fewJobs ? 'few' : 'many';
    const rows = await this.source.queryPrepared<Headed<{ version: string }>>(
      cardStatements[fields === 'card' ? 'shown' : whole],
      [[...found, ...near]],
    );
    const jobs = rows.filter(isJob);
    return {
      version: rows[0]?.version ?? '',
      found: pageOf(jobs.filter(({ place }) => place <= found.length)),
      near: pageOf(jobs.filter(({ place }) => place > found.length)),
    };
  }

  /** A part of all public jobs, oldest id first. */
  async listed({ offset, limit }: { offset: number; limit: number }): Promise<ListedJob[]> {
    const rows: { id: number; since: Date }[] = await this.source.query(
      `SELECT job_id AS id, created_at AS since FROM job_search ORDER BY job_id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    return rows.map(({ id, since }) => ({ id, since: since.toISOString() }));
  }

  /** The statement that picks a page's ids in order; relevance is for `Ranking`. */
  ids({ filters, sort, limit, offset, today, total }: Page, parameters: Parameters): string {
    const { search } = filters;
    const isMany = total !== undefined && total >= many;
    const found = (where: string) => (search === undefined || isMany ? where : byIndex(where));
    const condition = rowCondition(filters, parameters);
    // In the text, as a plan that holds for any number of rows is made for many.
    const page = `LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`;
    if (sort === 'closing_soon') {
      const day = parameters.add(today);
      const last = Math.trunc(offset + limit);
      const part = (place: number, where: string, order: string) =>
        `(SELECT job_id, ${place} AS place, closing_date, CASE WHEN ${place} = 2 THEN -1 ELSE 1 END AS direction
          FROM job_search WHERE ${found(condition)} AND ${where} ORDER BY ${order} LIMIT ${last})`;
      return `SELECT job_id FROM (
          ${part(0, `closing_date >= ${day}::date`, 'closing_date, job_id DESC')}
          UNION ALL ${part(1, 'closing_date IS NULL', 'job_id DESC')}
          UNION ALL ${part(2, `closing_date < ${day}::date`, 'closing_date DESC, job_id DESC')}
        ) AS parts ORDER BY place, direction * (closing_date - ${day}::date), job_id DESC ${page}`;
    }
    const order = orders[sort === 'relevance' ? 'newest' : sort];
    return `SELECT job_id FROM job_search WHERE ${found(condition)} ORDER BY ${order} ${page}`;
  }

  /** The statement that reads the jobs of a page. */
  private jobs(page: Page, parameters: Parameters): string {
    const ids = `SELECT job_id AS id, row_number() OVER () AS place FROM (${this.ids(page, parameters)}) AS ids`;
    return page.fields === 'card' ? briefsOfPage(ids) : jobsOfPage(ids, { isShort: page.limit <= fewJobs });
  }

  private async number(sql: string, parameters: Parameters): Promise<number> {
    const rows: { n: number }[] = await this.source.query(sql, parameters.values);
    return rows[0]?.n ?? 0;
  }
}
