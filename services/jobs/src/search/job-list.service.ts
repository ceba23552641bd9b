import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayOf, type ListJobs } from '@workboard/contracts';
import { AnswerCache, Clock, RawJson } from '@workboard/service-kit';
import { isFacetsOnly, type JobFilters, matchesNothing } from './job-filters.js';
import { JobSearchQueries } from './job-search.queries.js';
import { fewMatches, type SearchPlan, SearchPlans } from './search-plans.service.js';
import { type SearchScope, SearchScopeQueries } from './search-scope.queries.js';

const kilobyte = 1024;
/** Some 10,000 totals. The key carries the version of the searched rows. */
const limits = { maxBytes: 512 * kilobyte, maxAnswerBytes: kilobyte };

/** The public list of jobs, the same for everybody (decision W3; spec §7). */
@Injectable()
export class JobList {
  private readonly totals = new AnswerCache<number>({
    ...limits,
    sizeOf: () => 8,
  });

  constructor(
    private readonly scopes: SearchScopeQueries,
    private readonly rows: JobSearchQueries,
    private readonly plans: SearchPlans,
    private readonly clock: Clock,
  ) {}

  /**
   * A plain list, or `{ jobs, total }` with `includeTotal`, as ready JSON text. A search adds what was `understood` and,
   * when little matches, what is `related`; the plain list holds matches alone.
   */
  async list(query: ListJobs): Promise<RawJson> {
    const scope = await this.scopes.of(query);
    if (query.search) {
      return this.search(query, await this.plans.of(query.search, scope));
    }
    if (!query.includeTotal && query.offset === 0) {
      return new RawJson(`[${await this.page(query, scope.filters)}]`);
    }
    const counting = this.count(scope);
    const first = query.offset === 0 ? await Promise.all([this.page(query, scope.filters), counting]) : undefined;
    const total = await counting;
    const jobs = query.offset >= total ? '' : (first?.[0] ?? (await this.page(query, scope.filters)));
    return new RawJson(query.includeTotal ? `{"jobs":[${jobs}],"total":${total}}` : `[${jobs}]`);
  }

  private async search(query: ListJobs, plan: SearchPlan): Promise<RawJson> {
    const { total, filters, understood, related } = plan;
    const jobs = query.offset >= total ? '' : await this.page(query, filters);
    if (!query.includeTotal) {
      return new RawJson(`[${jobs}]`);
    }
    const near =
      related && query.offset === 0
        ? await this.page({ limit: Math.min(query.limit, fewMatches), offset: 0, sortBy: 'relevance' }, related.filters)
        : undefined;
    return new RawJson(
      [
        `{"jobs":[${jobs}],"total":${total}`,
        understood ? `,"understood":${JSON.stringify(understood)}` : '',
        near ? `,"related":{"without":${JSON.stringify(related?.without)},"jobs":[${near}]}` : '',
        '}',
      ].join(''),
    );
  }

  private async page({ limit, offset, sortBy }: Pick<ListJobs, 'limit' | 'offset' | 'sortBy'>, filters: JobFilters) {
    if (matchesNothing(filters)) {
      return '';
    }
    const sort = sortBy ?? (filters.search === undefined ? 'newest' : 'relevance');
    return this.rows.page({ filters, sort, limit, offset, today: dayOf(this.clock.now()) });
  }

  private count({ version, filters }: SearchScope): Promise<number> {
    const key = createHash('sha256')
      .update(JSON.stringify([version, filters]))
      .digest('base64url');
    return this.totals.get(key, async () => {
      if (matchesNothing(filters)) {
        return 0;
      }
      return isFacetsOnly(filters) ? this.rows.totalByFacets(filters) : this.rows.totalByRows(filters);
    });
  }
}
