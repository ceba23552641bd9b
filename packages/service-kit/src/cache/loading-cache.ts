import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';

const reads = new Counter({
  name: 'workboard_cache_reads_total',
  help: 'Values that were asked of a cache: found, loaded, or shared with a load under way',
  labelNames: ['cache', 'outcome'],
});

export interface LoadingCacheLimits<T> {
  /** What it is called in the metrics. */
  name: string;
  /** Bytes of all values together. */
  maxBytes: number;
  /** Bytes above which a value is not cached. */
  maxValueBytes: number;
  /** Bytes of one value. */
  sizeOf: (value: T) => number;
  /** Milliseconds after which a value expires, whether anybody asks or not; never without it. */
  freshMs?: number;
  /**
   * Caches only what is asked for again within so many milliseconds, or by several at once. What nobody asks for again would outlive the
   * young generation, and the garbage collector would look through the whole heap for it, dozens of times more often.
   */
  againWithinMs?: number;
}

/** Of so many values it is known that they were asked for once. */
const mostAsked = 10_000;

/**
 * Caches values that are loaded on demand: however many ask at once, one load runs, and failures are not cached. Bounded in
 * bytes; the least recently used value goes first.
 */
export class LoadingCache<T> {
  private loading = new Map<string, Promise<T>>();
  private readonly cache: LRUCache<string, { value: T }>;
  private readonly limits: LoadingCacheLimits<T>;
  /** How often each value was asked for that was not found; undefined where once is enough. */
  private readonly asked: LRUCache<string, number> | undefined;
  private readonly found: Counter.Internal;
  private readonly shared: Counter.Internal;
  private readonly loaded: Counter.Internal;

  constructor(limits: LoadingCacheLimits<T>) {
    this.limits = limits;
    const { name: cache } = limits;
    this.found = reads.labels({ cache, outcome: 'found' });
    this.shared = reads.labels({ cache, outcome: 'shared' });
    this.loaded = reads.labels({ cache, outcome: 'loaded' });
    this.asked =
      limits.againWithinMs === undefined ? undefined : new LRUCache({ max: mostAsked, ttl: limits.againWithinMs });
    this.cache = new LRUCache({
      maxSize: limits.maxBytes,
      maxEntrySize: limits.maxValueBytes,
      sizeCalculation: ({ value }, key) => Math.max(1, limits.sizeOf(value) + key.length),
      ...(limits.freshMs === undefined ? {} : { ttl: limits.freshMs, ttlAutopurge: true }),
    });
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.cache.calculatedSize;
  }

  async get(key: string, load: () => Promise<T>): Promise<T> {
    const found = this.cache.get(key);
    if (found) {
      this.found.inc();
      return found.value;
    }
    this.asked?.set(key, (this.asked.get(key) ?? 0) + 1);
    const running = this.loading.get(key);
    if (running) {
      this.shared.inc();
      return running;
    }
    this.loaded.inc();
    return this.start(key, load);
  }

  /** Empties the cache; loads that are running are not cached either, as they may have read what was before the change. */
  clear(): void {
    this.loading = new Map();
    this.cache.clear();
  }

  private isWanted(key: string): boolean {
    return this.asked === undefined || (this.asked.get(key) ?? 0) > 1;
  }

  private async start(key: string, load: () => Promise<T>): Promise<T> {
    const { loading } = this;
    const running = load();
    loading.set(key, running);
    try {
      const value = await running;
      // Not what was asked for before a `clear`.
      if (loading === this.loading && this.isWanted(key)) {
        this.cache.set(key, { value });
      }
      return value;
    } finally {
      loading.delete(key);
    }
  }
}
