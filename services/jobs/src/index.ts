import { Clock } from '@workboard/service-kit';
import type { DataSource } from 'typeorm';
import { JobList } from './search/job-list.service.js';
import { JobSearchQueries } from './search/job-search.queries.js';
import { NameQueries } from './search/names.queries.js';
import { SearchPlans } from './search/search-plans.service.js';
import { SearchScopeQueries } from './search/search-scope.queries.js';
import { WordQueries } from './search/word.queries.js';

export { dataSourceFor } from './data-source.js';

/** The public list over an open database, without the rest of the service: for measuring it. */
export const jobListOf = (dataSource: DataSource): JobList => {
  const rows = new JobSearchQueries(dataSource);
  const plans = new SearchPlans(new NameQueries(dataSource), rows, new WordQueries(dataSource));
  return new JobList(new SearchScopeQueries(dataSource), rows, plans, new Clock());
};
