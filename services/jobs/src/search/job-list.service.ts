import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayOf, type ListJobs } from '@workboard/contracts';
import { Clock, RawJson } from '@workboard/service-kit';
import { isFacetsOnly, type JobFilters, matchesNothing } from './job-filters.js';
import { JobSearchQueries } from './job-search.queries.js';
import { KeptAnswers } from './kept-answers.js';
import { type SearchScope, SearchScopeQueries } from './search-scope.queries.js';
import { WordQueries } from './word.queries.js';

/** A total and the filters it was counted with; a mistyped search is counted as it was meant. */
interface Counted {
  total: number;
  filters: JobFilters;
}

const keptTotals = 5000;

/** The public list of jobs, the same for everybody (decision W3; spec §7). */
@Injectable()
export class JobList {
  private readonly totals = new KeptAnswers<Counted>(keptTotals);

  constructor(
    private readonly scopes: SearchScopeQueries,
    private readonly rows: JobSearchQueries,
    private readonly words: WordQueries,
    private readonly clock: Clock,
  ) {}

  /** A plain list, or `{ jobs, total }` with `includeTotal`, as ready JSON text. */
  async list(query: ListJobs): Promise<RawJson> {
    const scope = await this.scopes.of(query);
    if (!query.includeTotal && query.offset === 0 && scope.filters.search === undefined) {
      return new RawJson(`[${await this.page(query, scope.filters)}]`);
    }
    const { total, jobs } = await this.counted(query, scope);
    return new RawJson(query.includeTotal ? `{"jobs":[${jobs}],"total":${total}}` : `[${jobs}]`);
  }

  /** A first page is read while it is counted; a later one only when the list is that long. */
  private async counted(query: ListJobs, scope: SearchScope): Promise<{ total: number; jobs: string }> {
    const counting = this.count(scope);
    const first = query.offset === 0 ? await Promise.all([this.page(query, scope.filters), counting]) : undefined;
    const { total, filters } = await counting;
    if (query.offset >= total) {
      return { total, jobs: '' };
    }
    const jobs = first && filters.search === scope.filters.search ? first[0] : await this.page(query, filters);
    return { total, jobs };
  }

  private async page({ limit, offset, sortBy }: ListJobs, filters: JobFilters): Promise<string> {
    if (matchesNothing(filters)) {
      return '';
    }
    const sort = sortBy ?? (filters.search === undefined ? 'newest' : 'relevance');
    return this.rows.page({ filters, sort, limit, offset, today: dayOf(this.clock.now()) });
  }

  private count({ version, filters }: SearchScope): Promise<Counted> {
    const key = createHash('sha256')
      .update(JSON.stringify([version, filters]))
      .digest('base64url');
    return this.totals.get(key, async () => {
      const total = await this.total(filters);
      const { search } = filters;
      if (total > 0 || search === undefined || matchesNothing(filters)) {
        return { total, filters };
      }
      const meant = { ...filters, search: await this.words.correct(search) };
      return meant.search === search ? { total, filters } : { total: await this.total(meant), filters: meant };
    });
  }

  private async total(filters: JobFilters): Promise<number> {
    if (matchesNothing(filters)) {
      return 0;
    }
    return isFacetsOnly(filters) ? this.rows.totalByFacets(filters) : this.rows.totalByRows(filters);
  }
}
