import { LRUCache } from 'lru-cache';

export interface AnswerCacheLimits<T> {
  /** Bytes of all kept answers together. */
  maxBytes: number;
  /** Bytes above which an answer is not kept. */
  maxAnswerBytes: number;
  /** Bytes of one answer. */
  sizeOf: (answer: T) => number;
  /** Milliseconds after which an answer is dropped, whether anybody asks or not; for ever without it. */
  freshMs?: number;
}

/**
 * Keeps answers that were worked out: however many ask at once, one works, and failures are not kept. What it holds is
 * bounded in bytes; the answer that was not asked for longest goes first.
 */
export class AnswerCache<T> {
  private underWay = new Map<string, Promise<T>>();
  private readonly kept: LRUCache<string, { answer: T }>;
  private readonly limits: AnswerCacheLimits<T>;

  constructor(limits: AnswerCacheLimits<T>) {
    this.limits = limits;
    this.kept = new LRUCache({
      maxSize: limits.maxBytes,
      maxEntrySize: limits.maxAnswerBytes,
      sizeCalculation: ({ answer }, key) => Math.max(1, limits.sizeOf(answer) + key.length),
      ...(limits.freshMs === undefined ? {} : { ttl: limits.freshMs, ttlAutopurge: true }),
    });
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.kept.calculatedSize;
  }

  async get(key: string, work: () => Promise<T>): Promise<T> {
    const found = this.kept.get(key);
    return found ? found.answer : (this.underWay.get(key) ?? this.start(key, work));
  }

  /** Forgets everything, also what is being worked out: it may have been read before the change. */
  clear(): void {
    this.underWay = new Map();
    this.kept.clear();
  }

  private async start(key: string, work: () => Promise<T>): Promise<T> {
    const { underWay } = this;
    const working = work();
    underWay.set(key, working);
    try {
      const answer = await working;
      // Not what was asked for before a `clear`.
      if (underWay === this.underWay) {
        this.kept.set(key, { answer });
      }
      return answer;
    } finally {
      underWay.delete(key);
    }
  }
}
