import type { Part } from './language/understanding.js';

/** How much is lost when a part is left out: what the job is outweighs all that it should have besides. */
const weights = { occupation: 40, phrase: 30, titleWord: 15, place: 4, word: 3, filter: 2 } as const;
const leastCore = weights.titleWord;

/** A way to ask for less. */
export interface Relaxation {
  kept: Part[];
  without: Part[];
  /** Whether everything that says what the job is stayed. */
  keepsCore: boolean;
}

const mostParts = 8;
const mostTries = 60;

export const weightOf = ({ kind, label, text }: Part, titleWords: ReadonlySet<string>): number => {
  if (kind === 'word') {
    if (label !== null) {
      return weights.filter;
    }
    return titleWords.has(text) ? weights.titleWord : weights.word;
  }
  return weights[kind];
};

/** Ways to leave parts out, the least loss first; at least one part stays. Of a long search only the weightiest are tried. */
export const relaxations = (parts: readonly Part[], titleWords: ReadonlySet<string>): Relaxation[] => {
  // Of equal parts the later one says less.
  const weighed = parts.map((part, at) => {
    const weight = weightOf(part, titleWords);
    return { part, weight, loss: weight * (1 - at / (2 * parts.length)) };
  });
  const tried = weighed.toSorted((one, other) => other.loss - one.loss).slice(0, mostParts);
  const sets = Array.from({ length: 2 ** tried.length - 2 }, (_, index) => index + 1).map((mask) => {
    const kept = new Set(tried.filter((__, bit) => (mask & (2 ** bit)) !== 0));
    return {
      loss: tried.reduce((sum, entry) => sum + (kept.has(entry) ? 0 : entry.loss), 0),
      kept: weighed.filter((entry) => kept.has(entry)).map(({ part }) => part),
      without: weighed.filter((entry) => !kept.has(entry)).map(({ part }) => part),
      keepsCore: weighed.every((entry) => kept.has(entry) || entry.weight < leastCore),
    };
  });
  return sets.toSorted((one, other) => one.loss - other.loss).slice(0, mostTries);
};
