import type { Understanding } from './language/understanding.js';
import { excludedQuery, wantedQuery } from './text-query.js';

/** Where a search looks: title, company, place and skills, or the whole text of a job. */
export type Tier = 'document' | 'body';

/** A search with the tier it looks in. */
export interface TextSearch {
  understanding: Understanding;
  tier: Tier;
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
  /** These jobs are left out. */
  except?: readonly number[];
}

/** Parameters of one statement, numbered as they are added. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

const both = (conditions: readonly string[]): string => (conditions.length > 0 ? conditions.join(' AND ') : 'true');

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
const isOneOf = (options: {
  column: string;
  type: 'text' | 'int';
  values: readonly unknown[];
  parameters: Parameters;
}) => {
  const { column, type, values, parameters } = options;
  return values.length === 1
    ? `${column} = ${parameters.add(values[0])}::${type}`
    : `${column} = ANY (${parameters.add(values)}::${type}[])`;
};

const facetConditions = (filters: JobFilters, parameters: Parameters): string[] => {
  const columns = {
    location: filters.locations,
    industry: filters.industries,
    work_type: filters.workTypes,
    employment_type: filters.employmentTypes,
  };
  return Object.entries(columns).flatMap(([column, values]) =>
    values === undefined ? [] : [isOneOf({ column, type: 'text', values, parameters })],
  );
};

/** Conditions that the cube of counts can answer. */
export const cubeCondition = (filters: JobFilters, parameters: Parameters): string =>
  both(facetConditions(filters, parameters));

/** Conditions over `job_search`. */
export const rowCondition = (filters: JobFilters, parameters: Parameters): string => {
  const { levels, companies, payFrom, payTo, search, except } = filters;
  const conditions = facetConditions(filters, parameters);
  if (levels) {
    conditions.push(isOneOf({ column: 'level', type: 'text', values: levels, parameters }));
  }
  if (companies) {
    conditions.push(isOneOf({ column: 'company_id', type: 'int', values: companies, parameters }));
  }
  if (payFrom !== undefined || payTo !== undefined) {
    conditions.push(`pgk_to >= ${parameters.add(payFrom ?? 0)}::int`);
  }
  if (payTo !== undefined) {
    conditions.push(`pgk_from <= ${parameters.add(payTo)}::int`);
  }
  if (search !== undefined) {
    conditions.push(searchCondition(search, parameters));
  }
  if (except !== undefined && except.length > 0) {
    conditions.push(`job_id <> ALL (${parameters.add(except)}::int[])`);
  }
  return both(conditions);
};

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
