import { typingDistance } from '@workboard/service-kit';

/** How a search is read: words, "phrases" and -exclusions, as Postgres' websearch_to_tsquery does (decision W3). */
interface Term {
  text: string;
  /** A plain word: neither quoted nor excluded nor an operator. */
  isWord: boolean;
}

/** The same signs that the index takes for spaces: they would glue two words together. */
const separators = /[/\\@._:&+()]+/g;
const term = /-?"[^"]*"?|\S+/g;
const operators = new Set(['or']);

const termsOf = (search: string): Term[] =>
  (search.replace(separators, ' ').match(term) ?? []).map((text) => ({
    text,
    isWord: !/^-|"/.test(text) && !operators.has(text.toLowerCase()),
  }));

/** Unaccented lower case, as words are stored. */
const foldWord = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Words of a search that may hold a typing error. */
export const correctableWords = (search: string): string[] => {
  const words = termsOf(search).filter(({ text, isWord }) => isWord && /^[\p{Letter}\p{Mark}]{3,40}$/u.test(text));
  return [...new Set(words.map(({ text }) => foldWord(text)))];
};

/** The search with some of its words replaced. */
export const correctSearch = (search: string, corrections: ReadonlyMap<string, string>): string =>
  termsOf(search)
    .map(({ text, isWord }) => (isWord ? (corrections.get(foldWord(text)) ?? text) : text))
    .join(' ');

/** Typing errors that are forgiven in a word of this length. */
const toleranceOf = (length: number): number => {
  if (length <= 4) {
    return 1;
  }
  return length <= 8 ? 2 : 3;
};

/** The word that was probably meant, out of candidates in order of likeness; undefined when none is near. */
export const meantWord = (word: string, candidates: readonly string[]): string | undefined => {
  const near = candidates
    .map((candidate) => ({ candidate, distance: typingDistance(word, candidate) }))
    .filter(({ distance }) => distance <= toleranceOf(word.length));
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.candidate;
};

/** Shorter words are taken as written where nobody sees what they were taken for. */
export const shortestForgiven = 4;
const shortestWithTwo = 8;

/** Whether a word may be a typing error of another: one letter off, two in long words; the first letter is right. */
export const isTypingError = (word: string, meant: string): boolean =>
  word !== meant &&
  word.length >= shortestForgiven &&
  word[0] === meant[0] &&
  typingDistance(word, meant) <= (Math.min(word.length, meant.length) >= shortestWithTwo ? 2 : 1);
