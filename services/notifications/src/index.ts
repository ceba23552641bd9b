export { dataSourceFor } from './data-source.js';
export { slotOf } from './matching/alert-schedule.js';
export { makeDigests } from './matching/digests.js';
export { matchImmediate, windowSize } from './matching/matching.js';
export { checkNewPhrases, learnWords } from './matching/vocabulary.js';
