import {
  type AdCopy,
  type AdWording,
  findAdCopies,
  isBareClaim,
  isSkillRun,
  isVerbatim,
  ownDetails,
  saysMore,
} from './ad-copy.js';
import { placeInContext } from './context.js';
import { type JobProfile } from './criteria.js';
import { longestEvidence } from './evidence.js';
import { onOneLine, type Passage, textOf } from './passages.js';
import { truncate } from './text/truncate.js';
import { firstStemsOf } from './text/concepts.js';
import { isInjection } from './text/reader-talk.js';
import { type RankFlag } from './types.js';
import { type WordVectors } from './vectors.js';
import { embeddingOf, type Wording } from './wording.js';

/** How far the heading of an entry must name the job for what stands under it to count in the ad's own words. */
const backedCopy = 0.6;
/** The same for sentences that say nothing that the ad does not say, but are not taken from one of its lines. */
const backedClaim = 0.5;
const longestHeading = 4;
/** So many details of its own make work told of out of a sentence in the ad's words. */
const fewestDetails = 2;
/** Claims of one applicant share the belief in one of them, and together have less of it: nobody tells of all work in the ad's words. */
const claimDilution = 2;
/** Who makes so many claims without work told of says nothing by the years in any of them. */
const fewestOfMany = 3;
/** So many sentences taken from the ad are no accident. */
const fewestCopies = 2;
/** Shorter lines are names of jobs, which an ad and a resume share. */
const fewestShown = 6;
const mostShown = 5;

/** The job as the engine reads it, and an application's passages with what may be believed of them. */
export interface Understanding {
  profile: JobProfile;
  passages: Passage[];
  flags: RankFlag[];
  /** Whether much is taken from the ad that no work told of backs: then bare lists and job names say nothing either. */
  isCopier: boolean;
  /** Sentences that stand word for word in the ad and were not counted, as the applicant wrote them. */
  copied: string[];
}

/** Works out what of an application may be believed for this job, and what a person should know about it. */
export const weigh = ({
  profile,
  ad,
  passages: read,
  vectors,
}: {
  profile: JobProfile;
  ad: AdWording;
  passages: readonly Passage[];
  vectors: WordVectors;
}): Understanding => {
  const flags: RankFlag[] = [];
  const relevant = read.map((passage) => ({ ...passage, ...(profile.isTrade ? null : passage.withoutGoods) }));
  if (relevant.some(isOrder)) {
    flags.push('injection');
  }
  const trusted = distrustNeighbours(relevant);
  const copies = findAdCopies(trusted, ad);
  const isClaimed = trusted.map((passage) => isClaim({ passage, ad, vectors }));
  const isPartlyCopied = copies.map(({ isWhole, stems }) => isWhole || stems.size > 0);
  const { passages, entries } = placeInContext({
    passages: trusted,
    isCopied: copies.map(({ isWhole }) => isWhole),
    isPartlyCopied,
    isClaimed,
    profile,
    ad,
    vectors,
  });
  const isUnbacked = (at: number): boolean =>
    (isPartlyCopied[at] ?? false) && passages[at]?.role === 'narrative' && (entries[at] ?? 0) < backedCopy;
  const isCopier = passages.filter((_, at) => isUnbacked(at)).length >= fewestCopies;
  const isBorrowed = (at: number): boolean =>
    (isPartlyCopied[at] ?? false) && (isUnbacked(at) || passages[at]?.role !== 'narrative');
  const hasOwnDetails = (at: number): boolean => ownDetails(passages[at]!, ad, vectors) >= fewestDetails;
  // "At Kila Holdings in Wewak I worked with ovens for three years" is other work than what the entry above it tells of.
  const isOfItsOwn = (at: number): boolean => passages[at]!.years !== null && hasOwnDetails(at);
  const isUnbackedClaim = (at: number): boolean =>
    (isClaimed[at] ?? false) && ((entries[at] ?? 0) < backedClaim || isOfItsOwn(at));
  const doubtful = new Set(passages.filter((_, at) => isUnbackedClaim(at) || isUnbacked(at)).map(({ flat }) => flat))
    .size;
  const weighed = passages.flatMap((unweighed, at) => {
    const passage = { ...unweighed, isBorrowed: isBorrowed(at) };
    const copy = copies[at];
    if (isUnbackedClaim(at)) {
      const isOneOfMany = doubtful >= fewestOfMany;
      const claim = { ...passage, role: 'listed' as const, trust: isCopier ? 0 : passage.trust, isOneOfMany };
      // "I wired twelve classrooms in Wabag": one such sentence is believed like any work told of; several share that belief, so that
      // nobody gains by more of them.
      return !isPartlyCopied[at] && hasOwnDetails(at)
        ? [claim, { ...passage, trust: passage.trust / doubtful ** claimDilution, isOneOfMany }]
        : [claim];
    }
    return [copy && isUnbacked(at) && !copy.isWhole ? withoutCopy({ passage, copy, vectors }) : passage];
  });
  const copied = copiedSentences({
    verbatim: passages.filter((passage, at) => isBorrowed(at) && isVerbatim(passage, ad)),
    taken: isCopier ? passages.filter((passage, at) => isUnbacked(at) && passage.tokens.length >= fewestShown) : [],
  });
  if (copied.length > 0) {
    flags.push('ad-copy');
  }
  if (weighed.some((passage) => passage.hasOddDates)) {
    flags.push('odd-dates');
  }
  if (weighed.every((passage) => passage.tokens.length === 0)) {
    flags.push('no-text');
  }
  return { profile, passages: weighed, flags, isCopier, copied };
};

/** Whether an undated sentence only names skills or restates the ad; a bare job name is read as a heading instead. */
const isClaim = ({ passage, ad, vectors }: { passage: Passage; ad: AdWording; vectors: WordVectors }): boolean => {
  if (passage.role !== 'narrative' || passage.calendarYears !== null) {
    return false;
  }
  const namesRole = passage.headings.some((heading) => heading.namesRole);
  const isHeading = namesRole && (passage.tokens.length <= longestHeading || saysMore(passage, ad, vectors));
  return isSkillRun(passage, ad) || (!isHeading && isBareClaim(passage, ad, vectors));
};

/**
 * The sentences to show for the flag `ad-copy`, each once: long verbatim runs, and what else lost weight because it is taken from
 * the ad, in other words or another order, where there are several such sentences.
 */
const copiedSentences = ({ verbatim, taken }: { verbatim: Passage[]; taken: Passage[] }): string[] => {
  const others = sentencesOf(taken);
  return [...new Set([...sentencesOf(verbatim), ...(others.size >= fewestCopies ? others : [])])].slice(0, mostShown);
};

const sentencesOf = (passages: Passage[]): Set<string> =>
  new Set(passages.map((passage) => truncate(textOf(passage), longestEvidence)));

const isOrder = (passage: Passage): boolean => passage.trust === 0 && isInjection(passage.flat);

/** What stands on one line with an order to the ranking is believed no more than the order, unless it is dated work. */
const distrustNeighbours = (passages: readonly Passage[]): readonly Passage[] => {
  const orders = passages.filter(isOrder);
  return passages.map((passage) =>
    passage.years === null && orders.some((order) => onOneLine(order, passage)) ? { ...passage, trust: 0 } : passage,
  );
};

/** The passage with only the words that it does not take from the ad. */
const withoutCopy = ({ passage, copy, vectors }: { passage: Passage; copy: AdCopy; vectors: WordVectors }): Passage => {
  const stems = new Set([...copy.stems, ...[...copy.concepts].flatMap(firstStemsOf)]);
  const affirmed: Wording = {
    terms: new Map([...passage.affirmed.terms].filter(([stem]) => !stems.has(stem))),
    concepts: new Map([...passage.affirmed.concepts].filter(([concept]) => !copy.concepts.has(concept))),
  };
  return {
    ...passage,
    affirmed,
    ...embeddingOf(affirmed, vectors),
    headings: passage.calendarYears === null ? [] : passage.headings,
  };
};
