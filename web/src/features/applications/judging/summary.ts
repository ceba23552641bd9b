import type { RankReason } from '@workboard/contracts';
import type { Ranked } from '../../../entities/application/employer-list.js';

const mostNamed = 3;
const fieldOfWork = /^Field of work: /;

const degreeOf = ({ degree, met }: RankReason): number => degree ?? (met === 'yes' ? 1 : met === 'partly' ? 0.4 : 0);
const named = (reasons: readonly RankReason[]): string =>
  reasons
    .slice(0, mostNamed)
    .map(({ criterion }) => criterion.replace(/[.\s]+$/, ''))
    .join('; ');

/** What a recruiter would write at the head of the notes: how much is shown, what counts most of it, what is missed most. */
export const summaryOf = ({ reasons: all }: Pick<Ranked, 'reasons'>): string => {
  const reasons = all.filter(({ criterion }) => !fieldOfWork.test(criterion));
  const met = reasons.filter((reason) => reason.met === 'yes');
  const partly = reasons.filter((reason) => reason.met === 'partly');
  const missing = reasons.filter((reason) => reason.met === 'no' || reason.met === 'unknown');
  const best = met.toSorted((a, b) => b.weight * degreeOf(b) - a.weight * degreeOf(a));
  const missed = missing.toSorted((a, b) => b.weight - a.weight);
  return [
    `Shows ${met.length} of ${reasons.length} points${partly.length > 0 ? ` and ${partly.length} in part` : ''}.`,
    ...(best.length > 0 ? [`Strongest: ${named(best)}.`] : []),
    ...(missed.length > 0 ? [`Most missed: ${named(missed)}.`] : []),
  ].join(' ');
};
