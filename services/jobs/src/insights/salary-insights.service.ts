import { Injectable } from '@nestjs/common';
import { currencies, type InsightsQuery, type SalaryInsight, salaryInsightMinJobs } from '@workboard/contracts';
import { LoadingCache } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { SearchScopeQueries } from '../search/search-scope.queries.js';

const kilobyte = 1024;
/** The key carries the version of the searched rows. */
const limits = { maxBytes: 4096 * kilobyte, maxValueBytes: 128 * kilobyte };
const longestList = 200;

/** How a value of a group was first written. */
const label = (kind: 'industry' | 'location') =>
  `(SELECT label FROM facet_values WHERE kind = '${kind}' AND value = groups.${kind})`;

/** Real pay of the public jobs (decision P13). */
@Injectable()
export class SalaryInsightsService {
  private readonly cache = new LoadingCache<SalaryInsight[]>({
    name: 'salaries',
    ...limits,
    sizeOf: (insights) => JSON.stringify(insights).length,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly scopes: SearchScopeQueries,
  ) {}

  /**
   * Groups of five jobs and more in one currency, the narrowest first: by industry and location, by industry, by
   * location, all. An industry or location that is asked for leaves its own groups and the wider ones. A job counts with
   * the middle of its range; `low` and `high` are the 10th and 90th percentile, so that one odd job does not decide.
   */
  async list({ industry, location, currency }: InsightsQuery): Promise<SalaryInsight[]> {
    const version = await this.scopes.version();
    const key = JSON.stringify([version, industry ?? null, location ?? null, currency]);
    return this.cache.get(key, () => this.compute({ industry, location, currency }));
  }

  private async compute({ industry, location, currency }: InsightsQuery): Promise<SalaryInsight[]> {
    const isNarrowed = Boolean(industry ?? location);
    const sets = isNarrowed ? '(industry, location), (industry), (location), ()' : '(industry), (location), ()';
    return this.dataSource.query(
      `SELECT ${label('industry')} AS industry, ${label('location')} AS location, $1::text AS currency, jobs,
         median, low, high
       FROM (
         SELECT industry, location, count(*)::int AS jobs,
           round(percentile_cont(0.5) WITHIN GROUP (ORDER BY (pay_low + pay_high) / 2.0))::int AS median,
           round(percentile_cont(0.1) WITHIN GROUP (ORDER BY (pay_low + pay_high) / 2.0))::int AS low,
           round(percentile_cont(0.9) WITHIN GROUP (ORDER BY (pay_low + pay_high) / 2.0))::int AS high
         FROM job_search WHERE pay_group = $2
         GROUP BY GROUPING SETS (${sets})
         HAVING count(*) >= ${salaryInsightMinJobs}
           AND ($3::text IS NULL OR GROUPING(industry) = 1 OR industry = lower($3))
           AND ($4::text IS NULL OR GROUPING(location) = 1 OR location = lower($4))
           AND (GROUPING(location) = 1 OR location <> '')
       ) AS groups
       ORDER BY num_nonnulls(industry, location) DESC, industry IS NULL, jobs DESC, 1, 2 LIMIT ${longestList}`,
      [currency, currencies.indexOf(currency), industry || null, location || null],
    );
  }
}
