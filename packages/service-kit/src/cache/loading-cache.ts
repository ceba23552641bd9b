import { LRUCache } from 'lru-cache';

export interface LoadingCacheLimits<T> {
  /** Bytes of all values together. */
  maxBytes: number;
  /** Bytes above which a value is not cached. */
  maxValueBytes: number;
  /** Bytes of one value. */
  sizeOf: (value: T) => number;
  /** Milliseconds after which a value expires, whether anybody asks or not; never without it. */
  freshMs?: number;
}

/**
 * Caches values that are loaded on demand: however many ask at once, one load runs, and failures are not cached. Bounded in
 * bytes; the least recently used value goes first.
 */
export class LoadingCache<T> {
  private loading = new Map<string, Promise<T>>();
  private readonly cache: LRUCache<string, { value: T }>;
  private readonly limits: LoadingCacheLimits<T>;

  constructor(limits: LoadingCacheLimits<T>) {
    this.limits = limits;
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
    return found ? found.value : (this.loading.get(key) ?? this.start(key, load));
  }

  /** Empties the cache; loads that are running are not cached either, as they may have read what was before the change. */
  clear(): void {
    this.loading = new Map();
    this.cache.clear();
  }

  private async start(key: string, load: () => Promise<T>): Promise<T> {
    const { loading } = this;
    const running = load();
    loading.set(key, running);
    try {
      const value = await running;
      // Not what was asked for before a `clear`.
      if (loading === this.loading) {
        this.cache.set(key, { value });
      }
      return value;
    } finally {
      loading.delete(key);
    }
  }
}
