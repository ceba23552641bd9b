import { type Passage } from './passages.js';
import { isContent, plainStem } from './terms.js';
import { conceptsIn } from './text/concepts.js';
import { namesQualification } from './text/education.js';
import { splitSentences } from './text/sentences.js';
import { frame, joining, opening } from './text/frame-words.js';
import { isSmallTokPisin } from './text/tok-pisin.js';
import { type Token, tokenize } from './text/tokens.js';
import { type RankJob } from './types.js';
import { type WordVectors } from './vectors.js';

/** One sentence of an ad: what it says, without joining words and the padding that all ads are made of. */
interface AdLine {
  stems: ReadonlySet<string>;
  concepts: ReadonlySet<number>;
  /** So many of its words that stand near each other are taken from it. */
  fewest: number;
}

/** The wording of an ad, for recognising applicants who paste it. */
export interface AdWording {
  lines: AdLine[];
  /** The lines that hold a stem, by their place in `lines`. */
  linesByStem: ReadonlyMap<string, number[]>;
  /** Lines of the ad with everything but its joining words. */
  wholeLines: ReadonlySet<string>[];
  requirements: ReadonlySet<string>[];
  skills: ReadonlySet<string>[];
  /** Every run of `verbatimRun` words in a row. */
  runs: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** Phrases of the terms table that it holds: what says one of them in words of another language is the ad's as well. */
  concepts: ReadonlySet<number>;
}

/** So many words in a row that stand in the ad as well are copied; words of the trade stand together in shorter runs. */
const verbatimRun = 8;

/** What of a passage comes from the ad. */
export interface AdCopy {
  /** The passage as a whole repeats the ad. */
  isWhole: boolean;
  /** Stems and phrases that stand in a window taken from a line of the ad; empty where there is none. */
  stems: ReadonlySet<string>;
  concepts: ReadonlySet<number>;
}

/** A passage copies one line when nearly all its words stand there and they make up most of that line. */
const fromOneLine = 0.85;
const ofThatLine = 0.6;
/** Lines of fewer words are met by chance. */
const fewestWords = 4;
/** A passage mixed from several lines needs more words of the ad, and nearly no others. */
const fromWholeAd = 0.9;
const fewestMixed = 7;
/** So many passages in a row that say nothing else than the ad copy it. */
const longestRun = 3;
/** From this share of skills' names on, a sentence is a list. */
const mostlySkills = 0.6;
/** How many words of one line make a window that counts as taken from it: `ofLine` of them, at least and at most so many. */
const copyWindow = { ofLine: 0.55, least: 4, most: 7 };
/**
 * The same for a line of another ad of the company: nearly all of its words, of lines that say something. A company of fifty
 * ads has a line for everything, and who worked in another trade is no copier.
 */
const otherAdWindow = { ofLine: 0.8, least: 6 };
/** Own words that a passage must hold beside what it takes from the ad to be more than a copy. */
const fewestOwn = 2;
/** A passage with a smaller share of words (by rarity) that the ad does not have says nothing that the ad does not say. */
const leastOwnShare = 0.34;

const nothingCopied: AdCopy = { isWhole: false, stems: new Set(), concepts: new Set() };

/**
 * Prepares a job's ad for comparing. The company's other ads, where they are known, give lines that may be copied, but none of
 * the words that the ad is said to be made of.
 */
export const adWordingOf = (job: RankJob): AdWording => {
  const sentences = [
    ...job.requirements,
    ...job.responsibilities,
    job.description,
    ...(job.questions ?? []).map(({ text }) => text),
  ].flatMap(tokensOfSentences);
  const otherSentences = (job.otherAds ?? []).flatMap(tokensOfSentences);
  const wholeLines = sentences.map(wordsOf);
  const otherLines = otherSentences.map(wordsOf).filter((line) => line.size >= otherAdWindow.least);
  const short = [job.title, ...job.skills].map((text) => wordsOf(tokenize(text)));
  const lines = [
    ...sentences.map((tokens) => adLineOf(tokens, fewestOf)),
    ...otherSentences.map((tokens) => adLineOf(tokens, fewestOfOther)),
  ].filter(({ stems, fewest }) => stems.size >= fewest);
  const linesByStem = new Map<string, number[]>();
  lines.forEach(({ stems }, at) => {
    for (const stem of stems) {
      linesByStem.set(stem, [...(linesByStem.get(stem) ?? []), at]);
    }
  });
  return {
    lines,
    linesByStem,
    wholeLines: [...wholeLines.filter((line) => line.size >= fewestWords), ...otherLines],
    skills: job.skills.map((text) => wordsOf(tokenize(text))).filter((line) => line.size > 0),
    requirements: job.requirements.map((text) => wordsOf(tokenize(text))).filter((line) => line.size > 0),
    runs: new Set([...sentences, ...otherSentences].flatMap(runsOf)),
    all: new Set([...wholeLines, ...short].flatMap((line) => [...line])),
    concepts: new Set(
      [...sentences, ...[job.title, ...job.skills].map(tokenize)].flatMap(conceptsIn).map(({ concept }) => concept),
    ),
  };
};

/**
 * Finds what of each passage comes from the ad: windows that hold most words of one of its lines, in any order, with own words
 * between or around them; long passages with hardly a word of their own; a requirement word for word; and runs of
 * passages that say nothing that is not in the ad, with whatever stands next to a copy and is all ad as well.
 */
export const findAdCopies = (passages: readonly Passage[], ad: AdWording): AdCopy[] => {
  const words = passages.map(({ tokens }) => wordsOf(tokens));
  const borrowed = words.map(
    (own, at) => passages[at]?.source !== 'skills' && own.size > 0 && share(own, ad.all) >= 0.99,
  );
  const copies = passages.map((passage, at) => {
    // A paper that the ad asks for is named as the ad names it; its other lines are no schooling.
    if ((passage.role === 'education' && namesQualification(passage.flat)) || passage.source === 'skills') {
      return nothingCopied;
    }
    const taken = passage.calendarYears === null ? takenFrom(passage, ad) : nothingCopied;
    const isWhole = isCopy(words[at] ?? new Set(), ad);
    return isWhole || taken.isWhole ? { ...taken, isWhole: true } : taken;
  });
  const whole = copies.map(({ isWhole }) => isWhole);
  markRuns({ passages, borrowed, copied: whole });
  return copies.map((copy, at) => (whole[at] === copy.isWhole ? copy : { ...copy, isWhole: whole[at] ?? false }));
};

/** Whether a passage does little more than name several of the ad's skills: a list in the shape of a sentence. */
export const isSkillRun = (passage: Passage, ad: AdWording): boolean => {
  const words = wordsOf(passage.tokens);
  const named = ad.skills.filter((skill) => share(skill, words) === 1);
  const covered = new Set(named.flatMap((skill) => [...skill]));
  return named.length >= 2 && share(words, covered) >= mostlySkills;
};

/**
 * Whether a passage tells nothing about work that the ad does not say itself ("Used Java every day"): such a sentence is a
 * claim, worth what the work told of elsewhere makes of it. Names of places and firms are no work.
 */
export const isBareClaim = (passage: Passage, ad: AdWording, vectors: WordVectors): boolean => {
  let all = 0;
  let own = 0;
  const translated = translatedStems(passage, ad);
  for (const stem of contentOf(passage.tokens)) {
    const isFromAd = ad.all.has(stem) || translated.has(stem);
    if (!isFromAd && (!vectors.has(stem) || frame.has(stem))) {
      continue;
    }
    all += vectors.rarity(stem);
    own += isFromAd ? 0 : vectors.rarity(stem);
  }
  return all > own && own / all < leastOwnShare;
};

/** Whether a long run of a passage stands word for word in the ad. */
export const isVerbatim = ({ tokens }: Passage, ad: AdWording): boolean =>
  runsOf(tokens).some((run) => ad.runs.has(run));

const runsOf = (tokens: Token[]): string[] => {
  const stems = tokens.map(({ stem }) => stem);
  return stems.slice(verbatimRun - 1).map((_, at) => stems.slice(at, at + verbatimRun).join(' '));
};

/** Whether a passage says more than the ad: an employer, a place, a date, words of its own; one word put for another is none. */
export const saysMore = (passage: Passage, ad: AdWording, vectors: WordVectors): boolean => {
  const { tokens, calendarYears } = passage;
  const translated = translatedStems(passage, ad);
  const own = new Set(
    tokens
      .filter((token) => speaks(token) && isOwn(token.stem, ad) && !translated.has(plainStem(token.stem)))
      .map(({ stem }) => stem),
  );
  return calendarYears !== null || own.size >= fewestOwn || [...own].some((stem) => !vectors.has(plainStem(stem)));
};

/** Whether a word is neither the ad's nor one that goes around any work. */
const isOwn = (stem: string, ad: AdWording): boolean => !ad.all.has(stem) && !frame.has(stem) && !opening.has(stem);

/** How many details of its own a passage tells: each name that ad and vocabulary do not know, and one for a number. */
export const ownDetails = (passage: Passage, ad: AdWording, vectors: WordVectors): number => {
  const { tokens } = passage;
  const stems = [...new Set(tokens.filter(speaks).map(({ stem }) => plainStem(stem)))];
  const translated = translatedStems(passage, ad);
  const isName = (stem: string): boolean =>
    !translated.has(stem) &&
    stem.length > 2 &&
    !/^\d/u.test(stem) &&
    !ad.all.has(stem) &&
    !vectors.has(stem) &&
    !frame.has(stem);
  return stems.filter(isName).length + Number(tokens.some(({ stem }) => /^\d/u.test(plainStem(stem))));
};

/** Local words that say what the ad says: "kapenta" for its carpenter. A known word put for another is left out, as people tell of their work in other words than the ad. */
const translatedStems = ({ localWords }: Passage, ad: AdWording): ReadonlySet<string> =>
  new Set(localWords.filter(({ concept }) => ad.concepts.has(concept)).flatMap(({ stems }) => stems));

/** The windows of a passage that come from lines of the ad. */
const takenFrom = ({ tokens }: Passage, ad: AdWording): AdCopy => {
  const content = tokens.filter(speaks).map((token) => plainStem(token.stem));
  const counts = new Map<number, number>();
  for (const stem of new Set(content)) {
    for (const line of ad.linesByStem.get(stem) ?? []) {
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  const stems = new Set<string>();
  const concepts = new Set<number>();
  for (const [at, count] of counts) {
    const line = ad.lines[at];
    if (!line || count < line.fewest) {
      continue;
    }
    const shared = densest(content, line.stems);
    if (shared.size >= line.fewest) {
      shared.forEach((stem) => stems.add(stem));
      line.concepts.forEach((concept) => concepts.add(concept));
    }
  }
  if (stems.size === 0) {
    return nothingCopied;
  }
  const own = new Set(content.filter((stem) => !stems.has(stem) && !ad.all.has(stem)));
  return { isWhole: own.size < fewestOwn, stems, concepts };
};

const fewestOf = (size: number): number =>
  Math.max(copyWindow.least, Math.min(copyWindow.most, Math.ceil(copyWindow.ofLine * size)));

const fewestOfOther = (size: number): number => Math.max(otherAdWindow.least, Math.ceil(otherAdWindow.ofLine * size));

/** The most words of a line that stand together in a text: within a window about twice as long as the line. */
const densest = (content: string[], line: ReadonlySet<string>): Set<string> => {
  const reach = 2 * line.size + 2;
  let best = new Set<string>();
  for (let from = 0; from < content.length; from += 1) {
    if (line.has(content[from] ?? '')) {
      const found = new Set(content.slice(from, from + reach).filter((stem) => line.has(stem)));
      best = found.size > best.size ? found : best;
    }
  }
  return best;
};

const markRuns = ({
  passages,
  borrowed,
  copied,
}: {
  passages: readonly Passage[];
  borrowed: boolean[];
  copied: boolean[];
}): void => {
  let start = 0;
  for (let at = 0; at <= passages.length; at += 1) {
    if (
      at < passages.length &&
      borrowed[at] &&
      (at === start || passages[at]?.sourceText === passages[start]?.sourceText)
    ) {
      continue;
    }
    const isCopiedRun = at - start >= longestRun || copied.slice(start, at).some(Boolean);
    copied.fill(true, start, isCopiedRun ? at : start);
    start = borrowed[at] ? at : at + 1;
  }
  for (let at = 0; at < passages.length; at += 1) {
    for (const neighbour of [at - 1, at + 1]) {
      const sameField = passages[at]?.sourceText === passages[neighbour]?.sourceText;
      if (borrowed[at] && copied[neighbour] && sameField) {
        copied[at] = true;
      }
    }
  }
};

const isCopy = (words: ReadonlySet<string>, ad: AdWording): boolean => {
  if (words.size >= 2 && ad.requirements.some((line) => line.size === words.size && share(words, line) === 1)) {
    return true;
  }
  if (words.size < fewestWords) {
    return false;
  }
  const line = ad.wholeLines.some((own) => share(words, own) >= fromOneLine && share(own, words) >= ofThatLine);
  return line || (words.size >= fewestMixed && share(words, ad.all) >= fromWholeAd);
};

const share = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number => {
  let inside = 0;
  for (const word of part) {
    inside += whole.has(word) ? 1 : 0;
  }
  return part.size === 0 ? 0 : inside / part.size;
};

const wordsOf = (tokens: Token[]): Set<string> =>
  new Set(tokens.map((token) => token.stem).filter((stem) => !joining.has(stem)));

const contentOf = (tokens: Token[]): Set<string> =>
  new Set(tokens.filter(speaks).map((token) => plainStem(token.stem)));

/** Whether a word may say anything of work, in English or Tok Pisin. */
const speaks = (token: Token): boolean => isContent(token) && !isSmallTokPisin(token.stem);

const adLineOf = (tokens: Token[], fewestOfSize: (size: number) => number): AdLine => {
  const stems = contentOf(tokens);
  const concepts = new Set(conceptsIn(tokens).map(({ concept }) => concept));
  return { stems, concepts, fewest: fewestOfSize(stems.size) };
};

const tokensOfSentences = (text: string): Token[][] =>
  splitSentences(text).map((span) => tokenize(text.slice(span.start, span.end)));
