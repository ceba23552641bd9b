import { conceptsIn } from './text/concepts.js';
import { stopStems } from './text/stop-words.js';
import { type Token, tokenize } from './text/tokens.js';
import { type WordVectors } from './vectors.js';

/** One word of a criterion: what it weighs and the phrase groups that may stand in for it. */
export interface Term {
  stem: string;
  weight: number;
  concepts: number[];
}

const numberWeight = 3;
const calendarYear = /^(?:19|20)\d\d$/u;
/** Manner ("effectively", "proactively") as Porter stems it; "assembly", "supply" and the like end otherwise. */
const adverb = /^(?!apply$|famili|suppli|assembl|itali|anomali|reli)\w{3,}li$/u;
const numberWords = new Map([
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['twelve', '12'],
]);

/** A number word as its digits ("six" as "6"), any other stem as it is. */
export const plainStem = (stem: string): string => numberWords.get(stem) ?? stem;

/** The words of an ad's line that carry meaning, each once, weighted by rarity. */
export const termsOf = (text: string, vectors: WordVectors): Term[] => {
  const tokens = tokenize(text);
  const hits = conceptsIn(tokens);
  const terms = new Map<string, Term>();
  tokens.forEach((token, at) => {
    const stem = plainStem(token.stem);
    const concepts = hits.filter((hit) => at >= hit.from && at < hit.to).map((hit) => hit.concept);
    if (concepts.length === 0 && !isContent(token)) {
      return;
    }
    const term = terms.get(stem) ?? { stem, weight: termWeight(stem, vectors), concepts: [] };
    term.concepts.push(...concepts);
    terms.set(stem, term);
  });
  return [...terms.values()];
};

/** Whether a token may carry evidence: not a joining word, not padding, not a lone letter. */
export const isContent = (token: Token): boolean =>
  !stopStems.has(token.stem) &&
  (token.stem.length > 1 || /\d/u.test(token.stem)) &&
  !(token.stem.length === 4 && calendarYear.test(token.stem)) &&
  !(token.stem.endsWith('li') && adverb.test(token.stem));

const termWeight = (stem: string, vectors: WordVectors): number => {
  if (/^\d+$/u.test(stem)) {
    return numberWeight;
  }
  return stopStems.has(stem) ? 0.3 : vectors.rarity(stem);
};
