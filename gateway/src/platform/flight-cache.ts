interface Entry<T> {
  value: Promise<T>;
  until: number;
}

/** Keeps loaded values for a while: however many ask at once, one loads. Failures are not kept; the oldest entry makes room. */
export class FlightCache<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(private readonly limits: { freshMs: number; maxEntries: number }) {}

  get(key: string, load: () => Promise<T>): Promise<T> {
    const now = Date.now();
    const known = this.entries.get(key);
    if (known && known.until > now) {
      return known.value;
    }
    const value = load();
    this.entries.delete(key);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size < this.limits.maxEntries) {
        break;
      }
      this.entries.delete(oldest);
    }
    const entry = { value, until: now + this.limits.freshMs };
    this.entries.set(key, entry);
    value.catch(() => {
      if (this.entries.get(key) === entry) {
        this.entries.delete(key);
      }
    });
    return value;
  }

  /** Forgets everything, also what is being loaded: it may have been read before the change. */
  clear(): void {
    this.entries.clear();
  }
}
