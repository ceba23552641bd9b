import { Clock, ReadSource } from '@workboard/service-kit';
import type { DataSource } from 'typeorm';
import { JobListService } from './search/job-list.service.js';
import { HighlightQueries } from './search/highlights.queries.js';
import { LostSearchesService } from './search/lost/lost-searches.service.js';
import { JobSearchQueries } from './search/job-search.queries.js';
import { PostgresEngine } from './search/engine/postgres-engine.js';
import { EnginesService, IndexLimit } from './search/memory/engines.service.js';
import { IndexRowQueries } from './search/memory/index-rows.queries.js';
import { NameQueries } from './search/names.queries.js';
import { PhrasesService } from './search/phrases/phrases.service.js';
import { RelatedJobs } from './search/related-jobs.js';
import { SearchPlansService } from './search/search-plans.service.js';
import { SearchScopeQueries } from './search/search-scope.queries.js';
import { Stems } from './search/stems.js';
import { SuggestionsService } from './search/suggest/suggestions.service.js';
import { WordQueries } from './search/word.queries.js';

export { dataSourceFor, measuredSourceFor } from './data-source.js';
export { foldCounts } from './upkeep/fold-counts.js';

const megabyte = 1024 * 1024;

/** Without a replica. */
const readSourceOf = (dataSource: DataSource): ReadSource =>
  new ReadSource(dataSource, { env: { DATABASE_DIRECT_URL: undefined, DATABASE_POOL: 10 } });

/**
 * The public list over an open database, without the rest of the service, and its engines: for measuring it.
 * @param indexMb how much memory the index may take; 0 for none
 */
export const searchOf = (
  dataSource: DataSource,
  indexMb: number,
): { list: JobListService; engines: EnginesService } => {
  const source = readSourceOf(dataSource);
  const rows = new JobSearchQueries(source);
  const clock = new Clock();
  const stems = new Stems(dataSource);
  const names = new NameQueries(dataSource, stems);
  const postgres = new PostgresEngine(source, new WordQueries(dataSource));
  const limit = new IndexLimit(indexMb * megabyte);
  const engines = new EnginesService(new IndexRowQueries(dataSource), postgres, names, stems, limit);
  const list = new JobListService(
    new SearchScopeQueries(source),
    rows,
    new SearchPlansService(names, rows, engines, new RelatedJobs(names), clock),
    engines,
    new HighlightQueries(source),
    new LostSearchesService(dataSource, clock),
    clock,
  );
  return { list, engines };
};

/** Reads phrases of alerts over an open database: for measuring what matches them. */
export const phrasesOf = (dataSource: DataSource): PhrasesService =>
  new PhrasesService(dataSource, new NameQueries(dataSource, new Stems(dataSource)), new WordQueries(dataSource));

/** What a search that was begun may become, over an open database: for measuring it. */
export const suggestionsOf = (dataSource: DataSource): SuggestionsService =>
  new SuggestionsService(readSourceOf(dataSource));
