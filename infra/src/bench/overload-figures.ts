/** What became of one request; `status` 0 for none, or a refusal that does not say when to come back. */
export interface Seen {
  cost: string;
  /** When it was to be sent, and until its answer, in milliseconds. */
  at: number;
  ms: number;
  status: number;
}

/** A step of the measurement in figures. */
export interface Window {
  /** Answers per second that were what was asked for. */
  goodput: number;
  /** Of those, in milliseconds. */
  p50: number;
  p99: number;
  /** Which share of each kind was refused, 0 to 1. */
  shed: Record<string, number>;
  /** Requests with no answer, or a wrong one. */
  failed: number;
}

const isRefused = ({ status }: Seen): boolean => status === 503 || status === 429;
const isGood = ({ status }: Seen): boolean => status >= 200 && status < 400;

/** Sums up what was seen in so many seconds. */
export const quantileOf = (seen: readonly Seen[], seconds: number): Window => {
  const good = seen.filter(isGood);
  const times = good.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const shed = [...new Set(seen.map(({ cost }) => cost))].toSorted().map((cost) => {
    const all = seen.filter((one) => one.cost === cost);
    return [cost, all.filter(isRefused).length / all.length] as const;
  });
  return {
    goodput: good.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    shed: Object.fromEntries(shed),
    failed: seen.filter((one) => !isGood(one) && !isRefused(one)).length,
  };
};
