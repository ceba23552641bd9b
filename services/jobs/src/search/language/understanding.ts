import type { SearchTerms, Segment } from './search-terms.js';

/** A name of the language data that a segment of words is. */
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

/** Every segment of neighbouring words that may be a name. */
export const possibleNames = (terms: SearchTerms): string[] => {
  const segments = terms.alternatives.flat().flatMap((segment) => ('words' in segment ? [segment.words] : []));
  const names = segments.flatMap((words) =>
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

/** Reads a segment from its beginning, the longest name first; fillers fall away. */
const partsOf = (words: readonly string[], names: Names): Part[] => {
  const parts: Part[] = [];
  let start = 0;
  while (start < words.length) {
    let length = Math.min(longestName, words.length - start);
    while (length > 1 && !names.has(words.slice(start, start + length).join(' '))) {
      length -= 1;
    }
    const segment = words.slice(start, start + length);
    const known = names.get(segment.join(' '));
    const part = known ? namedPart(segment, { known, names }) : wordPart(segment.join(' '));
    if (part) {
      parts.push(part);
    }
    start += length;
  }
  return parts;
};

const readSegment = (segment: Segment, names: Names): Part[] =>
  'phrase' in segment ? [{ ...wordPart(segment.phrase), kind: 'phrase' }] : partsOf(segment.words, names);

/** Reads a search with the names that are known of its words; when it says nothing but fillers, they are its words. */
export const understand = (terms: SearchTerms, names: Names): Understanding => {
  const alternatives = terms.alternatives.map((segments) => ({
    segments,
    parts: segments.flatMap((segment) => readSegment(segment, names)),
  }));
  return {
    alternatives: alternatives.map(({ segments, parts }) =>
      parts.length > 0 ? parts : plainWords(segments).map((word) => wordPart(word)),
    ),
    excluded: terms.excluded,
    typed: plainWords(terms.alternatives.flat()).join(' '),
    saysNothing: alternatives.every(({ parts }) => parts.length === 0),
  };
};

const plainWords = (segments: readonly Segment[]): string[] =>
  segments.flatMap((segment) => ('words' in segment ? segment.words : []));
