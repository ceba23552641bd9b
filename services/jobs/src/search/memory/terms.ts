import { IdSet } from '../engine/id-set.js';
import type { Part } from '../language/understanding.js';
import { wordsOfText } from '../language/words.js';
import type { StemsOf } from '../stems.js';
import type { Field, JobIndex } from './job-index.js';

/** What a job must have: a stem or sign, all of some, or one of some. Nothing has all of none. */
export type Terms = string | { all: readonly Terms[] } | { any: readonly Terms[] };

/** All words of a text. */
export const termsOfText = (text: string, stemsOf: StemsOf): Terms => ({
  all: [...new Set(wordsOfText(text).flatMap(stemsOf))],
});

/** As `partQuery` has it. */
export const termsOfPart = (part: Part, stemsOf: StemsOf): Terms => ({
  any: [
    part.parts.length > 0
      ? { all: part.parts.map((smaller) => termsOfPart(smaller, stemsOf)) }
      : termsOfText(part.text, stemsOf),
    ...part.phrases.map((phrase) => termsOfText(phrase, stemsOf)),
    ...part.signs,
  ],
});

/** The jobs that have some terms, those that are gone, too. */
export const jobsWith = (terms: Terms, field: Field, index: JobIndex): IdSet => {
  if (typeof terms === 'string') {
    return index.having(field, terms);
  }
  return 'all' in terms
    ? IdSet.common(terms.all.map((term) => jobsWith(term, field, index)))
    : IdSet.either(terms.any.map((term) => jobsWith(term, field, index)));
};

/** Whether one job has them. */
export const hasTerms = (number: number, terms: Terms, field: Field, index: JobIndex): boolean => {
  if (typeof terms === 'string') {
    return index.having(field, terms).has(number);
  }
  return 'all' in terms
    ? terms.all.length > 0 && terms.all.every((term) => hasTerms(number, term, field, index))
    : terms.any.some((term) => hasTerms(number, term, field, index));
};
