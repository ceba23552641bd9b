import type { Importance, RankReason } from '@workboard/contracts';
import type { ApplicationId } from '../engine/types.js';

export type Verdict = NonNullable<RankReason['verdict']>;

/** What an employer made of a job's criteria and of single reasons; both by the criterion's text. */
export interface Adjustments {
  importances: Readonly<Record<string, Importance>>;
  corrections: ReadonlyMap<ApplicationId, ReadonlyMap<string, Verdict>>;
}

/** How often a criterion counts for its own weight. */
export const factors: Record<Importance, number> = { off: 0, low: 0.5, normal: 1, high: 2, must: 2 };
/** What is left of a score for each must-have that is missing. */
const withoutMust = 0.5;
/** Degrees of scores that were made before degrees were kept. */
const usual: Record<RankReason['met'], number> = { yes: 0.8, partly: 0.4, no: 0, unknown: 0 };

/** Whether every score stands as the engine gave it. */
export const changesNothing = ({ importances, corrections }: Adjustments): boolean =>
  corrections.size === 0 && Object.values(importances).every((importance) => importance === 'normal');

/**
 * A score weighed anew: criteria count as the employer weighs them, a reason called wrong is turned round, and each
 * must-have that is missing halves the score. Nobody else's application moves it, and no engine is asked again (decision P31).
 */
export function adjust(
  assessed: { applicationId: ApplicationId; score: number; reasons: RankReason[] },
  { importances, corrections }: Adjustments,
): { score: number; reasons: RankReason[] } {
  const verdicts = corrections.get(assessed.applicationId);
  const isTouched = assessed.reasons.some(
    ({ criterion }) => (importances[criterion] ?? 'normal') !== 'normal' || verdicts?.has(criterion),
  );
  if (!isTouched) {
    return assessed;
  }
  const reasons = assessed.reasons
    .filter(({ criterion }) => importances[criterion] !== 'off')
    .map((reason) => weighed(corrected(reason, verdicts?.get(reason.criterion)), importances[reason.criterion]));
  const isMoved = reasons.some(({ importance, verdict }) => importance !== undefined || verdict === 'wrong');
  if (!isMoved && reasons.length === assessed.reasons.length) {
    return { score: assessed.score, reasons };
  }
  const whole = reasons.reduce((sum, { weight }) => sum + weight, 0);
  const reached = reasons.reduce((sum, reason) => sum + reason.weight * degreeOf(reason), 0);
  const missing = reasons.filter(({ importance, met }) => importance === 'must' && isMissing(met)).length;
  const share = whole > 0 ? reached / whole : 0;
  return { score: Math.round(1000 * share * withoutMust ** missing) / 10, reasons };
}

export const isMissing = (met: RankReason['met']): boolean => met === 'no' || met === 'unknown';

function degreeOf({ degree, met }: RankReason): number {
  return degree ?? usual[met];
}

function weighed(reason: RankReason, importance: Importance = 'normal'): RankReason {
  if (importance === 'normal' || importance === 'off') {
    return reason;
  }
  return { ...reason, importance, weight: Math.round(100 * reason.weight * factors[importance]) / 100 };
}

function corrected(reason: RankReason, verdict: Verdict | undefined): RankReason {
  if (verdict !== 'wrong') {
    return verdict ? { ...reason, verdict } : reason;
  }
  const isMet = isMissing(reason.met);
  return { ...reason, verdict, met: isMet ? 'yes' : 'no', degree: isMet ? 1 : 0 };
}
