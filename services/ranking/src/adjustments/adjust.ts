import type { Importance, RankReason } from '@workboard/contracts';
import { factors, isMissing, weightedScore } from '../engine/importance.js';
import type { ApplicationId } from '../engine/types.js';

export type Verdict = NonNullable<RankReason['verdict']>;

/** What an employer made of a job's criteria and of single reasons; both by the criterion's text. */
export interface Adjustments {
  importances: Readonly<Record<string, Importance>>;
  corrections: ReadonlyMap<ApplicationId, ReadonlyMap<string, Verdict>>;
}

/** Degrees of scores that were made before degrees were kept. */
const usual: Record<RankReason['met'], number> = { yes: 0.8, partly: 0.4, no: 0, unknown: 0 };

/** Whether every score stands as the engine gave it. */
export const changesNothing = ({ importances, corrections }: Adjustments): boolean =>
  corrections.size === 0 && Object.keys(importances).length === 0;

/**
 * A score weighed anew: criteria count as the employer weighs them, a reason called wrong is turned round, and each
 * must-have that is missing halves the score. Nobody else's application moves it, and no engine is asked again (decision P31).
 */
export const adjust = (
  assessed: { applicationId: ApplicationId; score: number; reasons: RankReason[] },
  { importances, corrections }: Adjustments,
): { score: number; reasons: RankReason[] } => {
  const verdicts = corrections.get(assessed.applicationId);
  const isMoved = assessed.reasons.some((reason) => chosenFor(reason, importances) !== ownOf(reason));
  if (!isMoved && !assessed.reasons.some(({ criterion }) => verdicts?.has(criterion))) {
    return assessed;
  }
  const reasons = assessed.reasons
    .filter((reason) => chosenFor(reason, importances) !== 'off')
    .map((reason) => weighed(corrected(reason, verdicts?.get(reason.criterion)), chosenFor(reason, importances)));
  if (!isMoved && !reasons.some(({ verdict }) => verdict === 'wrong')) {
    return { score: assessed.score, reasons };
  }
  const missing = reasons.filter(({ importance, met }) => importance === 'must' && isMissing(met)).length;
  const parts = reasons.map((reason) => ({ weight: reason.weight, degree: degreeOf(reason) }));
  return { score: weightedScore(parts, missing), reasons };
};

const degreeOf = ({ degree, met }: RankReason): number => degree ?? usual[met];

/** What a criterion is to the ad; a question with a wanted answer is a must-have. */
const ownOf = ({ importance }: RankReason): Importance => importance ?? 'normal';
const chosenFor = (reason: RankReason, importances: Adjustments['importances']): Importance =>
  importances[reason.criterion] ?? ownOf(reason);

const weighed = ({ importance, ...reason }: RankReason, chosen: Importance): RankReason => {
  const weight = Math.round((100 * reason.weight * factors[chosen]) / factors[importance ?? 'normal']) / 100;
  return { ...reason, weight, ...(chosen === 'normal' || chosen === 'off' ? null : { importance: chosen }) };
};

const corrected = (reason: RankReason, verdict: Verdict | undefined): RankReason => {
  if (verdict !== 'wrong') {
    return verdict ? { ...reason, verdict } : reason;
  }
  const isMet = isMissing(reason.met);
  return { ...reason, verdict, met: isMet ? 'yes' : 'no', degree: isMet ? 1 : 0 };
};
