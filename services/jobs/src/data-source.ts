import 'reflect-metadata';
import { createDataSource, DeletedUser, repeatable, replaceSchemaObjects } from '@workboard/service-kit';
import { CompanyCopy } from './company-copies/company-copy.entity.js';
import { Job } from './jobs/job.entity.js';
import { Jobs } from './migrations/0001-jobs.js';
import { Operations } from './migrations/0002-operations.js';
import { BriefColumn } from './migrations/0003-briefs.js';
import { BesideCards } from './migrations/0004-beside-cards.js';
import { JobRecommendation } from './recommendations/job-recommendation.entity.js';
import { SavedJob } from './saved-jobs/saved-job.entity.js';
import { schemaObjects } from './schema/index.js';
import { renderAll, renderedJobs } from './schema/job-card.js';
import { SearchLanguage } from './search/language/load-language.js';

export { schemaObjects };

export const schema = 'jobs';
export const entities = [CompanyCopy, DeletedUser, Job, JobRecommendation, SavedJob];
/** Runs again when cards, or what lists show of a job, say something else; new and changed jobs write theirs themselves. */
const Cards = repeatable('Cards', [renderedJobs, ...renderAll].join('\n'), async (runner) => {
  // A second time, as the first writes every job as it was when it began: what people change meanwhile must not stay undone.
  for (const statement of [...renderAll, ...renderAll]) {
    await runner.query(statement);
  }
});
export const migrations = [
  Jobs,
  Operations,
  BriefColumn,
  BesideCards,
  replaceSchemaObjects(schemaObjects),
  Cards,
  SearchLanguage,
];
/** Lists are short queries on warm data: compiling or spreading them over processes costs more than it saves. */
export const settings = {
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  // The matches of a common word are kept beside each other while they are counted and ordered.
  work_mem: '16MB',
  // Common words are found by the index: the planner does not know what reading every tsvector costs.
  enable_seqscan: 'off',
};

/** What is good for short reads, and the default of the service's role, is not for rewriting tables. */
const migrationSettings = { enable_seqscan: 'on', max_parallel_workers_per_gather: '2' };

/** For migrations, which run as the service's own role. */
export const dataSourceFor = (url: string) =>
  createDataSource({ schema, url, entities, migrations, settings: migrationSettings });

/** With the settings of the running service: for measuring it. */
export const measuredSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations, settings });
