import { type AdWording, saysMore } from './ad-copy.js';
import { type JobProfile } from './criteria.js';
import { fieldScale } from './field.js';
import { closeness, headingMatch } from './matching.js';
import { type Passage } from './passages.js';
import { cosine, type WordVectors } from './vectors.js';

/** How far an entry's heading must name the job before what stands under it is believed in the ad's own words, and to be believed in full. */
const copyTrust = { from: 0.35, full: 0.8 };
/** Under an entry of another field, being near the job's field counts half: chance brings words together. */
const otherFieldWeight = 0.5;
/** Headings as close as this to the job's field are of that field; job names are short, and vectors of short texts rarely come nearer. */
const sameFieldCloseness = 0.3;

/**
 * Places each passage in its work: a sentence counts fully under a job of the same field and less under another
 * ("mowed the lawn by the mathematics classroom"). Wording taken from the ad is believed only as far as the heading
 * of the entry it stands under is the job itself. Gives the passages with their context and trust, and how far that heading
 * names the job, for each of them.
 */
export const placeInContext = ({
  passages,
  isCopied,
  isPartlyCopied,
  isClaimed,
  profile,
  ad,
  vectors,
}: {
  passages: readonly Passage[];
  /** Per passage: it repeats the ad as a whole, holds a part of it, or says nothing that the ad does not say. */
  isCopied: boolean[];
  isPartlyCopied: boolean[];
  isClaimed: boolean[];
  profile: JobProfile;
  ad: AdWording;
  vectors: WordVectors;
}): { passages: Passage[]; entries: number[] } => {
  const entries: number[] = [];
  let sourceText: string | null = null;
  let entry = 0;
  let fieldWeight = 1;
  const placed = passages.map((passage, at): Passage => {
    entries[at] = 0;
    if (passage.role !== 'narrative') {
      return { ...passage, context: 1, trust: isCopied[at] ? 0 : passage.trust };
    }
    if (passage.sourceText !== sourceText) {
      sourceText = passage.sourceText;
      entry = 0;
      fieldWeight = 1;
    }
    const isBorrowed = isPartlyCopied[at] || isClaimed[at];
    const isSilent = passage.trust === 0 || (isBorrowed && passage.calendarYears === null);
    const heading = isSilent ? 0 : headingMatch(profile.title, passage);
    const headsEntry = passage.calendarYears !== null || (isHeadingLike(passage) && saysMore(passage, ad, vectors));
    if (passage.years !== null && !isBorrowed) {
      entry = heading;
    } else {
      entry = Math.max(entry, headsEntry ? heading : 0);
    }
    const fieldCloseness = closeness(cosine(passage.embedding, profile.field.embedding), fieldScale);
    fieldWeight = fieldWeightOf({ passage, field: profile.field.embedding }) ?? fieldWeight;
    entries[at] = entry;
    return isCopied[at]
      ? { ...passage, context: entry, trust: passage.trust * closeness(entry, copyTrust) }
      : { ...passage, context: Math.max(entry, heading, passage.confidence * fieldCloseness * fieldWeight) };
  });
  return { passages: placed, entries };
};

/**
 * What being near the job's field is worth under an entry: less where the entry is headed by work of another field, so
 * that a shop assistant who sells tools to plumbers is no plumber. Null when the passage heads no entry.
 */
const fieldWeightOf = ({ passage, field }: { passage: Passage; field: Float32Array | null }): number | null => {
  const roles = passage.headings.filter((heading) => heading.namesRole);
  if (roles.length === 0 || !(passage.years !== null || isHeadingLike(passage))) {
    return null;
  }
  const nearest = Math.max(...roles.map(({ embedding }) => closeness(cosine(embedding, field), fieldScale)));
  return otherFieldWeight + (1 - otherFieldWeight) * Math.min(1, nearest / sameFieldCloseness);
};

const isHeadingLike = (passage: Passage): boolean => /[,(@:|]|\sat\s/u.test(passage.flat);
