import { points } from '../engine/score.js';
import type { TextSearch } from '../job-filters.js';
import { wordsOfText } from '../language/words.js';
import type { StemsOf } from '../stems.js';
import { coreText } from '../text-query.js';
import { type JobIndex, titleKey } from './job-index.js';

/** What a word counts for by where it stands, as `ts_rank` has it; a sign counts for least. */
const weights = { title: 1, near: 0.4, skills: 0.2, sign: 0.1 } as const;
/** What `ts_rank` divides by, so that a word that stands in a thousand places still counts for less than 1. */
const rankBase = 1.644_934_066_85;
const daySeconds = 86_400;
const monthSeconds = 30 * daySeconds;
const mostMonths = 3;

/** The texts of a search whose stems {@link scoreOf} needs. */
export const textsOf = ({ understanding, besides = [] }: TextSearch): string[] =>
  [...understanding.alternatives.flat(), ...besides].flatMap(({ text, phrases }) => [text, ...phrases]);

/** How well jobs fit a search, by the same points as in Postgres (`engine/score.ts`). */
export const scoreOf = (
  { understanding, besides = [] }: TextSearch,
  { index, today, stemsOf }: { index: JobIndex; today: string; stemsOf: StemsOf },
): ((number: number) => number) => {
  const parts = understanding.alternatives.flat();
  const stemsIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(wordsOfText).flatMap(stemsOf))];
  /** The mean weight of some words in a job. */
  const weigh = (stems: readonly string[], signs: readonly string[] = []) => {
    const words = stems.map((stem) => ({
      title: index.having('title', stem),
      near: index.having('near', stem),
      document: index.having('document', stem),
    }));
    const meant = signs.map((sign) => index.having('document', sign));
    const divisor = rankBase * Math.max(words.length + meant.length, 1);
    return (number: number): number => {
      let sum = 0;
      for (const { title, near, document } of words) {
        if (document.has(number)) {
          if (title.has(number)) {
            sum += weights.title;
          } else {
            sum += near.has(number) ? weights.near : weights.skills;
          }
        }
      }
      for (const sign of meant) {
        sum += sign.has(number) ? weights.sign : 0;
      }
      return sum / divisor;
    };
  };
  const typed = weigh(stemsIn(parts.map(({ text }) => text)));
  const meant = weigh(stemsIn(parts.flatMap(({ phrases }) => phrases)), [
    ...new Set(parts.flatMap(({ signs }) => signs)),
  ]);
  const leftOut = weigh(stemsIn(besides.map(({ text }) => text)));
  const core = coreText(understanding);
  const [coreKey, typedKey] = [titleKey(core), titleKey(understanding.typed)];
  const coreTitle = stemsIn([core]).map((stem) => index.having('title', stem));
  const titlePoints = (number: number): number => {
    if (core === '') {
      return 0;
    }
    if (index.hasTitle(number, coreKey) || index.hasTitle(number, typedKey)) {
      return points.sameTitle;
    }
    return coreTitle.length > 0 && coreTitle.every((set) => set.has(number)) ? points.titleWithin : 0;
  };
  const near = [...new Set(parts.flatMap((part) => part.near))].map((sign) => index.having('document', sign));
  const now = Date.now() / 1000;
  const day = Date.parse(today) / 1000 / daySeconds;
  return (number) => {
    const closing = index.closingDay(number);
    return (
      typed(number) +
      points.meant * meant(number) +
      (besides.length > 0 ? leftOut(number) : 0) +
      titlePoints(number) +
      (near.some((set) => set.has(number)) ? points.near : 0) -
      points.aMonthOld * Math.min((now - index.createdAt(number)) / monthSeconds, mostMonths) -
      (closing > 0 && closing < day ? points.closed : 0)
    );
  };
};
