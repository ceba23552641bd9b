import type { IdSet } from '../engine/id-set.js';
import { points } from '../engine/score.js';
import type { TextSearch } from '../job-filters.js';
import type { Understanding } from '../language/understanding.js';
import { wordsOfText } from '../language/words.js';
import type { StemsOf } from '../stems.js';
import { coreText } from '../text-query.js';
import { type JobIndex, titleKey } from './job-index.js';

/** What a word counts for by where it stands, as `ts_rank` has it, in tenths: whole sums are equal in whatever order they were made. */
const weights = { title: 10, near: 4, skills: 2, sign: 1 } as const;
const tenths = 10;
/** What `ts_rank` divides by, so that a word that stands in a thousand places still counts for less than 1. */
const rankBase = 1.644_934_066_85;
const daySeconds = 86_400;
const monthSeconds = 30 * daySeconds;
const mostMonths = 3;

/** What a job's title is compared with: the words as they were typed, with and without places; none when there are but places. */
export const titleKeysOf = (understanding: Understanding): number[] => {
  const core = coreText(understanding);
  return core === '' ? [] : [...new Set([titleKey(core), titleKey(understanding.typed)])];
};

/** The texts of a search whose stems {@link scoresOf} needs. */
export const textsOf = ({ understanding, besides = [] }: TextSearch): string[] =>
  [...understanding.alternatives.flat(), ...besides].flatMap(({ text, phrases }) => [text, ...phrases]);

/**
 * How well jobs fit a search, by the same points as in Postgres (`engine/score.ts`), word by word for all of them at once.
 * @param numbers of jobs, ascending
 */
export const scoresOf = (
  numbers: Uint32Array,
  { understanding, besides = [] }: TextSearch,
  { index, today, stemsOf }: { index: JobIndex; today: string; stemsOf: StemsOf },
): Float64Array => {
  const scores = new Float64Array(numbers.length);
  const marks = (set: IdSet): Uint8Array => set.marks(numbers);
  const parts = understanding.alternatives.flat();
  const stemsIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(wordsOfText).flatMap(stemsOf))];
  /** The mean weight of some words in each job. */
  const weigh = (factor: number, stems: readonly string[], signs: readonly string[] = []): void => {
    const sums = new Uint32Array(numbers.length);
    for (const stem of stems) {
      const skills = marks(index.having('document', stem));
      const title = marks(index.having('title', stem));
      const near = marks(index.having('near', stem));
      for (let at = 0; at < sums.length; at += 1) {
        if (skills[at] === 1) {
          sums[at] =
            (sums[at] ?? 0) + (title[at] === 1 ? weights.title : near[at] === 1 ? weights.near : weights.skills);
        }
      }
    }
    for (const sign of signs) {
      const isIn = marks(index.having('document', sign));
      for (let at = 0; at < sums.length; at += 1) {
        sums[at] = (sums[at] ?? 0) + (isIn[at] ?? 0) * weights.sign;
      }
    }
    const divisor = tenths * rankBase * Math.max(stems.length + signs.length, 1);
    for (let at = 0; at < sums.length; at += 1) {
      scores[at] = (scores[at] ?? 0) + (factor * (sums[at] ?? 0)) / divisor;
    }
  };
  weigh(1, stemsIn(parts.map(({ text }) => text)));
  weigh(points.meant, stemsIn(parts.flatMap(({ phrases }) => phrases)), [
    ...new Set(parts.flatMap(({ signs }) => signs)),
  ]);
  if (besides.length > 0) {
    weigh(1, stemsIn(besides.map(({ text }) => text)));
  }
  const core = coreText(understanding);
  const sameTitle = marks(index.havingTitle(titleKeysOf(understanding)));
  const coreTitle = core === '' ? [] : stemsIn([core]).map((stem) => marks(index.having('title', stem)));
  const near = [...new Set(parts.flatMap((part) => part.near))].map((sign) => marks(index.having('document', sign)));
  const now = Date.now() / 1000;
  const day = Date.parse(today) / 1000 / daySeconds;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    const closing = index.closingDay(number);
    const isWithin = coreTitle.length > 0 && coreTitle.every((isIn) => isIn[at] === 1);
    scores[at] =
      (scores[at] ?? 0) +
      (sameTitle[at] === 1 ? points.sameTitle : isWithin ? points.titleWithin : 0) +
      (near.some((isIn) => isIn[at] === 1) ? points.near : 0) -
      points.aMonthOld * Math.min((now - index.createdAt(number)) / monthSeconds, mostMonths) -
      (closing > 0 && closing < day ? points.closed : 0);
  }
  return scores;
};
