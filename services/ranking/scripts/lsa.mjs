/**
 * Word vectors by latent semantic analysis: log-weighted counts of each word in each occupation, reduced by a
 * truncated SVD (randomised subspace iteration) and whitened, so that common themes do not drown the rare ones.
 * Returns one row of `dims` numbers per word, already weighted by the word's rarity.
 */
export const lsaVectors = ({ occupations, vocabulary, dims, kindWeights, rounds = 6, seed = 11 }) => {
  const columns = occupations.map((occupation) => unitColumn({ occupation, vocabulary, kindWeights }));
  const size = vocabulary.words.length;
  const toWords = (byOccupation) => {
    const out = new Float64Array(size);
    columns.forEach((column, at) => column.forEach(([id, value]) => (out[id] += value * byOccupation[at])));
    return out;
  };
  const toOccupations = (byWord) =>
    Float64Array.from(columns, (column) => column.reduce((sum, [id, value]) => sum + value * byWord[id], 0));
  const random = randomFrom(seed);
  const start = Array.from({ length: dims + 16 }, () =>
    Float64Array.from({ length: columns.length }, () => random() - 0.5),
  );
  let basis = orthonormal(start);
  for (let round = 0; round < rounds; round += 1) {
    basis = orthonormal(basis.map((vector) => toOccupations(toWords(vector))));
  }
  const lifted = basis.map(toWords);
  const { values, vectors } = symmetricEigen(lifted.map((a) => lifted.map((b) => dot(a, b))));
  const strongest = [...values.keys()].toSorted((a, b) => values[b] - values[a]).slice(0, dims);
  const result = new Float64Array(size * dims);
  strongest.forEach((at, d) => {
    const scale = 1 / Math.sqrt(Math.max(values[at], 1e-12));
    lifted.forEach((column, j) => {
      const share = vectors[j][at] * scale;
      for (let word = 0; word < size; word += 1) {
        result[word * dims + d] += share * column[word] * vocabulary.idf[word];
      }
    });
  });
  return result;
};

const unitColumn = ({ occupation, vocabulary, kindWeights }) => {
  const counts = new Map();
  for (const { kind, stems } of occupation.texts) {
    for (const id of stems.map((stem) => vocabulary.index.get(stem))) {
      if (id !== undefined) {
        counts.set(id, (counts.get(id) ?? 0) + kindWeights[kind]);
      }
    }
  }
  const entries = [...counts].map(([id, count]) => [id, Math.log(1 + count) * vocabulary.idf[id]]);
  const norm = Math.hypot(...entries.map(([, value]) => value)) || 1;
  return entries.map(([id, value]) => [id, value / norm]);
};

/** Repeatable pseudo-random numbers in [0, 1) (mulberry32), so that two builds give the same file. */
export const randomFrom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const dot = (a, b) => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) {
    sum += a[i] * b[i];
  }
  return sum;
};

const orthonormal = (list) => {
  const done = [];
  for (const vector of list) {
    for (const other of [...done, ...done]) {
      const along = dot(other, vector);
      for (let i = 0; i < vector.length; i += 1) {
        vector[i] -= along * other[i];
      }
    }
    const norm = Math.sqrt(dot(vector, vector)) || 1;
    done.push(vector.map((value) => value / norm));
  }
  return done;
};

/** Eigenvalues and eigenvectors (in columns) of a small symmetric matrix, by cyclic Jacobi rotations. */
const symmetricEigen = (input) => {
  const n = input.length;
  const a = input.map((row) => Float64Array.from(row));
  const v = a.map((_, i) => Float64Array.from({ length: n }, (_value, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < 30; sweep += 1) {
    for (let p = 0; p < n; p += 1) {
      for (let q = p + 1; q < n; q += 1) {
        if (Math.abs(a[p][q]) > 1e-14) {
          rotate({ a, v, p, q });
        }
      }
    }
  }
  return { values: a.map((row, i) => row[i]), vectors: v };
};

const rotate = ({ a, v, p, q }) => {
  const theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const c = 1 / Math.hypot(t, 1);
  const s = t * c;
  for (let i = 0; i < a.length; i += 1) {
    [a[i][p], a[i][q]] = [c * a[i][p] - s * a[i][q], s * a[i][p] + c * a[i][q]];
    [v[i][p], v[i][q]] = [c * v[i][p] - s * v[i][q], s * v[i][p] + c * v[i][q]];
  }
  for (let i = 0; i < a.length; i += 1) {
    [a[p][i], a[q][i]] = [c * a[p][i] - s * a[q][i], s * a[p][i] + c * a[q][i]];
  }
};
