import type { KnownWords } from './engine/engine.js';
import type { Understanding } from './language/understanding.js';
import { correctableWords, correctSearch, isTypingError, meantWord } from './search-text.js';

/** Other spellings that are tried for a search that finds little. */
const alikeCount = 12;
const mostAlikeWords = 3;
const mostSpellings = 2;

/** Singular and plural are found alike. */
const isFormOf = (one: string, other: string): boolean => one.replace(/e?s$/, '') === other.replace(/e?s$/, '');

/** Words of a search that no name explains, and that may hold a typing error. */
const plainWords = (search: string, { alternatives }: Understanding): string[] => {
  const plain = new Set(alternatives.flat().flatMap(({ text, kind }) => (kind === 'word' ? text : [])));
  return correctableWords(search).filter((word) => plain.has(word));
};

/**
 * The search as it was probably meant: words that no public job has are replaced by one of which two letters were swapped,
 * else by the shortest that begins with them, else by the nearest that some have (decision W3). Unchanged when every word
 * is known or nothing is near.
 */
export const corrected = async (search: string, understanding: Understanding, words: KnownWords): Promise<string> => {
  const typed = plainWords(search, understanding);
  const rows = typed.length === 0 ? [] : await words.unknown(typed);
  const meant = rows.flatMap(({ word, swapped, whole, candidates }): [string, string][] => {
    const nearest = swapped ?? whole ?? meantWord(word, candidates);
    return nearest === undefined ? [] : [[word, nearest]];
  });
  return meant.length > 0 ? correctSearch(search, new Map(meant)) : search;
};

/** The search with one of its words spelt as another that jobs have, the likeliest first. */
export const alike = async (search: string, understanding: Understanding, words: KnownWords): Promise<string[]> => {
  const typed = plainWords(search, understanding).slice(0, mostAlikeWords);
  const near = typed.length === 0 ? [] : await words.near(typed, alikeCount);
  return typed.flatMap((word, at) =>
    (near[at] ?? [])
      .filter((candidate) => isTypingError(word, candidate) && !isFormOf(word, candidate))
      .slice(0, mostSpellings)
      .map((candidate) => correctSearch(search, new Map([[word, candidate]]))),
  );
};
