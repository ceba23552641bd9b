import { lowerBound } from './lower-bound.js';
import { mark, markByBits } from './marks.js';

const wordBits = 32;
/** So few numbers, an eighth of the words that their bits take, are quicker to sort than all bits to go through. */
const fewShift = 3;
/** Half as many numbers as words of bits are kept as a list. */
const listShift = 1;

/** What the objects of a set take besides its numbers. */
const ownBytes = 200;

const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Numbers in ascending order, or one bit for each up to the highest where that is smaller. Never changed. */
type Stored = { ids: Uint32Array } | { bits: Uint32Array };

/** A set of whole numbers from 0 that stand for jobs: what conditions have in common is counted with it. */
export class IdSet {
  static readonly none = new IdSet({ ids: new Uint32Array() }, 0);

  private constructor(
    private readonly stored: Stored,
    readonly size: number,
  ) {}

  /** @param given in any order, each once */
  static of(given: Iterable<number>): IdSet {
    return IdSet.ofSorted(Uint32Array.from(given).toSorted());
  }

  /** Takes the array over; its numbers ascend. */
  static ofSorted(ids: Uint32Array): IdSet {
    const words = ((ids.at(-1) ?? 0) >>> 5) + 1;
    if (ids.length <= words) {
      return new IdSet({ ids }, ids.length);
    }
    const bits = new Uint32Array(words);
    for (const id of ids) {
      bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
    }
    return new IdSet({ bits }, ids.length);
  }

  /** Takes bits over of which so many are set. */
  static ofBits(bits: Uint32Array, size: number): IdSet {
    return new IdSet({ bits }, size);
  }

  private static counted(bits: Uint32Array): IdSet {
    let size = 0;
    for (let at = 0; at < bits.length; at += 1) {
      const word = bits[at] ?? 0;
      size += word === 0 ? 0 : ones(word);
    }
    return IdSet.shorter(bits, size);
  }

  /** A list is quicker to go through, but takes a while to make. */
  private static shorter(bits: Uint32Array, size: number): IdSet {
    const set = new IdSet({ bits }, size);
    return size > bits.length >>> listShift ? set : new IdSet({ ids: set.ascending() }, size);
  }

  /** Some bytes of memory. */
  get bytes(): number {
    return ownBytes + ('bits' in this.stored ? this.stored.bits.byteLength : this.stored.ids.byteLength);
  }

  has(id: number): boolean {
    if ('bits' in this.stored) {
      return (((this.stored.bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
    }
    const { ids } = this.stored;
    return ids[lowerBound(ids, id)] === id;
  }

  /** For each of some ascending numbers, whether it is in this (1) or not (0). */
  marks(numbers: Uint32Array): Uint8Array {
    const marks = new Uint8Array(numbers.length);
    if (this.size === 0) {
      return marks;
    }
    if ('bits' in this.stored) {
      markByBits(numbers, this.stored.bits, marks);
    } else {
      mark(numbers, this.stored.ids, marks);
    }
    return marks;
  }

  /** What all of some sets hold, of which there is one at least. */
  static common(sets: readonly IdSet[]): IdSet {
    const sorted = sets.toSorted((one, other) => one.size - other.size);
    const [smallest = IdSet.none] = sorted;
    if (sorted.length < 2 || smallest.size === 0) {
      return smallest;
    }
    const listed = sorted.find(({ stored }) => 'ids' in stored);
    if (listed) {
      return sorted.reduce((left, set) => (set === listed ? left : left.sifted(set, 1)), listed);
    }
    const all = sorted.map((set) => set.asBits());
    const bits = new Uint32Array(Math.min(...all.map(({ length }) => length)));
    const [first = bits, ...rest] = all;
    let size = 0;
    for (let at = 0; at < bits.length; at += 1) {
      let word = first[at] ?? 0;
      for (let other = 0; word !== 0 && other < rest.length; other += 1) {
        word &= rest[other]?.[at] ?? 0;
      }
      if (word !== 0) {
        bits[at] = word;
        size += ones(word);
      }
    }
    return IdSet.shorter(bits, size);
  }

  /** What any of some sets holds. */
  static either(sets: readonly IdSet[]): IdSet {
    const some = sets.filter(({ size }) => size > 0);
    if (some.length < 2) {
      return some[0] ?? IdSet.none;
    }
    const most = some.reduce((sum, { size }) => sum + size, 0);
    const words = Math.max(...some.map((set) => set.words));
    if (most < words >>> fewShift) {
      const ids = new Uint32Array(most);
      let from = 0;
      for (const set of some) {
        ids.set(set.ascending(), from);
        from += set.size;
      }
      return IdSet.ofSorted(distinct(ids.toSorted()));
    }
    const bits = new Uint32Array(words);
    for (const set of some) {
      set.writeTo(bits);
    }
    return IdSet.counted(bits);
  }

  /** What this holds and the other does not. */
  minus(other: IdSet): IdSet {
    if (other.size === 0 || this.size === 0) {
      return this;
    }
    if ('ids' in this.stored) {
      return this.sifted(other, 0);
    }
    const bits = this.stored.bits.slice();
    if ('bits' in other.stored) {
      const away = other.stored.bits;
      const length = Math.min(bits.length, away.length);
      for (let at = 0; at < length; at += 1) {
        bits[at] = (bits[at] ?? 0) & ~(away[at] ?? 0);
      }
    } else {
      for (const id of other.stored.ids) {
        if (id >>> 5 < bits.length) {
          bits[id >>> 5] = (bits[id >>> 5] ?? 0) & ~(1 << (id & 31));
        }
      }
    }
    return IdSet.counted(bits);
  }

  /** Those of a list that another set has (1), or has not (0). */
  private sifted(other: IdSet, kept: 0 | 1): IdSet {
    const ids = this.ascending();
    const marks = other.marks(ids);
    const left = new Uint32Array(ids.length);
    let count = 0;
    for (let at = 0; at < ids.length; at += 1) {
      if (marks[at] === kept) {
        left[count] = ids[at] ?? 0;
        count += 1;
      }
    }
    return count === ids.length ? this : IdSet.ofSorted(left.slice(0, count));
  }

  /** The numbers for which something holds. */
  filter(keeps: (id: number) => boolean): IdSet {
    const ids = 'ids' in this.stored ? this.stored.ids : this.ascending();
    return IdSet.ofSorted(ids.filter(keeps));
  }

  /** The highest numbers, descending: `count` of them after the first `from`. They go up as jobs are made. */
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

  /** All numbers, ascending. */
  private ascending(): Uint32Array {
    if ('ids' in this.stored) {
      return this.stored.ids;
    }
    const ids = new Uint32Array(this.size);
    let count = 0;
    const { bits } = this.stored;
    for (let at = 0; at < bits.length; at += 1) {
      for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) {
        ids[count] = at * wordBits + (wordBits - 1 - Math.clz32(left & -left));
        count += 1;
      }
    }
    return ids;
  }

  private asBits(): Uint32Array {
    return 'bits' in this.stored ? this.stored.bits : new Uint32Array();
  }

  /** Words that the bits up to the highest number take. */
  private get words(): number {
    return 'bits' in this.stored ? this.stored.bits.length : ((this.stored.ids.at(-1) ?? 0) >>> 5) + 1;
  }

  private writeTo(bits: Uint32Array): void {
    if ('ids' in this.stored) {
      for (const id of this.stored.ids) {
        bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
      }
      return;
    }
    const own = this.stored.bits;
    for (let at = 0; at < own.length; at += 1) {
      bits[at] = (bits[at] ?? 0) | (own[at] ?? 0);
    }
  }
}

const distinct = (sorted: Uint32Array): Uint32Array => sorted.filter((id, at) => at === 0 || sorted[at - 1] !== id);
