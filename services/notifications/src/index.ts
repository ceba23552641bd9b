export { dataSourceFor } from './data-source.js';
export { slotOf } from './job-alerts/alert-schedule.js';
export { makeDigests } from './job-alerts/digests.js';
export { matchImmediate, windowSize } from './job-alerts/matching.js';
export { checkNewPhrases, learnWords } from './job-alerts/vocabulary.js';
