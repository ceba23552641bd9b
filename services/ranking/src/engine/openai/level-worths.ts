import { fieldPrefix } from '../criteria.js';
import type { Reason } from '../types.js';
import { levelMeanings } from './rubric.js';

/** How much of a criterion's weight each level of a model is worth, from 0 to 1, the lowest level first. */
export type LevelWorths = readonly number[];

/** Until a model was compared with the embedded engine. */
export const plainWorths: LevelWorths = [0, 0.25, 0.5, 0.8, 1];

/** Whether there is one for each level, from 0 to 1, and none is less than the one before. */
export const areLevelWorths = (worths: readonly number[]): boolean =>
  worths.length === levelMeanings.length &&
  worths.every((worth, level) => worth >= (worths[level - 1] ?? 0) && worth <= 1);

/** What a model and the embedded engine say of one applicant and one criterion: a level, and a degree from 0 to 1. */
export interface LevelPair {
  level: number;
  degree: number;
}

type Judged = Pick<Reason, 'criterion' | 'kind' | 'degree'>;
const keyOf = ({ kind, criterion }: Judged): string => `${kind} ${criterion}`;

/** The pairs of one applicant, of what a model is asked about; its reasons as they are with {@link plainWorths}. */
export const levelPairsOf = (model: readonly Judged[], embedded: readonly Judged[]): LevelPair[] => {
  const degrees = new Map(embedded.map((reason) => [keyOf(reason), reason.degree]));
  const asked = model.filter(({ criterion }) => !criterion.startsWith(fieldPrefix));
  return asked.flatMap((reason) => {
    const [level, degree] = [plainWorths.indexOf(reason.degree ?? -1), degrees.get(keyOf(reason))];
    return level >= 0 && degree !== undefined ? [{ level, degree }] : [];
  });
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const toThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * What levels are worth so that a model's degrees are spread as the embedded engine's are: the share of all criteria that has the lowest
 * level is worth the mean of as large a share of the lowest degrees, and so on. Who agrees with whom does not matter, so that a
 * model that sees more keeps its own order. A level that was never given lies halfway between its neighbours.
 */
export const worthsFrom = (pairs: readonly LevelPair[]): LevelWorths => {
  const degrees = pairs.map(({ degree }) => degree).toSorted((a, b) => a - b);
  let from = 0;
  const known = levelMeanings.map((_, level) => {
    const count = pairs.filter((pair) => pair.level === level).length;
    const share = degrees.slice(from, (from += count));
    return share.length > 0 ? mean(share) : undefined;
  });
  const worths: number[] = [];
  known.forEach((worth, level) => {
    const next = known.slice(level).find((later) => later !== undefined) ?? 1;
    worths.push(worth ?? ((worths.at(-1) ?? 0) + next) / 2);
  });
  return worths.map(toThousandth);
};
