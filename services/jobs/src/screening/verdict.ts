import { reviewFrom, type Signal, type SignalKind, signalRules } from '@workboard/contracts';

/** What the rules say of an ad. */
export interface Verdict {
  signals: Signal[];
  /** It is kept from the public until a super admin decides. */
  holds: boolean;
  /** It comes to review. */
  opens: boolean;
}

/** Sums up signals; none for those whose sentences a super admin approved before. */
export const verdictOf = (signals: readonly Signal[], approved: readonly string[] = []): Verdict => {
  const known = new Set(approved);
  const left = signals.flatMap((signal) => {
    const sentences = signal.sentences.filter((sentence) => !known.has(sentence));
    return signal.sentences.length > 0 && sentences.length === 0 ? [] : [{ ...signal, sentences }];
  });
  const kinds = new Set<SignalKind>(left.map(({ kind }) => kind));
  const weight = [...kinds].reduce((sum, kind) => sum + signalRules[kind].weight, 0);
  return { signals: left, holds: [...kinds].some((kind) => signalRules[kind].holds), opens: weight >= reviewFrom };
};
