import type { Importance, RankReason } from '@workboard/contracts';

/** How often a criterion counts for its own weight (decision P31). */
export const factors: Record<Importance, number> = { off: 0, low: 0.5, normal: 1, high: 2, must: 2 };
/** What is left of a score for each must-have that is missing. */
export const withoutMust = 0.5;

export const isMissing = (met: RankReason['met']): boolean => met === 'no' || met === 'unknown';

/** What the least that is found is worth: whoever has some of it stands before whoever has nothing. */
const least = 0.1;

/** 100 x the weighted mean of the degrees, to one decimal; each missing must-have halves it. */
export const weightedScore = (parts: readonly { weight: number; degree: number }[], missingMusts = 0): number => {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const reached = parts.reduce((sum, { weight, degree }) => sum + weight * degree, 0);
  const score = whole > 0 ? Math.round((1000 * reached * withoutMust ** missingMusts) / whole) / 10 : 0;
  return Number.isFinite(score) ? Math.min(100, Math.max(reached > 0 ? least : 0, score)) : 0;
};
