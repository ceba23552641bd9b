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
    const strength = strengthOf(hit);
    for (const stem of strength > 0 ? hit.stems : []) {
      terms.set(stem, Math.max(terms.get(stem) ?? 0, strength));
    }
  }
  tokens.forEach((token, at) => {
    const strength = strengths[at] ?? 0;
    if (strength > 0 && isContent(token) && !isPidgin) {
      const stem = plainStem(token.stem);
      terms.set(stem, Math.max(terms.get(stem) ?? 0, strength));
    }
  });
  const concepts = new Map<number, number>();
  for (const hit of hits) {
    const strength = strengthOf(hit);
    if (strength > 0) {
      concepts.set(hit.concept, Math.max(concepts.get(hit.concept) ?? 0, strength));
    }
  }
  return { terms, concepts };
};
