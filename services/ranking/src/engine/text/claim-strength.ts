import { isRoleNoun } from '../knowledge/role-nouns.js';
import { isRelativesDeed, isRelativesOwn, joiners, type Sentence, subordinators } from './relatives.js';
import { lapsedPapers } from './lapsed.js';
import { strengthOfClause } from './not-done.js';
import { pidginClauses, strengthOfPidgin } from './pidgin-claims.js';
import { type Token } from './tokens.js';
import { isIrregularDeed, isLeading, opensWithDeed } from './deeds.js';
import { negatedTokens } from './denials.js';

const wishes: string[][] = [
  'want to',
  'wants to',
  'wish to',
  'hope to',
  'hoping to',
  'would like',
  'would love',
  'keen to',
  'eager to',
  'willing to',
  'plan to',
  'planning to',
  'aim to',
  'aiming to',
  'dream of',
  'interested in',
  'looking for',
  'looking to',
  'seeking a',
  'seeking an',
  'seeking to',
  'aspire to',
  'aspiring',
  'intend to',
  'ready to learn',
  'currently learning about',
].map((phrase) => phrase.split(' '));
const wishWords = new Set(wishes.map(([first]) => first));
const pronouns = new Set(['i', 'we', 'my', 'our', 'also', 'then', 'just']);
const theirOwn = new Set(['they', 'he', 'she']);
const others = new Set(['they', 'he', 'she', 'them', 'others', 'somebody', 'someone']);
const auxiliaries = new Set('had has have was were is are could can would will did do does who that which'.split(' '));
const othersMarkers = new Set([
  ...subordinators,
  'to',
  'for',
  'by',
  'with',
  'from',
  'alongside',
  'the',
  'under',
  'beside',
  'helped',
  'near',
]);
const ownRole = new Set(['as', 'was', 'am', 'being', 'became', 'experience', 'of']);
const mentionReach = 7;
const mentionStrength = 0.25;
/** Stretches of a sentence that no full stop or colon divides. */
export const clauses = /(?:[^.;:!?\n]|\.(?=\w))+/gu;

/** Per token: how far it speaks for the applicant (0 to 1), and whether the sentence denies it. */
export interface Claims {
  strengths: number[];
  negated: boolean[];
}

/**
 * How far each word of a normalized sentence (normalize.ts) speaks for the applicant: 1 normally, 0 after a negation or a wish
 * ("not registered", "I want to learn welding"), a quarter inside a phrase about somebody else
 * ("meals for the haul truck operators") and in a clause about what others do or what was only seen.
 */
export const claimStrengths = (text: string, tokens: Token[]): Claims => {
  const strengths = tokens.map(() => 1);
  const words = tokens.map((token) => text.slice(token.start, token.end).replace(/['’]/gu, ''));
  weakenMentions({ text, tokens, words, strengths });
  silenceWishes({ words, strengths });
  weakenNotDone({ text, tokens, strengths });
  const negated = negatedTokens({ text, tokens, words });
  return { strengths: strengths.map((strength, at) => (negated[at] ? 0 : strength)), negated };
};

/** Clauses about what is to come, wished for, seen, or done by others (not-done.ts, pidgin-claims.ts). */
const weakenNotDone = ({ text, tokens, strengths }: Omit<Sentence, 'words'> & { strengths: number[] }): void => {
  const weaken = (clause: string, { index, strength }: { index: number; strength: number }): void => {
    if (strength === 1) {
      return;
    }
    tokens.forEach(({ start }, at) => {
      if (start >= index && start < index + clause.length) {
        strengths[at] = Math.min(strengths[at] ?? 1, strength);
      }
    });
  };
  for (const { 0: clause, index } of text.matchAll(clauses)) {
    weaken(clause, { index, strength: strengthOfClause(clause) });
  }
  for (const { clause, index } of pidginClauses(text)) {
    weaken(clause, { index, strength: strengthOfPidgin(clause) });
  }
  for (const { clause, index } of lapsedPapers(text)) {
    weaken(clause, { index, strength: 0 });
  }
};

const silenceWishes = ({ words, strengths }: { words: string[]; strengths: number[] }): void => {
  for (let at = 0; at < words.length; at += 1) {
    if (
      wishWords.has(words[at]) &&
      wishes.some((phrase) => phrase.every((word, offset) => words[at + offset] === word))
    ) {
      // "Payroll is the work that I dream of": a wish at the end is about what stands before it.
      strengths.fill(0, at + 2 < words.length ? at : 0);
      return;
    }
  }
};

const weakenMentions = ({ text, tokens, words, strengths }: Sentence & { strengths: number[] }): void => {
  const opening = words.find((word) => !pronouns.has(word)) ?? '';
  const isDeed = opensWithDeed(opening) && !isLeading(opening);
  for (let at = 0; at < words.length; at += 1) {
    if (isRelativesDeed({ text, tokens, words }, at)) {
      weakenClause({ text, tokens, words, strengths, from: at });
    } else if (isRelativesOwn({ words }, at)) {
      // "Welding is my brother's trade".
      strengths.fill(mentionStrength, startOfClause(text, tokens, at), at + 1);
      weakenClause({ text, tokens, words, strengths, from: at });
    }
  }
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const before = words[at - 1] ?? '';
    if ((others.has(word) && subordinators.has(before)) || (theirOwn.has(word) && joiners.has(before))) {
      weakenClause({ text, tokens, words, strengths, from: at });
    }
    if (!isRoleNoun(word)) {
      continue;
    }
    if (isDeed && /(?:s|men)$/u.test(word) && !words.slice(0, at).includes('as')) {
      strengths[at] = mentionStrength;
    }
    const from = markerBefore(words, at);
    if (from >= 0) {
      for (let inside = from; inside <= at; inside += 1) {
        strengths[inside] = Math.min(strengths[inside] ?? 1, mentionStrength);
      }
      if (isDoing(words.slice(at + 1, at + 3))) {
        weakenClause({ text, tokens, words, strengths, from: at });
      }
    }
  }
};

const startOfClause = (text: string, tokens: Token[], at: number): number => {
  let from = at;
  while (from > 0 && !/[.,;:!?]/u.test(text.slice(tokens[from - 1]?.end, tokens[from]?.start))) {
    from -= 1;
  }
  return from;
};

/** Where the phrase about somebody else that ends in the role noun at `at` begins; -1 when the noun is the applicant's own. */
const markerBefore = (words: string[], at: number): number => {
  for (let before = at - 1; before >= Math.max(0, at - mentionReach); before -= 1) {
    const word = words[before] ?? '';
    if (ownRole.has(word)) {
      return -1;
    }
    if (othersMarkers.has(word) && !ownRole.has(words[before - 1] ?? '')) {
      return before;
    }
  }
  return -1;
};

/** Whether the words after a role noun tell what that somebody does: "who ...", "counted ...", "with their ...". */
const isDoing = ([next = '', after = '']: string[]): boolean =>
  auxiliaries.has(next) || isIrregularDeed(next) || /[a-z]{2}ed$/u.test(next) || (next === 'with' && after === 'their');

/** Weakens a clause about somebody else up to its end, or to where the applicant speaks of himself again. */
const weakenClause = ({
  text,
  tokens,
  words,
  strengths,
  from,
}: Sentence & { strengths: number[]; from: number }): void => {
  for (let at = from; at < words.length; at += 1) {
    const gap = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
    if (at > from && (/[.;:!?]/u.test(gap) || words[at] === 'i' || words[at] === 'we')) {
      return;
    }
    strengths[at] = Math.min(strengths[at] ?? 1, mentionStrength);
  }
};
