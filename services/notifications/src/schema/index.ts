import { alertFits, indexAlerts, indexInsertedAlerts, indexUpdatedAlerts, phraseKeys } from './alerts.js';
import { keepAudit } from './audit.js';
import { alertPlace, jobVector, phraseLeads, phraseMatch, plainText } from './phrases.js';
import { triggers } from './triggers.js';

/** All functions and triggers of the schema as they are now, each after those that it uses (docs/adr/0029-functions-as-files.md). */
export const schemaObjects: readonly string[] = [
  plainText,
  jobVector,
  phraseMatch,
  phraseLeads,
  alertPlace,
  phraseKeys,
  indexAlerts,
  indexInsertedAlerts,
  indexUpdatedAlerts,
  alertFits,
  keepAudit,
  ...triggers,
];
