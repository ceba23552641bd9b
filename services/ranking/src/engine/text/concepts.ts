import { termGroups } from '../knowledge/terms.js';
import { type Token, tokenize } from './tokens.js';

interface Node {
  next: Map<string, Node>;
  concepts: number[];
}

/** A phrase of the terms table found in a text: which group, and the tokens it spans (end exclusive). */
export interface ConceptHit {
  concept: number;
  from: number;
  to: number;
}

const glue = new Set(
  ['a', 'an', 'the', 'of', 'in', 'and', 'for', 'with'].flatMap((word) => tokenize(word)).map((t) => t.stem),
);
const buildTrie = (): Node => {
  const start: Node = { next: new Map(), concepts: [] };
  termGroups.forEach((phrases, concept) => {
    for (const phrase of phrases) {
      let node = start;
      for (const { stem } of tokenize(phrase).filter((token) => !glue.has(token.stem))) {
        const next = node.next.get(stem) ?? { next: new Map<string, Node>(), concepts: [] };
        node.next.set(stem, next);
        node = next;
      }
      node.concepts.push(concept);
    }
  });
  return start;
};
const root = buildTrie();
const conceptOf = (phrase: string): number => termGroups.findIndex((phrases) => phrases.includes(phrase));
/** HEO is a health extension officer, but for who speaks of machines, a class or a ticket in the same breath. */
const heo = { health: conceptOf('health extension officer'), machines: conceptOf('heavy equipment operator') };
const machineStems = new Set(
  'machine equipment plant dozer grader excavator loader truck dump class ticket licence mine quarry roller backhoe'
    .split(' ')
    .flatMap(tokenize)
    .map(({ stem }) => stem),
);

/** Finds every phrase of the terms table in a text; small joining words between its words do not matter. */
export const conceptsIn = (tokens: Token[]): ConceptHit[] => {
  const hits: ConceptHit[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    let node: Node | undefined = root;
    for (let at = from; node && at < tokens.length; at += 1) {
      const stem = tokens[at]?.stem ?? '';
      const next: Node | undefined = node.next.get(stem);
      if (!next && at > from && glue.has(stem)) {
        continue;
      }
      node = next;
      for (const concept of node?.concepts ?? []) {
        hits.push({ concept, from, to: at + 1 });
      }
    }
  }
  return hits.some(({ from, to }) => isHeo(tokens, from, to)) ? withOneHeo(hits, tokens) : hits;
};

const firstPhrases = termGroups.map(([first = '']) => tokenize(first).map(({ stem }) => stem));

/** The stems of the phrase that a group of the terms table begins with. */
export const firstStemsOf = (concept: number): readonly string[] => firstPhrases[concept] ?? [];

/**
 * The words by which others know what is said in local ones: "kapenta" is a carpenter. Of a phrase whose every word is
 * unknown to `isKnown` the first of its group.
 */
export const inKnownWords = (
  hits: readonly ConceptHit[],
  tokens: readonly Token[],
  isKnown: (stem: string) => boolean,
) =>
  hits
    .filter(({ from, to }) => !tokens.slice(from, to).some(({ stem }) => isKnown(stem)))
    .map((hit) => ({ ...hit, stems: firstStemsOf(hit.concept).filter(isKnown) }));

const isHeo = (tokens: Token[], from: number, to: number): boolean => to - from === 1 && tokens[from]?.stem === 'heo';

const withOneHeo = (hits: ConceptHit[], tokens: Token[]): ConceptHit[] => {
  const other = tokens.some(({ stem }) => machineStems.has(stem)) ? heo.health : heo.machines;
  return hits.filter(({ concept, from, to }) => !isHeo(tokens, from, to) || concept !== other);
};
