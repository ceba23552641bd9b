import { literally } from '../../../../lib/text/pattern.js';

/** A stretch of a text; `quote` is the number of the quotation that it is, `find` marks what was looked for. */
export interface Stretch {
  text: string;
  quote?: number;
  find?: number;
}

/** Finds the words whatever spaces and line ends stand between them. */
const loosely = (words: string): RegExp | null => {
  // A long quotation ends where there was no more room.
  const parts = words.replace(/…$/, '').trim().split(/\s+/).filter(Boolean).map(literally);
  return parts.length > 0 ? new RegExp(parts.join(String.raw`\s+`), 'giu') : null;
};

interface Found {
  from: number;
  to: number;
  quote?: number;
  find?: number;
}

const foundIn = (text: string, words: string): Found[] => {
  const pattern = loosely(words);
  return pattern
    ? [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
    : [];
};

/**
 * A text cut into stretches: the places that were quoted, each once, and the places of the words that are looked for, in
 * their order. Where both meet, what is looked for is marked.
 */
export const markedText = (text: string, { quotes, find }: { quotes: readonly string[]; find: string }): Stretch[] => {
  const sought = foundIn(text, find).map((found, at) => ({ ...found, find: at }));
  const quoted = quotes.flatMap((quote, at) =>
    foundIn(text, quote)
      .slice(0, 1)
      .map((found) => ({ ...found, quote: at })),
  );
  const places: Found[] = [];
  for (const place of [...sought, ...quoted]) {
    if (!places.some(({ from, to }) => place.from < to && from < place.to)) {
      places.push(place);
    }
  }
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { from, to, quote, find: sought } of places.toSorted((a, b) => a.from - b.from)) {
    stretches.push({ text: text.slice(at, from) }, { text: text.slice(from, to), quote, find: sought });
    at = to;
  }
  return [...stretches, { text: text.slice(at) }].filter((stretch) => stretch.text !== '');
};
