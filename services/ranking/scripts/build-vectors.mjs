// Builds data/vectors.bin from the O*NET text files: node scripts/build-vectors.mjs [--out file] [--exclude titles.json]
// --exclude leaves the listed occupations out, to measure the engine on occupations that the vectors have not seen.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { lsaVectors } from './lsa.mjs';
import { readOccupations, vocabularyOf } from './onet.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const { values: options } = parseArgs({ options: { out: { type: 'string' }, exclude: { type: 'string' } } });
/** One JSON line { dims, words, idf (x 100) }, then a float32 scale per word, then the rows as int8. */
const packVectors = ({ words, idf, rows, dims, occupations }) => {
  const header = {
    source: 'O*NET 29.2 Database (CC BY 4.0)',
    dims,
    occupations,
    words: words.join(' '),
    idf: Array.from(idf, (value) => Math.round(value * 100)).join(' '),
  };
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  const padding = Buffer.alloc((4 - (line.length % 4)) % 4, 32);
  const scales = new Float32Array(words.length);
  const cells = new Int8Array(words.length * dims);
  for (let word = 0; word < words.length; word += 1) {
    const row = rows.subarray(word * dims, (word + 1) * dims);
    const peak = Math.max(...row.map(Math.abs)) || 1;
    scales[word] = peak / 127;
    row.forEach((value, d) => (cells[word * dims + d] = Math.round((value / peak) * 127)));
  }
  return Buffer.concat([padding, line, Buffer.from(scales.buffer), Buffer.from(cells.buffer)]);
};

const onetDir = process.env.ONET_DIR ?? here('../../../../shared/data/onet');

if (!existsSync(onetDir)) {
  console.log(`O*NET files not found at ${onetDir}: set ONET_DIR. Nothing was built.`);
} else {
  const excluded = options.exclude ? JSON.parse(readFileSync(options.exclude, 'utf8')) : [];
  const occupations = readOccupations(onetDir, { exclude: new Set(excluded) });
  const vocabulary = vocabularyOf(occupations, { minTexts: 3 });
  const dims = 192;
  const kindWeights = { task: 2, title: 1, technology: 1, tool: 0.3 };
  const rows = lsaVectors({ occupations, vocabulary, dims, kindWeights });
  const file = packVectors({ ...vocabulary, rows, dims, occupations: occupations.length });
  writeFileSync(options.out ?? here('../data/vectors.bin'), file);
  console.log(`${occupations.length} occupations, ${vocabulary.words.length} words, ${file.length} bytes`);
}
