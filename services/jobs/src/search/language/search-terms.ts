import { plainText, wordsOf } from './words.js';

/** A segment of a search: plain words that are read together, or a quoted phrase. */
export type Segment = { words: string[] } | { phrase: string };

/** How a search was written: segments of which all must match, alternatives divided by OR, and what must not be there. */
export interface SearchTerms {
  alternatives: Segment[][];
  excluded: string[];
}

const term = /-?"[^"]*"?|\S+/g;
const isExclusion = /^-["\p{Letter}\p{Number}]/u;

/** Reads words, "phrases", OR and -exclusions (decision W3). A dash that stands alone is punctuation. */
export const readTerms = (search: string): SearchTerms => {
  const terms: SearchTerms = { alternatives: [[]], excluded: [] };
  for (const text of search.match(term) ?? []) {
    const current = terms.alternatives.at(-1) ?? [];
    if (isExclusion.test(text)) {
      terms.excluded.push(plainText(text));
    } else if (text.toLowerCase() === 'or') {
      terms.alternatives.push([]);
    } else if (text.startsWith('"')) {
      current.push({ phrase: plainText(text) });
    } else {
      addWords(current, wordsOf(text));
    }
  }
  return {
    alternatives: terms.alternatives
      .map((segments) => segments.filter((segment) => !('phrase' in segment) || segment.phrase !== ''))
      .filter((segments) => segments.length > 0),
    excluded: terms.excluded.filter(Boolean),
  };
};

const addWords = (segments: Segment[], words: string[]): void => {
  const last = segments.at(-1);
  if (last && 'words' in last) {
    last.words.push(...words);
  } else if (words.length > 0) {
    segments.push({ words });
  }
};
