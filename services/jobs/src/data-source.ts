import 'reflect-metadata';
import { createDataSource, DeletedUser, replaceSchemaObjects } from '@workboard/service-kit';
import { CompanyCopy } from './company-copies/company-copy.entity.js';
import { Job } from './jobs/job.entity.js';
import { Jobs1796000000001 } from './migrations/0001-jobs.js';
import { JobSearch1796000000002 } from './migrations/0002-job-search.js';
import { JobSearchUpkeep1796000000003 } from './migrations/0003-job-search-upkeep.js';
import { SearchLanguage1796000000004 } from './migrations/0004-search-language.js';
import { Versions1796000000005 } from './migrations/0005-versions.js';
import { Reviews1796000000006 } from './migrations/0006-reviews.js';
import { FormerNames1796000000007 } from './migrations/0007-former-names.js';
import { SearchHelp1796000000008 } from './migrations/0008-search-help.js';
import { TakenDownReasons1796000000009 } from './migrations/0009-taken-down-reasons.js';
import { SearchChanges1796000000010 } from './migrations/0010-search-changes.js';
import { SearchTitleIndex1796000000011 } from './migrations/0011-search-title-index.js';
import { Questions1796000000012 } from './migrations/0012-questions.js';
import { ViewSources1796000000022 } from './migrations/0022-view-sources.js';
import { QuotedPay1796000000060 } from './migrations/0060-quoted-pay.js';
import { Filled1796000000064 } from './migrations/0064-filled.js';
import { JobRecommendation } from './recommendations/job-recommendation.entity.js';
import { SavedJob } from './saved-jobs/saved-job.entity.js';
import { schemaObjects } from './schema/index.js';

export { schemaObjects };

export const schema = 'jobs';
export const entities = [CompanyCopy, DeletedUser, Job, JobRecommendation, SavedJob];
export const migrations = [
  Jobs1796000000001,
  JobSearch1796000000002,
  JobSearchUpkeep1796000000003,
  SearchLanguage1796000000004,
  Versions1796000000005,
  Reviews1796000000006,
  FormerNames1796000000007,
  SearchHelp1796000000008,
  TakenDownReasons1796000000009,
  SearchChanges1796000000010,
  SearchTitleIndex1796000000011,
  Questions1796000000012,
  ViewSources1796000000022,
  QuotedPay1796000000060,
  Filled1796000000064,
  replaceSchemaObjects(schemaObjects),
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

/** For migrations, which run as the service's own role; what is good for short reads is not for rewriting tables. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });

/** With the settings of the running service: for measuring it. */
export const measuredSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations, settings });

export default dataSourceFor(process.env['DATABASE_URL'] ?? '');
