import type { Parameters } from './parameters.js';
import type { Part, Understanding } from './language/understanding.js';
import { wordsOfText } from './language/words.js';
import type { StemsOf } from './stems.js';

const config = `'jobs.job_text'`;
const all = (text: string, parameters: Parameters) => `plainto_tsquery(${config}, ${parameters.add(text)})`;
/** Words that follow each other, as a tsquery. */
export const inOrder = (text: string, parameters: Parameters) => `phraseto_tsquery(${config}, ${parameters.add(text)})`;
const anySign = (signs: readonly string[], parameters: Parameters) => `${parameters.add(signs.join(' | '))}::tsquery`;
/** A stem as a tsquery has it. */
const quoted = (stem: string): string => `'${stem.replaceAll(/['\\]/g, (sign) => sign + sign)}'`;
const oneOf = (queries: readonly string[]) => `(${queries.join(' || ')})`;

/** What a job must have for one part of a search, as a tsquery. */
export const partQuery = (part: Part, parameters: Parameters): string => {
  if (part.kind === 'phrase') {
    return inOrder(part.text, parameters);
  }
  const own =
    part.parts.length > 0
      ? `(${part.parts.map((smaller) => partQuery(smaller, parameters)).join(' && ')})`
      : all(part.text, parameters);
  return oneOf([
    own,
    ...part.phrases.map((phrase) => all(phrase, parameters)),
    ...(part.signs.length > 0 ? [anySign(part.signs, parameters)] : []),
  ]);
};

/** What a job must have, as a tsquery; undefined when the search holds nothing but exclusions. */
export const wantedQuery = ({ alternatives }: Understanding, parameters: Parameters): string | undefined =>
  alternatives.length === 0
    ? undefined
    : oneOf(alternatives.map((parts) => `(${parts.map((part) => partQuery(part, parameters)).join(' && ')})`));

/** What a job must not have in its title, company, place or skills. */
export const excludedQuery = ({ excluded }: Understanding, parameters: Parameters): string | undefined =>
  excluded.length === 0 ? undefined : oneOf(excluded.map((text) => inOrder(text, parameters)));

/** The words of the search as they were typed, without places: what a title is compared with. */
export const coreText = ({ alternatives }: Understanding): string =>
  (alternatives[0] ?? [])
    .filter(({ kind }) => kind !== 'place')
    .map(({ text }) => text)
    .join(' ');

/** Any of the typed words; and any of the words and signs that they may mean. For ranking. */
export const typedQuery = ({ alternatives }: Understanding, parameters: Parameters): string =>
  oneOf(alternatives.flat().map(({ text }) => all(text, parameters)));

/** The same as text, for whoever knows the stems. */
export const typedStems = ({ alternatives }: Understanding, stemsOf: StemsOf): string =>
  alternatives
    .flat()
    .map(({ text }) => wordsOfText(text).flatMap(stemsOf).map(quoted).join(' & '))
    .filter((stems) => stems !== '')
    .join(' | ');

export const meantQuery = ({ alternatives }: Understanding, parameters: Parameters): string => {
  const queries = alternatives
    .flat()
    .flatMap(({ phrases, signs }) => [
      ...phrases.map((phrase) => all(phrase, parameters)),
      ...(signs.length > 0 ? [anySign(signs, parameters)] : []),
    ]);
  return queries.length > 0 ? oneOf(queries) : `''::tsquery`;
};
