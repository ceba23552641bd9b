import type { Part, Understanding } from './language/understanding.js';
import type { Parameters } from './parameters.js';
import { excludedQuery, wantedQuery } from './text-query.js';

/** Where a search looks: title, company, place and skills, or the whole text of a job. */
export type Tier = 'document' | 'body';

/** A search with the tier it looks in. */
export interface TextSearch {
  understanding: Understanding;
  tier: Tier;
  /** Parts that were left out: jobs that have them come first. */
  besides?: readonly Part[];
}

/** What a list asks for, in stored values; a missing filter lets everything pass, an empty one nothing. */
export interface JobFilters {
  locations?: readonly string[];
  industries?: readonly string[];
  workTypes?: readonly string[];
  employmentTypes?: readonly string[];
  levels?: readonly string[];
  companies?: readonly number[];
  /** Yearly amounts in PGK; a job matches when its own range overlaps (decisions P2, W3). */
  payFrom?: number;
  payTo?: number;
  search?: TextSearch;
}

const both = (conditions: readonly string[]): string => (conditions.length > 0 ? conditions.join(' AND ') : 'true');

/** A condition over `job_search`, written into a statement with its parameters. */
export type Condition = (parameters: Parameters) => string;

/** The search as a condition over `job_search`; exclusions look at the narrow document in either tier. */
export const searchCondition = ({ understanding, tier }: TextSearch, parameters: Parameters): string => {
  const wanted = wantedQuery(understanding, parameters);
  const excluded = excludedQuery(understanding, parameters);
  // A search without any word finds nothing.
  if (wanted === undefined && excluded === undefined) {
    return 'false';
  }
  return both([
    ...(wanted === undefined ? [] : [`${tier} @@ ${wanted}`]),
    ...(excluded === undefined ? [] : [`NOT document @@ ${excluded}`]),
  ]);
};

/** One value is compared by `=`: only then can an index give the rows in the list's order. */
const isOneOf = (options: { column: string; type: 'text' | 'int'; values: readonly unknown[] }): Condition => {
  const { column, type, values } = options;
  return (parameters) =>
    values.length === 1
      ? `${column} = ${parameters.add(values[0])}::${type}`
      : `${column} = ANY (${parameters.add(values)}::${type}[])`;
};

const facetConditions = (filters: JobFilters): Condition[] => {
  const columns = {
    location: filters.locations,
    industry: filters.industries,
    work_type: filters.workTypes,
    employment_type: filters.employmentTypes,
  };
  return Object.entries(columns).flatMap(([column, values]) =>
    values === undefined ? [] : [isOneOf({ column, type: 'text', values })],
  );
};

/** Conditions that the cube of counts can answer. */
export const cubeCondition = (filters: JobFilters, parameters: Parameters): string =>
  both(facetConditions(filters).map((condition) => condition(parameters)));

/** The filters besides the search; all of them must hold. */
export const filterConditions = (filters: JobFilters): Condition[] => {
  const { levels, companies, payFrom, payTo } = filters;
  const hasPay = payFrom !== undefined || payTo !== undefined;
  return [
    ...facetConditions(filters),
    ...(levels ? [isOneOf({ column: 'level', type: 'text', values: levels })] : []),
    ...(companies ? [isOneOf({ column: 'company_id', type: 'int', values: companies })] : []),
    ...(hasPay ? [(parameters: Parameters) => `pgk_to >= ${parameters.add(payFrom ?? 0)}::int`] : []),
    ...(payTo === undefined ? [] : [(parameters: Parameters) => `pgk_from <= ${parameters.add(payTo)}::int`]),
  ];
};

/** Conditions over `job_search`. */
export const rowCondition = (filters: JobFilters, parameters: Parameters): string =>
  both([
    ...filterConditions(filters).map((condition) => condition(parameters)),
    ...(filters.search === undefined ? [] : [searchCondition(filters.search, parameters)]),
  ]);

/** True when the total is a sum over the cube. */
export const isFacetsOnly = ({ levels, companies, payFrom, payTo, search }: JobFilters): boolean =>
  [levels, companies, payFrom, payTo, search].every((filter) => filter === undefined);

/** True when a filter has no stored value at all, so that nothing can match. */
export const matchesNothing = (filters: JobFilters): boolean =>
  [
    filters.locations,
    filters.industries,
    filters.workTypes,
    filters.employmentTypes,
    filters.levels,
    filters.companies,
  ].some((values) => values?.length === 0);
