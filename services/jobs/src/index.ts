import { Clock } from '@workboard/service-kit';
import type { DataSource } from 'typeorm';
import { JobListService } from './search/job-list.service.js';
import { HighlightQueries } from './search/highlights.queries.js';
import { LostSearchesService } from './search/lost/lost-searches.service.js';
import { JobSearchQueries } from './search/job-search.queries.js';
import { MatchSets } from './search/matches/match-sets.js';
import { NameQueries } from './search/names.queries.js';
import { PhrasesService } from './search/phrases/phrases.service.js';
import { Ranking } from './search/ranking.js';
import { SearchPlansService } from './search/search-plans.service.js';
import { SearchScopeQueries } from './search/search-scope.queries.js';
import { SuggestionsService } from './search/suggest/suggestions.service.js';
import { WordQueries } from './search/word.queries.js';

export { dataSourceFor, measuredSourceFor } from './data-source.js';
export { foldCounts } from './upkeep/fold-counts.js';

/** The public list over an open database, without the rest of the service: for measuring it. */
export const jobListOf = (dataSource: DataSource): JobListService => {
  const rows = new JobSearchQueries(dataSource);
  const clock = new Clock();
  const plans = new SearchPlansService(
    new NameQueries(dataSource),
    rows,
    new WordQueries(dataSource),
    new MatchSets(dataSource),
    new Ranking(dataSource),
    clock,
  );
  return new JobListService(
    new SearchScopeQueries(dataSource),
    rows,
    plans,
    new HighlightQueries(dataSource),
    new LostSearchesService(dataSource, clock),
    clock,
  );
};

/** Reads phrases of alerts over an open database: for measuring what matches them. */
export const phrasesOf = (dataSource: DataSource): PhrasesService =>
  new PhrasesService(dataSource, new NameQueries(dataSource), new WordQueries(dataSource));

/** What a search that was begun may become, over an open database: for measuring it. */
export const suggestionsOf = (dataSource: DataSource): SuggestionsService => new SuggestionsService(dataSource);
