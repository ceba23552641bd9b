import { createHash } from 'node:crypto';
import { longestEvidence } from '../engine/evidence.js';
import { truncate } from '../engine/text/truncate.js';
import { splitSentences } from '../engine/text/sentences.js';
import type { RankApplication, RankJob } from '../engine/types.js';

/** Shorter sentences stand in many honest texts. */
const fewestWords = 9;
const mostKept = 60;
const printLength = 16;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const sentencesOf = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

const printOf = (sentence: string): string | null => {
  const words = wordsOf(sentence);
  return words.length < fewestWords
    ? null
    : createHash('sha256').update(words.join(' ')).digest('hex').slice(0, printLength);
};

/**
 * The longer sentences of a work history and resume by a print of their words, so that applicants who share text can be linked
 * to each other (decision P33). Letters are left out, which people learn by heart, and what stands in the ad.
 */
export const textPrintsOf = ({ candidate, resumeText }: RankApplication, job: RankJob): Record<string, string> => {
  const ad = [job.description, ...job.requirements, ...job.responsibilities, ...(job.otherAds ?? [])];
  const ofAd = new Set(ad.flatMap(sentencesOf).map(printOf));
  const prints = new Map<string, string>();
  for (const sentence of [candidate.experience, resumeText, candidate.bio].flatMap(sentencesOf)) {
    const print = printOf(sentence);
    if (print && !ofAd.has(print) && prints.size < mostKept) {
      prints.set(print, truncate(sentence, longestEvidence));
    }
  }
  return Object.fromEntries(prints);
};
