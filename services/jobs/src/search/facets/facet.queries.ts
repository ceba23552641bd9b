import { Injectable } from '@nestjs/common';
import { ReadSource } from '@workboard/service-kit';
import { cubeCondition, isFacetsOnly, type JobFilters, rowCondition } from '../job-filters.js';
import { Parameters } from '../parameters.js';

/** What is counted, by the list's filter of the same name. */
export const facetColumns = {
  location: 'location',
  industry: 'industry',
  workType: 'work_type',
  employmentType: 'employment_type',
  experienceLevel: 'level',
  company: 'company_id',
  salaryMin: 'pay_band',
} as const;
export type Facet = keyof typeof facetColumns;

/** Jobs per value; the key of pay is how many of the steps are reached. */
export type Counts = ReadonlyMap<string, number>;

const cubeFacets = new Set<Facet>(['location', 'industry', 'workType', 'employmentType']);

/** Counts jobs per value of a facet. */
@Injectable()
export class FacetQueries {
  constructor(private readonly source: ReadSource) {}

  /** Several facets of the same jobs, in one look at them; from the cube where that knows all that is asked. */
  async count(facets: readonly Facet[], { filters, paySteps }: { filters: JobFilters; paySteps: readonly number[] }) {
    const isCube = isFacetsOnly(filters);
    const fromCube = facets.filter((facet) => isCube && cubeFacets.has(facet));
    const fromRows = facets.filter((facet) => !fromCube.includes(facet));
    const found = await Promise.all([
      this.read(fromCube, { filters, paySteps, isCube: true }),
      this.read(fromRows, { filters, paySteps, isCube: false }),
    ]);
    return new Map(found.flatMap((counts) => [...counts]));
  }

  private async read(
    facets: readonly Facet[],
    { filters, paySteps, isCube }: { filters: JobFilters; paySteps: readonly number[]; isCube: boolean },
  ): Promise<Map<Facet, Counts>> {
    if (facets.length === 0) {
      return new Map();
    }
    const parameters = new Parameters();
    const rows = isCube ? this.cells(filters, parameters) : this.matches(filters, { parameters, paySteps });
    const columns = facets.map((facet) => facetColumns[facet]);
    const found: { facet: number; value: string | null; jobs: number }[] = await this.source.query(
      `SELECT CASE ${columns.map((column, at) => `WHEN grouping(${column}) = 0 THEN ${at}`).join(' ')} END AS facet,
         coalesce(${columns.map((column) => `${column}::text`).join(', ')}) AS value, sum(jobs)::int AS jobs
       FROM (${rows}) AS counted GROUP BY GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')})
       HAVING sum(jobs) > 0`,
      parameters.values,
    );
    return new Map(
      facets.map((facet, at) => [
        facet,
        new Map(found.flatMap((row) => (row.facet === at && row.value !== null ? [[row.value, row.jobs]] : []))),
      ]),
    );
  }

  private cells(filters: JobFilters, parameters: Parameters): string {
    const condition = cubeCondition(filters, parameters);
    return ['facet_counts', 'facet_deltas']
      .map(
        (table) => `SELECT * FROM (SELECT location, industry, work_type,
      employment_type, jobs FROM ${table}) AS ${table} WHERE ${condition}`,
      )
      .join(' UNION ALL ');
  }

  private matches(
    filters: JobFilters,
    { parameters, paySteps }: { parameters: Parameters; paySteps: readonly number[] },
  ): string {
    const condition = rowCondition(filters, parameters);
    return `SELECT location, industry, work_type, employment_type, level, company_id,
        width_bucket(pgk_to, ${parameters.add(paySteps)}::int[]) AS pay_band, 1 AS jobs
      FROM job_search WHERE ${condition}`;
  }

  /** How stored values are written, and the signs of places. */
  async labels(kind: 'location' | 'industry', values: readonly string[]) {
    const rows: { value: string; label: string; signs: string[] }[] = await this.source.query(
      `SELECT value, label, signs FROM facet_values WHERE kind = $1 AND value = ANY ($2::text[])`,
      [kind, values],
    );
    return new Map(rows.map((row) => [row.value, row]));
  }

  async companyNames(ids: readonly number[]): Promise<Map<number, string>> {
    const rows: { id: number; name: string }[] = await this.source.query(
      `SELECT id, name FROM company_copies WHERE id = ANY ($1::int[])`,
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
