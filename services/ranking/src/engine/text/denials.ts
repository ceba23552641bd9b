import { isLeading, opensWithDeed } from './deeds.js';
import { type Sentence } from './relatives.js';
import { stemSet } from './word-set.js';

const negations = stemSet(
  'no not never without none neither nor nothing nobody cannot unable lack lacks lacking dont doesnt didnt havent hasnt hadnt isnt wasnt arent ' +
    'werent cant couldnt wont wouldnt aint hardly barely unfamiliar unregistered unlicensed unqualified untrained inexperienced nil zero nogat',
);
const linking = new Set(['is', 'are', 'was', 'were', 'isnt', 'arent', 'wasnt', 'werent']);
const oneself = new Set(['my', 'mine', 'me', 'i', 'what', 'something', 'anything', 'things']);
const negationEnds = stemSet('but however although though yet except');
const speakers = new Set(['i', 'we', 'mi', 'mipela']);
const owned = new Set(['my', 'our']);
const later = String.raw`(?: (?:yet|so far|to date|at (?:the|this) (?:moment|time|stage)|at present|now|bilong mi))?`;
/**
 * An answer that denies what stands before it: "Class 6 licence: nil", "SIA licence - not held", "tickets (none)". Without a sign before
 * it only what can be nothing but an answer: "Forklift tickets none".
 */
const answer = new RegExp(
  String.raw`(?:(?<=[:=(,|\t]\s*|\s[-–—]+\s*|\b(?:is|are|was|were) )(?:no|never|zero|nothing|not (?:held|obtained|applicable|available|any|yet|one)|(?:i )?(?:have|has|had|do|did|got) (?:not|never|no)(?: (?:got|have|hold|held|done|had))?(?: (?:one|any|it|that|this))?)|\b(?:nil|none|nogat|n/a))${later}(?=\s*(?:$|[.;,)!?\r\n|]|\s[-–—]))`.replaceAll(
    ' ',
    String.raw`\s+`,
  ),
  'gu',
);
/** "In nine years as a cashier": how long it went well is no part of what did not happen. */
const lengthOfTime =
  /^(?:in|over|during|throughout|through) (?:(?:all|my|the|these|those|more|than|nearly|about|last|past|over) ){0,3}(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|many) (?:years?|months?)\b/u;

/** "Mi no kapenta tasol mi draiva": another clause begins. */
const pidginJoiners = new Set(['tasol', 'na']);

/** Which words of a normalized sentence it denies. */
export const negatedTokens = ({ text, tokens, words }: Sentence): boolean[] => {
  const negated = tokens.map(() => false);
  const answers = tokens.some(({ stem }) => negations.has(stem) || stem === 'a') ? [...text.matchAll(answer)] : [];
  for (const { 0: said, index } of answers) {
    negateAnswered({ text, tokens, negated, from: index, to: index + said.length });
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || !negations.has(token.stem) || words[at + 1] === 'only' || words[at + 1] === 'less') {
      continue;
    }
    if (answers.some(({ 0: said, index }) => token.start >= index && token.start < index + said.length)) {
      continue;
    }
    if (linking.has(words[at - 1] ?? '') || linking.has(words[at] ?? '')) {
      negateBefore({ text, tokens, words, negated, at });
    }
    if (isVerbOfNobody(words, at)) {
      negated[at - 1] = true;
    }
    negateAfter({ text, tokens, words, negated, at });
  }
  return negated;
};

const negateAfter = ({ text, tokens, words, negated, at }: Sentence & { negated: boolean[]; at: number }): void => {
  const { start } = tokens[at]!;
  const insideList = /,\s*$/u.test(text.slice(Math.max(0, start - 3), start));
  // "None of my trucks broke down": I have trucks.
  const kept = words[at] === 'none' && words[at + 1] === 'of' && owned.has(words[at + 2] ?? '') ? at + 3 : -1;
  for (let next = at; next < tokens.length; next += 1) {
    const here = tokens[next];
    if (
      !here ||
      (next > at &&
        (negationEnds.has(here.stem) ||
          lengthOfTime.test(text.slice(here.start, here.start + 80).replaceAll(/\s+/gu, ' '))))
    ) {
      return;
    }
    negated[next] = next !== kept;
    const gap = text.slice(here.end, tokens[next + 1]?.start ?? here.end);
    const isAnotherClause = insideList || speakers.has(words[next + 1] ?? '');
    if (pidginJoiners.has(words[next + 1] ?? '') && ['mi', 'mipela'].includes(words[next + 2] ?? '')) {
      return;
    }
    if (/[.;!?\n]\s/u.test(gap) || (isAnotherClause && gap.includes(','))) {
      return;
    }
  }
};

/** "I supervise no one", "managed no staff": what nobody was the object of did not happen. */
const isVerbOfNobody = (words: string[], at: number): boolean => {
  const verb = words[at - 1] ?? '';
  const isNobody = ['no', 'nobody', 'none', 'nothing'].includes(words[at] ?? '');
  return isNobody && (at === 1 ? isLeading(verb) || opensWithDeed(verb) : speakers.has(words[at - 2] ?? ''));
};

/** Takes back what an answer denies: from the sign that ends the part before, or from where the sentence begins. */
const negateAnswered = ({
  text,
  tokens,
  negated,
  from,
  to,
}: Omit<Sentence, 'words'> & { negated: boolean[]; from: number; to: number }): void => {
  const before = text.slice(0, from).replace(/[\s,:=(|–—-]+$/u, '');
  const start = Math.max(...[...before.matchAll(/[.;,!?\r\n|)](?=\s|$)|\s[-–—]\s/gu)].map(({ index }) => index), -1);
  tokens.forEach((token, at) => {
    if (token.start > start && token.start < to) {
      negated[at] = true;
    }
  });
};

/** "Welding is not my trade", "diagnostics are things I have never done": what comes before is denied as well. */
const negateBefore = ({ text, tokens, words, negated, at }: Sentence & { negated: boolean[]; at: number }): void => {
  if (!words.slice(at + 1, at + 4).some((word) => oneself.has(word))) {
    return;
  }
  for (let before = at - 1; before >= 0; before -= 1) {
    const gap = text.slice(tokens[before]?.end ?? 0, tokens[before + 1]?.start ?? 0);
    if (/[.;:!?]/u.test(gap) || negationEnds.has(tokens[before]?.stem ?? '')) {
      return;
    }
    negated[before] = true;
  }
};
