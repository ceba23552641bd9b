const wordBits = 32;

const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Ids of jobs in ascending order, or one bit for each id up to the highest where that is smaller. Never changed. */
type Stored = { ids: Uint32Array } | { bits: Uint32Array };

/** A set of job ids, for counting what several conditions have in common. */
export class IdSet {
  static readonly none = new IdSet({ ids: new Uint32Array() }, 0);

  private constructor(
    private readonly stored: Stored,
    readonly size: number,
  ) {}

  /** @param ids whole numbers from 0 in any order, each once */
  static of(ids: Iterable<number>): IdSet {
    const given = Uint32Array.from(ids);
    const words = (given.reduce((highest, id) => Math.max(highest, id), 0) >>> 5) + 1;
    if (given.length <= words) {
      return new IdSet({ ids: given.toSorted() }, given.length);
    }
    const bits = new Uint32Array(words);
    for (const id of given) {
      bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
    }
    return new IdSet({ bits }, given.length);
  }

  private static ofBits(bits: Uint32Array): IdSet {
    const size = bits.reduce((sum, word) => sum + ones(word), 0);
    const set = new IdSet({ bits }, size);
    return size > bits.length ? set : IdSet.of(set.newest(size));
  }

  /** Bytes of memory. */
  get bytes(): number {
    return 'ids' in this.stored ? this.stored.ids.byteLength : this.stored.bits.byteLength;
  }

  has(id: number): boolean {
    if ('bits' in this.stored) {
      return (((this.stored.bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
    }
    const { ids } = this.stored;
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ids[middle] ?? 0) < id) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return ids[low] === id;
  }

  /** What both hold. */
  and(other: IdSet): IdSet {
    const [small, large] = this.size <= other.size ? [this, other] : [other, this];
    if ('ids' in small.stored) {
      return small.filter((id) => large.has(id));
    }
    if ('ids' in large.stored) {
      return large.filter((id) => small.has(id));
    }
    const [one, two] = [small.stored.bits, large.stored.bits];
    return IdSet.ofBits(one.subarray(0, two.length).map((word, at) => word & (two[at] ?? 0)));
  }

  /** What either holds. */
  or(other: IdSet): IdSet {
    const [small, large] = this.size <= other.size ? [this, other] : [other, this];
    if (small.size === 0) {
      return large;
    }
    if (
      'ids' in large.stored ||
      ('ids' in small.stored && (small.stored.ids.at(-1) ?? 0) >>> 5 >= large.stored.bits.length)
    ) {
      return IdSet.of(new Set([...large.newest(large.size), ...small.newest(small.size)]));
    }
    const length = Math.max(large.stored.bits.length, 'bits' in small.stored ? small.stored.bits.length : 0);
    const bits = new Uint32Array(length);
    bits.set(large.stored.bits);
    if ('bits' in small.stored) {
      for (const [at, word] of small.stored.bits.entries()) {
        bits[at] = (bits[at] ?? 0) | word;
      }
    } else {
      for (const id of small.stored.ids) {
        bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
      }
    }
    return IdSet.ofBits(bits);
  }

  /** What this holds and the other does not. */
  minus(other: IdSet): IdSet {
    if (other.size === 0) {
      return this;
    }
    if ('ids' in this.stored) {
      return this.filter((id) => !other.has(id));
    }
    const bits = this.stored.bits.slice();
    if ('bits' in other.stored) {
      const away = other.stored.bits;
      return IdSet.ofBits(bits.map((word, at) => word & ~(away[at] ?? 0)));
    }
    for (const id of other.stored.ids) {
      if (id >>> 5 < bits.length) {
        bits[id >>> 5] = (bits[id >>> 5] ?? 0) & ~(1 << (id & 31));
      }
    }
    return IdSet.ofBits(bits);
  }

  /** The highest ids, descending: `count` of them after the first `from`. Ids go up as jobs are made. */
  newest(count: number, from = 0): number[] {
    if ('ids' in this.stored) {
      const { ids } = this.stored;
      const end = Math.max(ids.length - from, 0);
      return [...ids.subarray(Math.max(end - count, 0), end)].toReversed();
    }
    const { bits } = this.stored;
    const found: number[] = [];
    let passed = 0;
    for (let at = bits.length - 1; at >= 0 && found.length < count; at -= 1) {
      const word = bits[at] ?? 0;
      const here = ones(word);
      if (passed + here <= from) {
        passed += here;
        continue;
      }
      for (let bit = wordBits - 1; bit >= 0 && found.length < count; bit -= 1) {
        if (((word >>> bit) & 1) === 1) {
          passed += 1;
          if (passed > from) {
            found.push(at * wordBits + bit);
          }
        }
      }
    }
    return found;
  }

  private filter(keeps: (id: number) => boolean): IdSet {
    const ids = 'ids' in this.stored ? this.stored.ids.filter(keeps) : Uint32Array.of();
    return new IdSet({ ids }, ids.length);
  }
}
