import { plainText, wordsOf } from './words.js';

/** A stretch of a search: plain words that are read together, or a quoted phrase. */
export type Stretch = { words: string[] } | { phrase: string };

/** How a search was written: stretches of which all must match, alternatives divided by OR, and what must not be there. */
export interface SearchTerms {
  alternatives: Stretch[][];
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
      .map((stretches) => stretches.filter((stretch) => !('phrase' in stretch) || stretch.phrase !== ''))
      .filter((stretches) => stretches.length > 0),
    excluded: terms.excluded.filter(Boolean),
  };
};

const addWords = (stretches: Stretch[], words: string[]): void => {
  const last = stretches.at(-1);
  if (last && 'words' in last) {
    last.words.push(...words);
  } else if (words.length > 0) {
    stretches.push({ words });
  }
};
