import { isRoleNoun } from './knowledge/role-nouns.js';
import { opensWithDeed } from './text/deeds.js';
import { type ConceptHit, inKnownWords } from './text/concepts.js';
import { type Token } from './text/tokens.js';
import { isContent, plainStem } from './terms.js';
import { type WordVectors } from './vectors.js';

/** Words that may name a job held: where they begin among the passage's tokens, and what they mean. */
export interface Heading {
  first: number;
  stems: Set<string>;
  concepts: Set<number>;
  embedding: Float32Array | null;
  /** Whether one of its words names people by their work. */
  namesRole: boolean;
}

export interface HeadingInput {
  text: string;
  tokens: Token[];
  strengths: number[];
  hits: ConceptHit[];
  isDated: boolean;
}

const longest = 8;
const datedReach = 16;
const endWords = new Set(
  'at in for with to from since the on by under who where while which during using including a an i my we'.split(' '),
);
const calendarYear = /^(?:19|20)\d\d$/u;
const leadIn =
  /^(?:[^\w.]|\.(?!net\b)|\d|(?:experienced?|previously|worked|working|served|serving|employed|engaged|role|position|designation|job title|title|company|description|prior work experience|i am|i was|currently|presently)\b(?:\s+as)?(?:\s+(?:an?|the))?|as (?:an?|the)\b|to\b|years?\b|yrs?\b|months?\b|of\b|present\b|now\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)+/u;
const workedAs =
  /^[^\p{L}]*(?:(?:i|have|has|had|been|am|was|currently|presently)\s+)*[a-z]+(?:ed|ing)\b[^.;:(\n]{0,80}?\sas\s+(?:(?:an?|the)\s+)?/u;

/**
 * The job names a line of a work history may hold: its first words up to a comma, bracket, date or preposition, and in a
 * line with dates also the parts after commas and dashes ("ABC Limited - Storeman (2015 - 2019)").
 */
export const headingsOf = (input: HeadingInput, vectors: WordVectors): Heading[] => {
  const { text, tokens, isDated } = input;
  const asRole = workedAs.exec(text)?.[0].length ?? 0;
  const start = asRole || (leadIn.exec(text)?.[0].length ?? 0);
  const headings = [headingFrom({ ...input, start, isNamed: asRole > 0 }, vectors)];
  if (isDated && asRole === 0) {
    for (let at = 1; at < Math.min(tokens.length, datedReach); at += 1) {
      const token = tokens[at];
      const gap = token ? text.slice(tokens[at - 1]?.end ?? 0, token.start) : '';
      if (!token || calendarYear.test(text.slice(token.start, token.end))) {
        break;
      }
      if (/[,|:]|[-–—]/u.test(gap) && /\s/u.test(gap)) {
        headings.push(headingFrom({ ...input, start: token.start, isNamed: false }, vectors));
      }
    }
  }
  return headings.filter((heading): heading is Heading => heading !== null);
};

const headingFrom = (
  { text, tokens, strengths, hits, start, isNamed }: HeadingInput & { start: number; isNamed: boolean },
  vectors: WordVectors,
): Heading | null => {
  const first = tokens.findIndex((token) => token.start >= start);
  if (first < 0) {
    return null;
  }
  let end = first;
  while (end < tokens.length && end - first < longest && continues({ text, tokens, at: end, first })) {
    if ((strengths[end] ?? 0) < 1) {
      break;
    }
    end += 1;
  }
  const taken = tokens.slice(first, end);
  const opening = taken[0] ? text.slice(taken[0].start, taken[0].end) : '';
  if (taken.length === 0 || (!isNamed && opensWithDeed(opening))) {
    return null;
  }
  const stems = new Set(taken.filter(isContent).map((token) => plainStem(token.stem)));
  const inside = hits.filter((hit) => hit.from >= first && hit.to <= end);
  const concepts = new Set(inside.map((hit) => hit.concept));
  inKnownWords(inside, tokens, (stem) => vectors.has(stem)).forEach((hit) =>
    hit.stems.forEach((stem) => stems.add(stem)),
  );
  const namesRole = taken.some((token) => isRoleNoun(text.slice(token.start, token.end)));
  return { first, stems, concepts, embedding: vectors.embed(stems), namesRole };
};

const continues = ({
  text,
  tokens,
  at,
  first,
}: {
  text: string;
  tokens: Token[];
  at: number;
  first: number;
}): boolean => {
  const token = tokens[at];
  const previous = at > first ? tokens[at - 1] : undefined;
  if (!token) {
    return false;
  }
  const word = text.slice(token.start, token.end);
  if (endWords.has(word) || calendarYear.test(word)) {
    return false;
  }
  const gap = previous ? text.slice(previous.end, token.start) : '';
  const isSentenceEnd = gap.includes('.') && (previous?.stem.length ?? 0) > 3;
  return !isSentenceEnd && !/[,;:(|\n[]|\s[-–—]\s/u.test(gap);
};
