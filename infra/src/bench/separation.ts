import { summarise } from './measure.js';

/** How well two kinds of calls are told apart by their durations. */
export interface Separation {
  /** Milliseconds between the medians. */
  gap: number;
  /** Chance to guess the kind right from one of each: 0.5 is a coin, 1 is certainty. */
  auc: number;
}

/** The area under the curve by counting pairs, whichever kind is the slower one; ties count half. */
export const separationOf = (some: readonly number[], others: readonly number[]): Separation => {
  let wins = 0;
  for (const one of some) {
    for (const other of others) {
      wins += one > other ? 1 : one === other ? 0.5 : 0;
    }
  }
  const share = wins / (some.length * others.length);
  return { gap: Math.abs(summarise(some).p50 - summarise(others).p50), auc: Math.max(share, 1 - share) };
};
