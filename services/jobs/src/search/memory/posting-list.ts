import { IdSet } from '../engine/id-set.js';

const firstLength = 4;
const growth = 1.5;
const wordBits = 32;
/** What the objects of a list take besides their numbers. */
const ownBytes = 250;

/**
 * The jobs that have one word, as their numbers in ascending order, or as a bit a job while that is smaller. Grows at its
 * end alone.
 */
export class PostingList {
  private size = 0;
  private stored: { ids: Uint32Array } | { bits: Uint32Array } = { ids: new Uint32Array(firstLength) };
  private asSet: IdSet | undefined = undefined;

  /** @param id higher than all before */
  add(id: number): void {
    this.asSet = undefined;
    if ('ids' in this.stored) {
      if (this.size === this.stored.ids.length) {
        this.grow(id);
      }
    } else if (id >>> 5 >= this.stored.bits.length) {
      this.grow(id);
    }
    if ('ids' in this.stored) {
      this.stored.ids[this.size] = id;
    } else {
      this.stored.bits[id >>> 5] = (this.stored.bits[id >>> 5] ?? 0) | (1 << (id & 31));
    }
    this.size += 1;
  }

  /** What is in it now; later numbers may show in it, too. */
  get set(): IdSet {
    this.asSet ??=
      'ids' in this.stored
        ? IdSet.ofSorted(this.stored.ids.subarray(0, this.size))
        : IdSet.ofBits(this.stored.bits, this.size);
    return this.asSet;
  }

  get bytes(): number {
    return ownBytes + ('ids' in this.stored ? this.stored.ids.byteLength : this.stored.bits.byteLength);
  }

  /** Makes room for one more, in the form that takes less. */
  private grow(id: number): void {
    const ids = Math.ceil(this.size * growth) + 1;
    const words = Math.ceil(((id >>> 5) + 1) * 1.1);
    if (ids > words) {
      const bits = new Uint32Array(words);
      if ('bits' in this.stored) {
        bits.set(this.stored.bits);
      } else {
        for (const one of this.stored.ids.subarray(0, this.size)) {
          bits[one >>> 5] = (bits[one >>> 5] ?? 0) | (1 << (one & 31));
        }
      }
      this.stored = { bits };
      return;
    }
    const grown = new Uint32Array(ids);
    if ('ids' in this.stored) {
      grown.set(this.stored.ids);
    } else {
      let count = 0;
      for (const [at, word] of this.stored.bits.entries()) {
        for (let left = word; left !== 0; left &= left - 1) {
          grown[count] = at * wordBits + (wordBits - 1 - Math.clz32(left & -left));
          count += 1;
        }
      }
    }
    this.stored = { ids: grown };
  }
}
