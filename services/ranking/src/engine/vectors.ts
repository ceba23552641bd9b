import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { localWords } from './knowledge/local-words.js';
import { stemOf } from './text/tokens.js';

const rarest = 6.9;

/** Word meanings and rarities learnt from O*NET (see data/NOTICE.md); read-only once loaded. */
export class WordVectors {
  private readonly index: Map<string, number>;

  constructor(
    readonly dims: number,
    private readonly idf: number[],
    words: string[],
    private readonly scales: Float32Array,
    private readonly cells: Int8Array,
  ) {
    this.index = new Map(words.map((word, at) => [word, at]));
    for (const [local, known] of localWords) {
      const at = this.index.get(stemOf(known));
      if (at !== undefined && !this.index.has(stemOf(local))) {
        this.index.set(stemOf(local), at);
      }
    }
  }

  /** How much a word tells about an occupation, 0 to 6.9; words O*NET does not know count as rare. */
  rarity(stem: string): number {
    const at = this.index.get(stem);
    return at === undefined ? rarest - 0.9 : Math.max(this.idf[at] ?? rarest, 0.3);
  }

  has(stem: string): boolean {
    return this.index.has(stem);
  }

  /** The sum of a bag of stems' vectors, not brought to unit length; null when none of them is known. */
  sum(stems: Iterable<string>): Float32Array | null {
    const sum = new Float32Array(this.dims);
    let known = false;
    for (const stem of stems) {
      const at = this.index.get(stem);
      if (at !== undefined) {
        known = true;
        const scale = this.scales[at] ?? 0;
        const { cells, dims } = this;
        const row = at * dims;
        for (let d = 0; d < dims; d += 1) {
          sum[d]! += scale * cells[row + d]!;
        }
      }
    }
    return known ? sum : null;
  }

  /** The unit vector of a bag of stems, or null when none of them is known. */
  embed(stems: Iterable<string>): Float32Array | null {
    const sum = this.sum(stems);
    return sum && unit(sum);
  }
}

/** The cosine of two unit vectors; 0 when either text says nothing known. */
export const cosine = (a: Float32Array | null, b: Float32Array | null): number => (a && b ? dot(a, b) : 0);

export const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let d = 0; d < a.length; d += 1) {
    sum += a[d]! * b[d]!;
  }
  return sum;
};

/** Brings a vector to unit length in place; null when it has none. */
const unit = (vector: Float32Array): Float32Array | null => {
  let square = 0;
  for (const value of vector) {
    square += value * value;
  }
  if (square === 0) {
    return null;
  }
  const norm = Math.sqrt(square);
  for (let d = 0; d < vector.length; d += 1) {
    vector[d]! /= norm;
  }
  return vector;
};

let shipped: WordVectors | undefined;

/** The vectors that come with the service, read once; RANKING_VECTORS names another file for measurements. */
export const shippedVectors = (): WordVectors => {
  shipped ??= readVectors(
    process.env.RANKING_VECTORS ?? fileURLToPath(new URL('../../data/vectors.bin', import.meta.url)),
  );
  return shipped;
};

/** Reads the file that scripts/build-vectors.mjs writes. */
export const readVectors = (path: string): WordVectors => {
  const file = readFileSync(path);
  const lineEnd = file.indexOf(10);
  const header = JSON.parse(file.toString('utf8', 0, lineEnd)) as { dims: number; words: string; idf: string };
  const words = header.words.split(' ');
  const idf = header.idf.split(' ').map((value) => Number(value) / 100);
  const body = file.buffer.slice(file.byteOffset + lineEnd + 1, file.byteOffset + file.length);
  const scales = new Float32Array(body, 0, words.length);
  const cells = new Int8Array(body, words.length * 4, words.length * header.dims);
  return new WordVectors(header.dims, idf, words, scales, cells);
};
