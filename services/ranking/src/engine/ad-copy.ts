import { splitSentences } from './text/sentences.js';
import { tokenize } from './text/tokens.js';
import { type Passage } from './passages.js';
import { type RankJob } from './types.js';

/** The ad's own wording, for recognising applicants who paste it. */
export interface AdWording {
  lines: ReadonlySet<string>[];
  all: ReadonlySet<string>;
  short: ReadonlySet<string>[];
}

const fromOneLine = 0.85;
const ofThatLine = 0.6;
const fewestWords = 4;
const fromWholeAd = 0.9;
const fewestMixed = 7;

export function adWordingOf(job: RankJob): AdWording {
  const prose = [...job.requirements, ...job.responsibilities, job.description];
  const lines = prose.flatMap((text) =>
    splitSentences(text).map((span) => stemsOf(text.slice(span.start, span.end))),
  );
  const short = [job.title, ...job.skills].map(stemsOf).filter((stems) => stems.size > 0);
  const all = new Set([...lines, ...short].flatMap((line) => [...line]));
  return { lines: lines.filter((line) => line.size >= fewestWords), all, short };
}

/**
 * Silences passages that repeat the ad: nearly all their words come from one of its lines and cover most of it,
 * however reordered; or a longer passage has hardly a word of its own. Passages next to such a copy fall with it
 * when they hold nothing but words of the ad. Lists of skills are judged elsewhere, by what supports them.
 * Returns whether anything was found.
 */
export function silenceAdCopies(passages: Passage[], ad: AdWording): boolean {
  const words = passages.map((passage) => stemsOf(passage.field.slice(passage.span.start, passage.span.end)));
  const copied = passages.map((passage, at) => passage.role !== 'education' && isCopy(words[at] ?? new Set(), ad));
  const before = copied.slice();
  spread(1);
  spread(-1);
  passages.forEach((passage, at) => {
    passage.silent ||= copied[at] ?? false;
  });
  return before.some((hit, at) => hit && passages[at]?.source !== 'skills');

  function spread(step: 1 | -1): void {
    for (let i = 1; i < passages.length; i += 1) {
      const at = step === 1 ? i : passages.length - 1 - i;
      const neighbour = at - step;
      const sameField = passages[at]?.field === passages[neighbour]?.field && passages[at]?.source !== 'skills';
      if (!copied[at] && copied[neighbour] && sameField && share(words[at] ?? new Set(), ad.all) >= 0.99) {
        copied[at] = true;
      }
    }
  }
}

function isCopy(words: ReadonlySet<string>, ad: AdWording): boolean {
  if (words.size < fewestWords) {
    return false;
  }
  const line = ad.lines.some(
    (own) => share(words, own) >= fromOneLine && share(own, words) >= ofThatLine,
  );
  return line || (words.size >= fewestMixed && share(words, ad.all) >= fromWholeAd);
}

function share(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  let inside = 0;
  for (const word of part) {
    inside += whole.has(word) ? 1 : 0;
  }
  return part.size === 0 ? 0 : inside / part.size;
}

function stemsOf(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .map((token) => token.stem)
      .filter((stem) => !functionStem.has(stem)),
  );
}

/** Only joining words are ignored here: "minimum", "experience" and the numbers of an ad are part of its wording. */
const functionStem: ReadonlySet<string> = new Set(
  tokenize('a an the and or of in on at to for with by from as is are be will must have has your our this that it any all').map(
    (token) => token.stem,
  ),
);
