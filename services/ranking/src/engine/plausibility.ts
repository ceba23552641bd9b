import type { RankNote } from '@workboard/contracts';
import { longestEvidence } from './evidence.js';
import { type Passage, textOf } from './passages.js';
import { truncate } from './text/truncate.js';
import type { Period } from './timeline.js';

interface Entry {
  passage: Passage;
  period: Period;
}

/** Entries are mostly dated by whole years: less than this many may be one year at the end of the one and the start of the next. */
const leastOverlap = 1;
/** So many jobs begun within so many years are worth a question. */
const jobHopping = { entries: 5, years: 2 };
const mostQuoted = 4;

/** What in a work history a person should ask about, with the lines that say so. Notes change no score (decision P33). */
export const plausibilityNotes = (passages: readonly Passage[]): RankNote[] => {
  const fields = [...new Set(passages.map(({ sourceText }) => sourceText))];
  const histories = fields.map((field) => entriesOf(passages.filter((passage) => passage.sourceText === field)));
  const overlap = histories.map(overlapIn).find((found) => found.length > 0);
  const hops = histories.map(hopsIn).find((found) => found.length > 0);
  return [
    ...(overlap ? [{ kind: 'overlapping-dates' as const, quotes: quotesOf(overlap) }] : []),
    ...(hops ? [{ kind: 'many-employers' as const, quotes: quotesOf(hops) }] : []),
  ];
};

/** Finished or present work with one period of calendar years each; placements and studies may well run beside it. */
const entriesOf = (passages: readonly Passage[]): Entry[] => {
  const seen = new Set<string>();
  return passages.flatMap((passage) => {
    const [period, ...more] = passage.periods;
    const isEntry =
      passage.role === 'narrative' && !passage.isItem && passage.experienceWeight === 1 && passage.trust > 0;
    if (!period || more.length > 0 || !isEntry || passage.headings.length === 0 || seen.has(passage.flat)) {
      return [];
    }
    seen.add(passage.flat);
    return { passage, period };
  });
};

const overlapIn = (entries: Entry[]): Entry[] => {
  for (const [at, one] of entries.entries()) {
    const other = entries.slice(at + 1).find(({ period }) => overlapOf(one.period, period) > leastOverlap);
    if (other) {
      return [one, other];
    }
  }
  return [];
};

const overlapOf = (a: Period, b: Period): number => Math.min(a.to, b.to) - Math.max(a.from, b.from);

const hopsIn = (entries: Entry[]): Entry[] => {
  for (const { period } of entries) {
    const begun = entries.filter(
      (one) => one.period.from >= period.from && one.period.from < period.from + jobHopping.years,
    );
    if (begun.length >= jobHopping.entries) {
      return begun;
    }
  }
  return [];
};

const quotesOf = (entries: Entry[]): string[] =>
  entries.slice(0, mostQuoted).map(({ passage }) => truncate(textOf(passage), longestEvidence));
