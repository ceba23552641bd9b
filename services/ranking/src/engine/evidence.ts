import { type Criterion } from './criteria.js';
import { plainStem } from './terms.js';
import { type Passage, textOf } from './passages.js';
import { truncate } from './text/truncate.js';

export const longestEvidence = 160;
const leadIn = 40;

/** The applicant's own words for a criterion: the passage, or of a long one the part around its first matching word. */
export const evidenceFrom = (passage: Passage, criterion: Criterion): string => {
  const text = textOf(passage);
  if (text.length <= longestEvidence) {
    return text;
  }
  const wanted = new Set(criterion.terms.map((term) => term.stem));
  const first = passage.tokens.find((token) => wanted.has(plainStem(token.stem)))?.start ?? 0;
  const from = passage.tokens.find((token) => token.start >= first - leadIn)?.start ?? 0;
  const start = first <= leadIn ? 0 : from;
  const end = passage.tokens.findLast((token) => token.end <= start + longestEvidence)?.end ?? start + longestEvidence;
  return truncate(text.slice(start), Math.max(end - start, 1)).trim();
};
