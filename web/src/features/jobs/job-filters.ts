import { jobSorts } from '@workboard/contracts/enums';
import { pageSizes } from '@workboard/contracts/constants';
import type { Query } from '../../lib/api/address.js';

/** What the address of /jobs can hold. `type` says what the search words mean; `job` is the one that is open. */
export const jobParams = {
  page: 1,
  type: 'job',
  search: '',
  location: '',
  workType: '',
  employmentType: '',
  experienceLevel: '',
  industry: '',
  salaryMin: '',
  companyName: '',
  companyId: '',
  /** Ids of companies. */
  company: '',
  sortBy: '',
  /** Open when not empty: the filters with their counts. */
  filters: '',
  job: 0,
} as const;

export type JobParams = { [K in keyof typeof jobParams]: (typeof jobParams)[K] extends number ? number : string };

export const filterNames = [
  'location',
  'workType',
  'employmentType',
  'experienceLevel',
  'industry',
  'salaryMin',
  'companyName',
  'companyId',
  'company',
] as const;

/** The search words and filters as the call takes them (spec §7). */
export const toQuery = (params: JobParams): Query<'/jobs'> => {
  const { page, type, search, industry, companyName } = params;
  const sortBy = jobSorts.find((sort) => sort === params.sortBy) ?? '';
  return {
    limit: pageSizes.jobs,
    offset: (page - 1) * pageSizes.jobs,
    search: type === 'job' ? search : '',
    industry: type === 'category' && search !== '' ? search : industry,
    companyName: type === 'company' && search !== '' ? search : companyName,
    companyId: params.companyId,
    location: params.location,
    workType: params.workType,
    company: params.company,
    employmentType: params.employmentType,
    experienceLevel: params.experienceLevel,
    salaryMin: params.salaryMin,
    sortBy,
    highlight: type === 'job' && search !== '' ? true : '',
  };
};

/** Everything that narrows the list, emptied. */
export const noFilters = Object.fromEntries(
  ['type', 'search', 'sortBy', 'job', ...filterNames].map((name) => [name, undefined]),
) as Partial<JobParams>;

/** Whether there is anything to clear: words, an order or a filter. */
export const isNarrowed = (params: JobParams): boolean =>
  activeFilters(params) > 0 || params.search !== '' || params.sortBy !== '';

/** How many filters are on, without the search words and the order. */
export const activeFilters = (params: JobParams): number => filterNames.filter((name) => params[name] !== '').length;

/** What to try where nothing was found: only what there is to change. */
export const adviceIfNone = (params: JobParams): string => {
  const hasWords = params.search !== '';
  const hasFilters = activeFilters(params) > 0;
  if (hasWords && hasFilters) {
    return 'Try other words, or take some filters away.';
  }
  if (hasFilters) {
    return 'Take some filters away.';
  }
  return hasWords ? 'Try other or fewer words.' : 'There are no open jobs at the moment.';
};
