import { type Criterion } from './criteria.js';
import { type Heading } from './headings.js';
import { type Passage } from './passages.js';
import { cosine } from './vectors.js';
import { type Wording } from './wording.js';

/** Cosines below `from` are noise, above `full` as good as the same words. */
export const semantic = { from: 0.2, full: 0.65 };

/** The same for job names, which are short and so come near each other by chance. */
export const headingScale = { from: 0.25, full: 0.8 };

/** A cosine as a degree from 0 to 1. */
export const closeness = (value: number, scale: { from: number; full: number } = semantic): number =>
  Math.min(1, Math.max(0, (value - scale.from) / (scale.full - scale.from)));

/** How much of a criterion's wording (weighted by rarity, with the terms table) a text contains: 0 to 1. */
export const coverage = (criterion: Criterion, wording: Wording): number => {
  if (criterion.total === 0) {
    return 0;
  }
  let covered = 0;
  for (const term of criterion.terms) {
    let strength = wording.terms.get(term.stem) ?? 0;
    for (const concept of term.concepts) {
      strength = Math.max(strength, wording.concepts.get(concept) ?? 0);
    }
    covered += term.weight * strength;
  }
  return covered / criterion.total;
};

/** How well a passage answers a criterion, by words first and by meaning where words differ: 0 to 1. */
export const match = (criterion: Criterion, passage: Passage): number => {
  const words = coverage(criterion, passage.affirmed);
  const near = closeness(cosine(criterion.embedding, passage.embedding));
  const meaning = criterion.vectorCoverage * passage.confidence * passage.context * near;
  // The same words are full proof; a like meaning adds to some of them, and without any is never more than three quarters.
  return Math.min(1, Math.max(words, 0.55 * words + 0.45 * meaning, 0.75 * meaning));
};

/** How well a heading of the passage names the job of the criterion: 0 to 1. */
export const headingMatch = (criterion: Criterion, passage: Passage): number =>
  passage.headings.reduce((best, heading) => Math.max(best, nameMatch(criterion, heading, passage)), 0);

const nameMatch = (criterion: Criterion, heading: Heading, { tokens }: Passage): number => {
  if (criterion.phrase.length > 0 && criterion.phrase.every((stem, at) => tokens[heading.first + at]?.stem === stem)) {
    return 1;
  }
  if (heading.stems.size === 0 || criterion.total === 0) {
    return 0;
  }
  const covered = criterion.terms.filter(
    (term) => heading.stems.has(term.stem) || term.concepts.some((concept) => heading.concepts.has(concept)),
  );
  const words = covered.reduce((sum, term) => sum + term.weight, 0) / criterion.total;
  const near = criterion.vectorCoverage * closeness(cosine(criterion.embedding, heading.embedding), headingScale);
  // As in match; a name is all about the job, so that its meaning counts a little more.
  return Math.min(1, Math.max(words, 0.5 * words + 0.5 * near, 0.8 * near));
};
