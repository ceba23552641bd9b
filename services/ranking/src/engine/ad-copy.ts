import { type Passage } from './passages.js';
import { splitSentences } from './text/sentences.js';
import { type Token, tokenize } from './text/tokens.js';
import { stemSet } from './text/word-set.js';
import { type RankJob } from './types.js';

/** The ad's own wording, for recognising applicants who paste it. */
export interface AdWording {
  lines: ReadonlySet<string>[];
  requirements: ReadonlySet<string>[];
  skills: ReadonlySet<string>[];
  all: ReadonlySet<string>;
}

const fromOneLine = 0.85;
const ofThatLine = 0.6;
const fewestWords = 4;
const fromWholeAd = 0.9;
const fewestMixed = 7;
const longestRun = 3;
const mostlySkills = 0.6;

/** Only joining words are left out: "minimum", "experience" and the numbers of an ad are part of its wording. */
const joining = stemSet(
  'a an the and or of in on at to for with by from as is are be will must have has your our this that it any all i my me we am was were been do can also',
);

export function adWordingOf(job: RankJob): AdWording {
  const lines = [...job.requirements, ...job.responsibilities, job.description].flatMap(wordsOfSentences);
  const short = [job.title, ...job.skills].map(wordsOfText);
  return {
    lines: lines.filter((line) => line.size >= fewestWords),
    skills: job.skills.map(wordsOfText).filter((line) => line.size > 0),
    requirements: job.requirements.map(wordsOfText).filter((line) => line.size > 0),
    all: new Set([...lines, ...short].flatMap((line) => [...line])),
  };
}

/**
 * Finds passages that repeat the ad: nearly all their words come from one of its lines and cover most of it,
 * however reordered; a long passage has hardly a word of its own; a requirement word for word; or a run of passages
 * says nothing that is not in the ad, and whatever stands next to a copy and is all ad as well.
 * Returns one flag per passage; lists of skills are left to what supports them.
 */
export function findAdCopies(passages: Passage[], ad: AdWording): boolean[] {
  const words = passages.map(({ tokens }) => wordsOf(tokens));
  const borrowed = words.map(
    (own, at) => passages[at]?.source !== 'skills' && own.size > 0 && share(own, ad.all) >= 0.99,
  );
  const copied = passages.map(
    ({ source, role }, at) => source !== 'skills' && role !== 'education' && isCopy(words[at] ?? new Set(), ad),
  );
  markRuns({ passages, borrowed, copied });
  return copied;
}

/** Whether a passage does little more than name several of the ad's skills: a list in the shape of a sentence. */
export function isSkillRun(passage: Passage, ad: AdWording): boolean {
  const words = wordsOf(passage.tokens);
  const named = ad.skills.filter((skill) => share(skill, words) === 1);
  const covered = new Set(named.flatMap((skill) => [...skill]));
  return named.length >= 2 && share(words, covered) >= mostlySkills;
}

function markRuns({
  passages,
  borrowed,
  copied,
}: {
  passages: Passage[];
  borrowed: boolean[];
  copied: boolean[];
}): void {
  let start = 0;
  for (let at = 0; at <= passages.length; at += 1) {
    if (at < passages.length && borrowed[at] && (at === start || passages[at]?.field === passages[start]?.field)) {
      continue;
    }
    const isCopiedRun = at - start >= longestRun || copied.slice(start, at).some(Boolean);
    copied.fill(true, start, isCopiedRun ? at : start);
    start = borrowed[at] ? at : at + 1;
  }
  for (let at = 0; at < passages.length; at += 1) {
    for (const neighbour of [at - 1, at + 1]) {
      const sameField = passages[at]?.field === passages[neighbour]?.field;
      if (borrowed[at] && copied[neighbour] && sameField) {
        copied[at] = true;
      }
    }
  }
}

function isCopy(words: ReadonlySet<string>, ad: AdWording): boolean {
  if (words.size >= 2 && ad.requirements.some((line) => line.size === words.size && share(words, line) === 1)) {
    return true;
  }
  if (words.size < fewestWords) {
    return false;
  }
  const line = ad.lines.some((own) => share(words, own) >= fromOneLine && share(own, words) >= ofThatLine);
  return line || (words.size >= fewestMixed && share(words, ad.all) >= fromWholeAd);
}

function share(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  let inside = 0;
  for (const word of part) {
    inside += whole.has(word) ? 1 : 0;
  }
  return part.size === 0 ? 0 : inside / part.size;
}

function wordsOf(tokens: Token[]): Set<string> {
  return new Set(tokens.map((token) => token.stem).filter((stem) => !joining.has(stem)));
}

function wordsOfText(text: string): Set<string> {
  return wordsOf(tokenize(text));
}

function wordsOfSentences(text: string): Set<string>[] {
  return splitSentences(text).map((span) => wordsOfText(text.slice(span.start, span.end)));
}
