import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayOf, type ListJobs } from '@workboard/contracts';
import { LoadingCache, Clock, RawJson } from '@workboard/service-kit';
import { noJobs, type PageOfJobs } from '../jobs/list-bytes.js';
import { isFacetsOnly, type JobFilters, matchesNothing } from './job-filters.js';
import { HighlightQueries } from './highlights.queries.js';
import { JobSearchQueries } from './job-search.queries.js';
import { LostSearchesService } from './lost/lost-searches.service.js';
import { EnginesService } from './memory/engines.service.js';
import type { Related } from './related-jobs.js';
import { type SearchPlan, SearchPlansService } from './search-plans.service.js';
import { type SearchScope, SearchScopeQueries } from './search-scope.queries.js';

const kilobyte = 1024;
/** Some 10,000 totals. The key carries the version of the searched rows. */
const limits = { maxBytes: 512 * kilobyte, maxValueBytes: kilobyte };

/** Texts are read again for their highlights: a page's worth, not a thousand. */
const mostHighlighted = 50;

/** What a list asks for besides filters. */
const besideFilters: readonly string[] = [
  'limit',
  'offset',
  'includeTotal',
  'search',
  'sortBy',
  'highlight',
  'fields',
] satisfies (keyof ListJobs)[];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether the words alone decide what is found. */
const isUnfiltered = (query: ListJobs): boolean =>
  Object.entries(query).every(([name, value]) => besideFilters.includes(name) || isEmpty(value));

/** The order of jobs that are not ranked. */
const sortOf = ({ sortBy = 'newest' }: Pick<ListJobs, 'sortBy'>) => sortBy;

type Searching = ListJobs & { search: string };

interface Found {
  plan: SearchPlan;
  jobs: PageOfJobs;
  near: PageOfJobs;
  version: string;
}

/** What comes near is shown on the first page, to those who ask for more than a plain list. */
const hasNear = (query: ListJobs, related: Related | undefined): related is Related =>
  related !== undefined && query.offset === 0 && query.includeTotal;

/** The public list of jobs, the same for everybody (decision W3; spec §7). */
@Injectable()
export class JobListService {
  private readonly totals = new LoadingCache<number>({ name: 'totals', ...limits, sizeOf: () => 8 });

  constructor(
    private readonly scopes: SearchScopeQueries,
    private readonly rows: JobSearchQueries,
    private readonly plans: SearchPlansService,
    private readonly engines: EnginesService,
    private readonly highlights: HighlightQueries,
    private readonly lost: LostSearchesService,
    private readonly clock: Clock,
  ) {}

  /**
   * A plain list, or `{ jobs, total }` with `includeTotal`, as ready JSON text. A search adds what was `understood` and,
   * when little matches, what is `related`; the plain list holds matches alone.
   */
  async list(query: ListJobs): Promise<RawJson> {
    if (!query.search && query.offset === 0) {
      return this.first(query);
    }
    if (query.search) {
      return this.search({ ...query, search: query.search });
    }
    const scope = await this.scopes.of(query);
    const total = await this.count(scope);
    const { text: jobs } = query.offset >= total ? noJobs : await this.page(query, scope.filters);
    return this.plain(query, { jobs, total });
  }

  /** What is asked for most, by one statement once it is known what the filters mean. */
  private async first(query: ListJobs): Promise<RawJson> {
    const known = this.scopes.remembered(query);
    const quick = known && ((await this.newestOf(query, known)) ?? (await this.firstOf(query, known)));
    if (quick && quick.version === known.version) {
      return this.plain(query, quick);
    }
    // Jobs came or went since: a filter may mean other values now.
    return this.plain(query, await this.firstOf(query, await this.scopes.of(query)));
  }

  /** The same where the index of the process knows what is found: Postgres but reads the cards. */
  private async newestOf(query: ListJobs, { version, filters }: SearchScope) {
    if (sortOf(query) !== 'newest' || matchesNothing(filters)) {
      return undefined;
    }
    const newest = this.engines.indexAt(version)?.newest(filters, query.limit);
    if (!newest) {
      return undefined;
    }
    const cards = await this.rows.cardsAt(newest.jobIds, [], query.fields);
    return { jobs: cards.found.text, total: newest.total, version: cards.version };
  }

  private async firstOf(query: ListJobs, scope: SearchScope) {
    if (matchesNothing(scope.filters)) {
      return { jobs: '', total: 0, version: undefined };
    }
    const counting = query.includeTotal && !isFacetsOnly(scope.filters) ? this.count(scope) : 0;
    const page = { ...query, sort: sortOf(query), filters: scope.filters, today: dayOf(this.clock.now()) };
    const [{ text: jobs, total, version }, counted] = await Promise.all([this.rows.first(page), counting]);
    return { jobs, total: total ?? counted, version };
  }

  private async plain(query: ListJobs, { jobs, total }: { jobs: string; total: number }): Promise<RawJson> {
    if (!query.includeTotal) {
      return new RawJson(`[${jobs}]`);
    }
    const { companyId } = query;
    const open = companyId && (await this.rows.openOf({ companyId, today: dayOf(this.clock.now()) }));
    return new RawJson(`{"jobs":[${jobs}],"total":${total}${companyId ? `,"open":${open}` : ''}}`);
  }

  /** The version of the rows is not asked for first: the cards come with theirs, and a plan of other rows is made anew. */
  private async search(query: Searching): Promise<RawJson> {
    const known = this.scopes.remembered(query);
    const quick = known && (await this.found(query, known));
    const found =
      quick && quick.version === known.version ? quick : await this.found(query, await this.scopes.of(query));
    const { plan, jobs, near } = found;
    const { total, filters, understood, related } = plan;
    if (total === 0 && query.offset === 0 && isUnfiltered(query)) {
      this.lost.note(query.search);
    }
    if (!query.includeTotal) {
      return new RawJson(`[${jobs.text}]`);
    }
    const highlights =
      query.highlight && filters.search
        ? await this.highlights.of([...jobs.ids, ...near.ids].slice(0, mostHighlighted), filters.search.understanding)
        : undefined;
    const besides = [
      understood ? `,"understood":${JSON.stringify(understood)}` : '',
      hasNear(query, related) ? `,"related":{"without":${JSON.stringify(related.without)},"jobs":[${near.text}]}` : '',
      highlights ? `,"highlights":${JSON.stringify(highlights)}` : '',
    ];
    return new RawJson(`{"jobs":[${jobs.text}],"total":${total}${besides.join('')}}`);
  }

  /** A page of what a search finds and of what comes near, and the version of the rows that they are of. */
  private async found(query: Searching, scope: SearchScope): Promise<Found> {
    const plan = await this.plans.of(query.search, scope);
    const { total, best, filters, related } = plan;
    const near = hasNear(query, related) ? related.best.slice(0, query.limit) : [];
    const [from, to] = [query.offset, Math.min(query.offset + query.limit, total)];
    const { search } = filters;
    if (from < to && ((query.sortBy ?? 'relevance') !== 'relevance' || search === undefined)) {
      const [jobs, others] = await Promise.all([
        this.page(query, filters, total),
        this.rows.cardsAt([], near, query.fields),
      ]);
      return { plan, jobs, near: others.near, version: others.version };
    }
    const isCached = from >= to || to <= best.length || search === undefined;
    const ids = isCached
      ? best.slice(from, Math.max(from, to))
      : await this.plans.ids({ ...filters, search }, { version: scope.version, from, to });
    const cards = await this.rows.cardsAt(ids, near, query.fields);
    return { plan, jobs: cards.found, near: cards.near, version: cards.version };
  }

  private async page(
    { limit, offset, fields, ...query }: Pick<ListJobs, 'limit' | 'offset' | 'sortBy' | 'fields'>,
    filters: JobFilters,
    total?: number,
  ) {
    if (matchesNothing(filters)) {
      return noJobs;
    }
    return this.rows.page({
      filters,
      sort: sortOf(query),
      limit,
      offset,
      today: dayOf(this.clock.now()),
      ...(total !== undefined && { total }),
      ...(fields && { fields }),
    });
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
