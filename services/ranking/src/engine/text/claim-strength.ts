import { roleNouns } from '../knowledge/role-nouns.js';
import { type Token } from './tokens.js';
import { stemSet } from './word-set.js';

const negations = stemSet('no not never without none neither nor cannot lack lacks lacking dont didnt havent hasnt isnt wasnt arent nil zero nogat');
const negationEnds = stemSet('but however although though yet except');
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
const othersMarkers = new Set(['to', 'for', 'by', 'with', 'from', 'alongside', 'the', 'under', 'beside', 'helped', 'near']);
const ownRole = new Set(['as', 'was', 'am', 'being', 'became', 'experience', 'of']);
const mentionReach = 7;
export const mentionStrength = 0.25;

/**
 * How far each word of a sentence speaks for the applicant: 1 normally, 0 after a negation or a wish
 * ("not registered", "I want to learn welding"), a quarter inside a phrase about somebody else
 * ("meals for the haul truck operators").
 */
export function claimStrengths(text: string, tokens: Token[]): number[] {
  const strengths = tokens.map(() => 1);
  const words = tokens.map((token) => text.slice(token.start, token.end).toLowerCase());
  weakenMentions({ words, strengths });
  silenceWishes({ words, strengths });
  silenceNegations({ text, tokens, words, strengths });
  return strengths;
}

/** Whether a text denies something anywhere. */
export function isNegation(token: Token): boolean {
  return negations.has(token.stem);
}

function silenceNegations({ text, tokens, words, strengths }: Scan): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || !negations.has(token.stem) || words[at + 1] === 'only' || words[at + 1] === 'less') {
      continue;
    }
    const insideList = /,\s*$/u.test(text.slice(Math.max(0, token.start - 3), token.start));
    for (let next = at; next < tokens.length; next += 1) {
      const here = tokens[next];
      if (!here || (next > at && negationEnds.has(here.stem))) {
        break;
      }
      strengths[next] = 0;
      const gap = text.slice(here.end, tokens[next + 1]?.start ?? here.end);
      if (/[.;!?\n]\s/u.test(gap) || (insideList && gap.includes(','))) {
        break;
      }
    }
  }
}

function silenceWishes({ words, strengths }: { words: string[]; strengths: number[] }): void {
  for (let at = 0; at < words.length; at += 1) {
    if (wishes.some((phrase) => phrase.every((word, offset) => words[at + offset] === word))) {
      strengths.fill(0, at);
      return;
    }
  }
}

function weakenMentions({ words, strengths }: { words: string[]; strengths: number[] }): void {
  for (let at = 1; at < words.length; at += 1) {
    if (!roleNouns.has(words[at] ?? '')) {
      continue;
    }
    for (let before = at - 1; before >= Math.max(0, at - mentionReach); before -= 1) {
      const word = words[before] ?? '';
      if (ownRole.has(word)) {
        break;
      }
      if (othersMarkers.has(word) && !ownRole.has(words[before - 1] ?? '')) {
        for (let inside = before; inside <= at; inside += 1) {
          strengths[inside] = Math.min(strengths[inside] ?? 1, mentionStrength);
        }
        break;
      }
    }
  }
}

interface Scan {
  text: string;
  tokens: Token[];
  words: string[];
  strengths: number[];
}
