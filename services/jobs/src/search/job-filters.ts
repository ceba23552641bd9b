import type { ListJobs } from '@workboard/contracts';
import { definedOnly } from '@workboard/service-kit';
import type { Part, Understanding } from './language/understanding.js';
import type { Parameters } from './parameters.js';
import { excludedQuery, inOrder, partQuery, wantedQuery } from './text-query.js';

/** Where a search looks: title, company, place and skills, or the whole text of a job. */
export type Tier = 'document' | 'body';

/** A search with the tier it looks in. */
export interface TextSearch {
  understanding: Understanding;
  tier: Tier;
  /** Parts that were left out: jobs that have them come first. */
  besides?: readonly Part[];
}

interface ColumnFilter {
  column: string;
  type: 'text' | 'int';
  /** The parameter of the list, where its values are those stored, in lower case; else `SearchScopeQueries` finds them. */
  query?: keyof ListJobs;
  /** A dimension of the cube of counts, so that a total is a sum. */
  isCounted?: true;
}

/** The filters that compare a column of `job_search` with values: a new one is a row here. */
const columnFilters = {
  locations: { column: 'location', type: 'text', isCounted: true },
  industries: { column: 'industry', type: 'text', isCounted: true },
  workTypes: { column: 'work_type', type: 'text', query: 'workType', isCounted: true },
  employmentTypes: { column: 'employment_type', type: 'text', query: 'employmentType', isCounted: true },
  levels: { column: 'level', type: 'text', query: 'experienceLevel' },
  companies: { column: 'company_id', type: 'int' },
  ids: { column: 'job_id', type: 'int', query: 'ids' },
} as const satisfies Record<string, ColumnFilter>;
type ColumnFilters = typeof columnFilters;
type FilterName = keyof ColumnFilters;
const filterRows = Object.entries(columnFilters) as [FilterName, ColumnFilter][];
const countedRows = filterRows.filter(([, { isCounted }]) => isCounted);

/** What a list asks for, in stored values; a missing filter lets everything pass, an empty one nothing. */
export interface JobFilters extends Partial<{
  readonly [N in FilterName]: readonly (ColumnFilters[N]['type'] extends 'int' ? number : string)[];
}> {
  /** Yearly amounts in PGK; a job matches when its own range overlaps (decisions P2, W3). */
  payFrom?: number;
  payTo?: number;
  search?: TextSearch;
}

/** The filters that a list's parameters name as they are stored, and its range of pay. */
export const plainFilters = (query: ListJobs): JobFilters => {
  const named = filterRows.flatMap(([name, { query: parameter }]) => {
    const values = parameter && (query[parameter] as readonly (string | number)[] | undefined);
    return values?.length
      ? [[name, values.map((value) => (typeof value === 'string' ? value.toLowerCase() : value))] as const]
      : [];
  });
  const { salaryMin: payFrom, salaryMax: payTo } = query;
  return { ...Object.fromEntries(named), ...definedOnly({ payFrom, payTo }) };
};

const both = (conditions: readonly string[]): string => (conditions.length > 0 ? conditions.join(' AND ') : 'true');

/** A single condition that a job fits or not. */
export type Condition =
  | { is: 'one of'; column: string; type: 'text' | 'int'; values: readonly (string | number)[] }
  | { is: 'paid'; from: number; to: number | undefined }
  | { is: 'part'; part: Part; tier: Tier }
  | { is: 'in order'; text: string; tier: Tier }
  | { is: 'every job' | 'no job' };

/** The condition over `job_search`, written into a statement with its parameters. */
export const conditionSql = (condition: Condition, parameters: Parameters): string => {
  switch (condition.is) {
    case 'one of': {
      // One value is compared by `=`: only then can an index give the rows in the list's order.
      const { column, type, values } = condition;
      return values.length === 1
        ? `${column} = ${parameters.add(values[0])}::${type}`
        : `${column} = ANY (${parameters.add(values)}::${type}[])`;
    }
    case 'paid': {
      const { from, to } = condition;
      return both([
        `pgk_to >= ${parameters.add(from)}::int`,
        ...(to === undefined ? [] : [`pgk_from <= ${parameters.add(to)}::int`]),
      ]);
    }
    case 'part':
      return `${condition.tier} @@ ${partQuery(condition.part, parameters)}`;
    case 'in order':
      return `${condition.tier} @@ ${inOrder(condition.text, parameters)}`;
    default:
      return condition.is === 'every job' ? 'true' : 'false';
  }
};

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

const columnConditions = (filters: JobFilters, rows = filterRows): Condition[] =>
  rows.flatMap(([name, { column, type }]) => {
    const values = filters[name];
    return values === undefined ? [] : [{ is: 'one of', column, type, values }];
  });

/** Conditions that the cube of counts can answer. */
export const cubeCondition = (filters: JobFilters, parameters: Parameters): string =>
  both(columnConditions(filters, countedRows).map((condition) => conditionSql(condition, parameters)));

/** The filters besides the search; all of them must hold. */
export const filterConditions = (filters: JobFilters): Condition[] => {
  const { payFrom, payTo } = filters;
  const isPaid = payFrom !== undefined || payTo !== undefined;
  return [...columnConditions(filters), ...(isPaid ? [{ is: 'paid', from: payFrom ?? 0, to: payTo } as const] : [])];
};

/** Conditions over `job_search`. */
export const rowCondition = (filters: JobFilters, parameters: Parameters): string =>
  both([
    ...filterConditions(filters).map((condition) => conditionSql(condition, parameters)),
    ...(filters.search === undefined ? [] : [searchCondition(filters.search, parameters)]),
  ]);

/** True when the total is a sum over the cube. */
export const isFacetsOnly = (filters: JobFilters): boolean =>
  [filters.payFrom, filters.payTo, filters.search].every((filter) => filter === undefined) &&
  filterRows.every(([name, { isCounted }]) => isCounted || filters[name] === undefined);

/** True when a filter has no stored value at all, so that nothing can match. */
export const matchesNothing = (filters: JobFilters): boolean =>
  filterRows.some(([name]) => filters[name]?.length === 0);
