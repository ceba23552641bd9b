import { roleNouns } from '../knowledge/role-nouns.js';
import { type Token } from './tokens.js';
import { stemSet } from './word-set.js';

const negations = stemSet(
  'no not never without none neither nor cannot lack lacks lacking dont didnt havent hasnt isnt wasnt arent nil zero nogat',
);
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
const othersMarkers = new Set([
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
const leading = /^(?:supervis|manag|led$|lead|train|coach|mentor|direct|coordinat|oversaw|oversee|organi[sz])/u;
const deeds = new Set(
  'drove sold gave ran met kept wrote sent took brought fed held paid bought drew got told spoke went did made saw taught'.split(
    ' ',
  ),
);
const titled = new Set(
  'registered licensed certified qualified chartered experienced accredited skilled advanced unskilled limited self-employed need seed shed feed'.split(
    ' ',
  ),
);
const mentionStrength = 0.25;

/** Per token: how far it speaks for the applicant (0 to 1), and whether the sentence denies it. */
export interface Claims {
  strengths: number[];
  denied: boolean[];
}

/**
 * How far each word of a sentence speaks for the applicant: 1 normally, 0 after a negation or a wish
 * ("not registered", "I want to learn welding"), a quarter inside a phrase about somebody else
 * ("meals for the haul truck operators").
 */
export function claimStrengths(text: string, tokens: Token[]): Claims {
  const strengths = tokens.map(() => 1);
  const words = tokens.map((token) => text.slice(token.start, token.end).toLowerCase());
  weakenMentions({ words, strengths });
  silenceWishes({ words, strengths });
  const denied = deniedTokens({ text, tokens, words });
  return { strengths: strengths.map((strength, at) => (denied[at] ? 0 : strength)), denied };
}

function deniedTokens({ text, tokens, words }: { text: string; tokens: Token[]; words: string[] }): boolean[] {
  const denied = tokens.map(() => false);
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
      denied[next] = true;
      const gap = text.slice(here.end, tokens[next + 1]?.start ?? here.end);
      if (/[.;!?\n]\s/u.test(gap) || (insideList && gap.includes(','))) {
        break;
      }
    }
  }
  return denied;
}

function silenceWishes({ words, strengths }: { words: string[]; strengths: number[] }): void {
  for (let at = 0; at < words.length; at += 1) {
    if (wishes.some((phrase) => phrase.every((word, offset) => words[at + offset] === word))) {
      strengths.fill(0, at);
      return;
    }
  }
}

/** Whether a sentence that begins with this word tells a deed ("Drove chefs to work") and so does not name a job. */
export function opensWithDeed(word: string): boolean {
  return deeds.has(word) || (/[a-z]{2}ed$/u.test(word) && !titled.has(word));
}

function weakenMentions({ words, strengths }: { words: string[]; strengths: number[] }): void {
  const isDeed = opensWithDeed(words[0] ?? '') && !leading.test(words[0] ?? '');
  for (let at = 1; at < words.length; at += 1) {
    if (isDeed && roleNouns.has(words[at] ?? '') && words[at]?.endsWith('s') && !words.slice(0, at).includes('as')) {
      strengths[at] = mentionStrength;
    }
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
