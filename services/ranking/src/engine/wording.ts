import { type ConceptHit, inKnownWords } from './text/concepts.js';
import { type Token } from './text/tokens.js';
import { isContent, plainStem } from './terms.js';
import { type WordVectors } from './vectors.js';

/** Content stems and phrases of the terms table, each with how far it speaks (0 to 1). */
export interface Wording {
  terms: Map<string, number>;
  concepts: Map<number, number>;
}

/** Words of a phrase of the terms table that the vectors do not know, such as those of Tok Pisin. */
export interface LocalWords {
  concept: number;
  stems: string[];
}

/** Makes the meaning of very short passages count less: their vectors are unreliable. */
const shortTextSmoothing = 1.5;
/** From so many words on, a text that the vectors mostly do not know is in another language or field. */
const fewestTermsToJudge = 6;
export const emptyWording: Wording = { terms: new Map(), concepts: new Map() };

/** What a wording means as a whole, and how far that meaning may be relied on. */
export const embeddingOf = (
  affirmed: Wording,
  vectors: WordVectors,
): { embedding: Float32Array | null; confidence: number } => {
  const spoken = [...affirmed.terms].filter(([, strength]) => strength === 1).map(([stem]) => stem);
  const knownTerms = spoken.filter((stem) => vectors.has(stem)).length;
  const familiarity = spoken.length >= fewestTermsToJudge ? Math.min(1, (2 * knownTerms) / spoken.length) : 1;
  return {
    embedding: vectors.embed(spoken),
    confidence: (knownTerms / (knownTerms + shortTextSmoothing)) * familiarity,
  };
};

export const localWordsIn = (
  hits: readonly ConceptHit[],
  tokens: readonly Token[],
  vectors: WordVectors,
): LocalWords[] =>
  hits.flatMap(({ concept, from, to }) => {
    const stems = tokens.slice(from, to).flatMap(({ stem }) => (vectors.has(plainStem(stem)) ? [] : [plainStem(stem)]));
    return stems.length > 0 ? [{ concept, stems }] : [];
  });

/** What is said several times speaks as far as where it speaks most; what does not speak at all is left out. */
const raise = <Key>(strengths: Map<Key, number>, key: Key, strength: number): void => {
  if (strength > 0) {
    strengths.set(key, Math.max(strengths.get(key) ?? 0, strength));
  }
};

/** Tok Pisin speaks through the terms table alone: its small words look like English ones that mean something else. */
export const wordingOf = ({
  tokens,
  strengths,
  hits,
  isPidgin,
  vectors,
}: {
  tokens: Token[];
  strengths: number[];
  hits: ConceptHit[];
  isPidgin: boolean;
  vectors: WordVectors;
}): Wording => {
  const terms = new Map<string, number>();
  const strengthOf = ({ from, to }: ConceptHit): number => Math.min(...strengths.slice(from, to));
  for (const hit of inKnownWords(hits, tokens, (stem) => vectors.has(stem))) {
    hit.stems.forEach((stem) => raise(terms, stem, strengthOf(hit)));
  }
  tokens.forEach((token, at) => {
    if (isContent(token) && !isPidgin) {
      raise(terms, plainStem(token.stem), strengths[at] ?? 0);
    }
  });
  const concepts = new Map<number, number>();
  hits.forEach((hit) => raise(concepts, hit.concept, strengthOf(hit)));
  return { terms, concepts };
};
