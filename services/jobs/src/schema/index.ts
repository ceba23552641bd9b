import { asciiJson, flatList, isoInstant } from './formats.js';
import { jobJsons, renderedJobs } from './job-card.js';
import { jobIsPublic, levelOf, setJobExpiry } from './job-rules.js';
import { learnSearchValues, learnTitles, refreshJobs, refreshTriggerFunctions } from './refresh-jobs.js';
import { listableJobs } from './search-row.js';
import { nameKey, searchText, signFacetValue, signsIn } from './search-text.js';
import { countFacets, noteSearchChanges } from './search-upkeep.js';
import { triggers } from './triggers.js';

/** All functions, views and triggers of the schema as they are now, each after those that it uses (docs/adr/0029-functions-as-files.md). */
export const schemaObjects: readonly string[] = [
  isoInstant,
  flatList,
  asciiJson,
  jobIsPublic,
  setJobExpiry,
  levelOf,
  searchText,
  nameKey,
  signsIn,
  signFacetValue,
  renderedJobs,
  ...jobJsons,
  listableJobs,
  learnSearchValues,
  learnTitles,
  refreshJobs,
  ...refreshTriggerFunctions,
  countFacets,
  noteSearchChanges,
  ...triggers,
];
