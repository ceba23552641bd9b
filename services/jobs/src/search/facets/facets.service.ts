import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  employmentTypes,
  experienceLevels,
  type FacetChoice,
  type JobFacets,
  type ListJobs,
  payStepsPgk,
  workTypes,
} from '@workboard/contracts';
import { LoadingCache } from '@workboard/service-kit';
import type { JobFilters } from '../job-filters.js';
import { readPlaces } from '../language/language-data.js';
import { SearchPlansService } from '../search-plans.service.js';
import { SearchScopeQueries } from '../search-scope.queries.js';
import { type Counts, type Facet, facetColumns, FacetQueries } from './facet.queries.js';
import { placeChoices } from './place-choices.js';

const megabyte = 1024 * 1024;
const mostCompanies = 20;
const mostIndustries = 40;

/** The filter that a facet sets, and is counted without. */
const ownFilter = {
  location: 'locations',
  industry: 'industries',
  workType: 'workTypes',
  employmentType: 'employmentTypes',
  experienceLevel: 'levels',
  company: 'companies',
  salaryMin: 'payFrom',
} as const satisfies Record<Facet, keyof JobFilters>;
const facets = Object.keys(facetColumns) as Facet[];

const byJobs = (one: FacetChoice, other: FacetChoice): number =>
  other.jobs - one.jobs || one.label.localeCompare(other.label);

/** What the list can be narrowed by. Counts are exact and hold until the searched rows change. */
@Injectable()
export class FacetsService {
  private readonly places = readPlaces();
  private readonly cache = new LoadingCache<JobFacets>({
    name: 'facets',
    maxBytes: 4 * megabyte,
    maxValueBytes: megabyte / 8,
    sizeOf: (facets) => JSON.stringify(facets).length,
  });

  constructor(
    private readonly scopes: SearchScopeQueries,
    private readonly plans: SearchPlansService,
    private readonly queries: FacetQueries,
  ) {}

  async of(query: ListJobs): Promise<JobFacets> {
    const scope = await this.scopes.of(query);
    const { limit: _limit, offset: _offset, sortBy: _sortBy, ...asked } = query;
    const key = createHash('sha256')
      .update(JSON.stringify([scope.version, asked]))
      .digest('base64url');
    return this.cache.get(key, async () => {
      const filters = query.search ? (await this.plans.of(query.search, scope)).filters : scope.filters;
      return this.present(await this.count(filters));
    });
  }

  /** FacetsService whose own filter is on are counted without it, the others together. */
  private async count(filters: JobFilters): Promise<ReadonlyMap<Facet, Counts>> {
    const on = facets.filter((facet) => filters[ownFilter[facet]] !== undefined);
    const found = await Promise.all([
      this.queries.count(
        facets.filter((facet) => !on.includes(facet)),
        { filters, paySteps: payStepsPgk },
      ),
      ...on.map((facet) => {
        const { [ownFilter[facet]]: _own, ...others } = filters;
        return this.queries.count([facet], { filters: others, paySteps: payStepsPgk });
      }),
    ]);
    return new Map(found.flatMap((counts) => [...counts]));
  }

  private async present(counts: ReadonlyMap<Facet, Counts>): Promise<JobFacets> {
    const of = (facet: Facet): Counts => counts.get(facet) ?? new Map();
    return {
      location: await this.locations(of('location')),
      industry: await this.industries(of('industry')),
      workType: listed(workTypes, of('workType')),
      employmentType: listed(employmentTypes, of('employmentType')),
      experienceLevel: listed(experienceLevels, of('experienceLevel')),
      salaryMin: payChoices(of('salaryMin')),
      company: await this.companies(of('company')),
    };
  }

  private async locations(counts: Counts): Promise<FacetChoice[]> {
    const labels = await this.queries.labels('location', [...counts.keys()]);
    const counted = [...counts].map(([value, jobs]) => {
      const { label = value, signs = [] } = labels.get(value) ?? {};
      return { value, label, signs, jobs };
    });
    return placeChoices(counted, this.places);
  }

  private async industries(counts: Counts): Promise<FacetChoice[]> {
    const labels = await this.queries.labels('industry', [...counts.keys()]);
    return [...counts]
      .map(([value, jobs]) => ({ value, label: labels.get(value)?.label ?? value, jobs }))
      .toSorted(byJobs)
      .slice(0, mostIndustries);
  }

  private async companies(counts: Counts): Promise<FacetChoice[]> {
    const top = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, mostCompanies);
    const names = await this.queries.companyNames(top.map(([id]) => Number(id)));
    return top
      .map(([id, jobs]) => ({ value: id, label: names.get(Number(id)) ?? `Company #${id}`, jobs }))
      .toSorted(byJobs);
  }
}

const listed = (values: readonly string[], counts: Counts): FacetChoice[] =>
  values.flatMap((value) => {
    const jobs = counts.get(value) ?? 0;
    return jobs > 0 ? [{ value, label: value, jobs }] : [];
  });

/** Each step counts those above it, too, as the filter does. */
const payChoices = (counts: Counts): FacetChoice[] =>
  payStepsPgk.flatMap((step, at) => {
    const jobs = [...counts].reduce((sum, [band, some]) => sum + (Number(band) > at ? some : 0), 0);
    return jobs > 0 ? [{ value: String(step), label: String(step), jobs }] : [];
  });
