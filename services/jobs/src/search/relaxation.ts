import type { Part } from './language/understanding.js';

/** How much is lost when a part is left out: what the job is outweighs all that it should have besides. */
const weights = { occupation: 40, phrase: 30, titleWord: 15, place: 4, word: 3, filter: 2 } as const;

/** A way to ask for less. */
export interface Relaxation {
  kept: Part[];
  without: Part[];
  /** Whether everything that says what the job is stayed. */
  keepsCore: boolean;
  /** Whether at least half of it did: words of titles may stand in another job's title alone ('own' in 'owner'). */
  keepsMost: boolean;
}

const mostParts = 8;
const mostTries = 60;

export const weightOf = ({ kind, label, text, signs }: Part, titleWords: ReadonlySet<string>): number => {
  if (kind === 'word') {
    if (label !== null) {
      return weights.filter;
    }
    return titleWords.has(text) ? weights.titleWord : weights.word;
  }
  // Other words alone make no occupation: 'licence' is 'license'.
  return kind === 'occupation' && signs.length === 0 ? weights.titleWord : weights[kind];
};

/** Ways to leave parts out, the least loss first; at least one part stays. Of a long search only the weightiest are tried. */
export const relaxations = (parts: readonly Part[], titleWords: ReadonlySet<string>): Relaxation[] => {
  // Of equal parts the later one says less.
  const weighed = parts.map((part, at) => {
    const weight = weightOf(part, titleWords);
    return { part, weight, loss: weight * (1 - at / (2 * parts.length)) };
  });
  // Beside an occupation, a word of some title is one more thing: 'own' and 'vehicle' stand in titles, too.
  const heaviest = Math.max(...weighed.map(({ weight }) => weight));
  const leastCore = heaviest >= weights.phrase ? weights.phrase : weights.titleWord;
  const core = weighed.filter(({ weight }) => weight >= leastCore);
  const coreWeight = core.reduce((sum, { weight }) => sum + weight, 0);
  const tried = weighed.toSorted((one, other) => other.loss - one.loss).slice(0, mostParts);
  const sets = Array.from({ length: 2 ** tried.length - 2 }, (_, index) => index + 1).map((mask) => {
    const kept = new Set(tried.filter((__, bit) => (mask & (2 ** bit)) !== 0));
    return {
      loss: tried.reduce((sum, entry) => sum + (kept.has(entry) ? 0 : entry.loss), 0),
      kept: weighed.filter((entry) => kept.has(entry)).map(({ part }) => part),
      without: weighed.filter((entry) => !kept.has(entry)).map(({ part }) => part),
      keepsCore: core.every((entry) => kept.has(entry)),
      keepsMost: core.reduce((sum, entry) => sum + (kept.has(entry) ? entry.weight : 0), 0) * 2 >= coreWeight,
    };
  });
  return sets.toSorted((one, other) => one.loss - other.loss).slice(0, mostTries);
};
