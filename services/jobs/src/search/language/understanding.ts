import type { SearchTerms, Stretch } from './search-terms.js';

/** A name of the language data that a stretch of words is. */
export interface KnownName {
  kind: string;
  means: string[];
  says: string[];
  phrases: string[];
  label: string | null;
}

/** A part of a search that a job has or has not: its own words, other words for them, or the signs of what they mean. */
export interface Part {
  kind: 'word' | 'phrase' | 'place' | 'occupation';
  /** As it was typed, in plain letters. */
  text: string;
  /** The same in smaller parts, when these have other words of their own. */
  parts: Part[];
  phrases: string[];
  signs: string[];
  /** Signs of what lies around a place. */
  near: string[];
  label: string | null;
}

/** A search as it is understood. A job matches when it has every part of one of the alternatives, and nothing excluded. */
export interface Understanding {
  alternatives: Part[][];
  excluded: string[];
  /** All its plain words, as a title is written. */
  typed: string;
  /** Whether it holds nothing but fillers, such as 'any job'; these are its words then. */
  saysNothing: boolean;
}

const longestName = 6;

/** Every stretch of neighbouring words that may be a name. */
export const possibleNames = (terms: SearchTerms): string[] => {
  const stretches = terms.alternatives.flat().flatMap((stretch) => ('words' in stretch ? [stretch.words] : []));
  const names = stretches.flatMap((words) =>
    words.flatMap((_, start) =>
      Array.from({ length: Math.min(longestName, words.length - start) }, (__, more) =>
        words.slice(start, start + more + 1).join(' '),
      ),
    ),
  );
  return [...new Set(names)];
};

type Names = ReadonlyMap<string, readonly KnownName[]>;

const wordPart = (text: string, names: readonly KnownName[] = []): Part => ({
  kind: 'word',
  text,
  parts: [],
  phrases: names.flatMap(({ phrases }) => phrases).filter((phrase) => phrase !== text),
  signs: [...new Set(names.flatMap(({ means }) => means))],
  near: [],
  label: names.find(({ label }) => label !== null)?.label ?? null,
});

/** What a whole name means, or undefined for a filler. */
const namedPart = (
  words: readonly string[],
  options: { known: readonly KnownName[]; names: Names },
): Part | undefined => {
  const { known, names } = options;
  const text = words.join(' ');
  const place = known.find(({ kind }) => kind === 'place');
  const meant = known.filter(({ kind }) => kind === 'word' || kind === 'occupation');
  if (place) {
    const near = place.says.filter((sign) => !place.means.includes(sign));
    return { ...wordPart(text), kind: 'place', signs: place.means, near, label: place.label };
  }
  if (meant.length === 0) {
    return undefined;
  }
  const inner = words.length > 1 ? smallerParts(words, names) : [];
  const kind = meant.some((name) => name.label === null) ? 'occupation' : 'word';
  return { ...wordPart(text, meant), kind, parts: inner.some(({ phrases }) => phrases.length > 0) ? inner : [] };
};

/** The words of a name, each with other words for it alone. */
const smallerParts = (words: readonly string[], names: Names): Part[] =>
  words.map((word) =>
    wordPart(
      word,
      (names.get(word) ?? []).filter(({ kind }) => kind === 'word'),
    ),
  );

/** Reads a stretch from its beginning, the longest name first; fillers fall away. */
const partsOf = (words: readonly string[], names: Names): Part[] => {
  const parts: Part[] = [];
  let start = 0;
  while (start < words.length) {
    let length = Math.min(longestName, words.length - start);
    while (length > 1 && !names.has(words.slice(start, start + length).join(' '))) {
      length -= 1;
    }
    const stretch = words.slice(start, start + length);
    const known = names.get(stretch.join(' '));
    const part = known ? namedPart(stretch, { known, names }) : wordPart(stretch.join(' '));
    if (part) {
      parts.push(part);
    }
    start += length;
  }
  return parts;
};

const readStretch = (stretch: Stretch, names: Names): Part[] =>
  'phrase' in stretch ? [{ ...wordPart(stretch.phrase), kind: 'phrase' }] : partsOf(stretch.words, names);

/** Reads a search with the names that are known of its words; when it says nothing but fillers, they are its words. */
export const understand = (terms: SearchTerms, names: Names): Understanding => {
  const alternatives = terms.alternatives.map((stretches) => ({
    stretches,
    parts: stretches.flatMap((stretch) => readStretch(stretch, names)),
  }));
  return {
    alternatives: alternatives.map(({ stretches, parts }) =>
      parts.length > 0 ? parts : plainWords(stretches).map((word) => wordPart(word)),
    ),
    excluded: terms.excluded,
    typed: plainWords(terms.alternatives.flat()).join(' '),
    saysNothing: alternatives.every(({ parts }) => parts.length === 0),
  };
};

const plainWords = (stretches: readonly Stretch[]): string[] =>
  stretches.flatMap((stretch) => ('words' in stretch ? stretch.words : []));
