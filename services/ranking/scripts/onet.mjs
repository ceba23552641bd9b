import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenize } from '../dist/engine/text/tokens.js';
import { stopStems } from '../dist/engine/text/stop-words.js';

/** The content stems of a text, in order. */
export const stemsOf = (text) =>
  tokenize(text)
    .map((token) => token.stem)
    .filter((stem) => stem.length > 1 && !stopStems.has(stem));

/** Reads the O*NET text files into occupations: { code, title, texts: { kind, stems }[], related: code[] }. */
export const readOccupations = (dir, { exclude = new Set() } = {}) => {
  const rows = (file) =>
    readFileSync(join(dir, file), 'utf8')
      .trim()
      .split(/\r?\n/u)
      .slice(1)
      .map((line) => line.split('\t'));
  const occupations = new Map();
  const add = (code, kind, text) => {
    const stems = stemsOf(text);
    if (stems.length > 0) {
      occupations.get(code)?.texts.push({ kind, stems });
    }
  };
  for (const [code, title, description] of rows('Occupation Data.txt')) {
    if (!exclude.has(title)) {
      occupations.set(code, { code, title, texts: [], related: [] });
      add(code, 'title', title);
      for (const sentence of description.split(/(?<=\.)\s+/u)) {
        add(code, 'task', sentence);
      }
    }
  }
  for (const [code, , text] of rows('Task Statements.txt')) {
    add(code, 'task', text);
  }
  for (const [code, title] of rows('Alternate Titles.txt')) {
    add(code, 'title', title);
  }
  for (const [code, title] of rows('Sample of Reported Titles.txt')) {
    add(code, 'title', title);
  }
  for (const [file, kind] of [
    ['Technology Skills.txt', 'technology'],
    ['Tools Used.txt', 'tool'],
  ]) {
    const seen = new Set();
    for (const [code, example, , commodity] of rows(file)) {
      add(code, kind, example);
      if (!seen.has(code + commodity)) {
        seen.add(code + commodity);
        add(code, kind, commodity);
      }
    }
  }
  for (const [code, other, tier] of rows('Related Occupations.txt')) {
    if (tier.startsWith('Primary')) {
      occupations.get(code)?.related.push(other);
    }
  }
  return [...occupations.values()].filter((occupation) => occupation.texts.length > 8);
};

const byText = (a, b) => (a < b ? -1 : 1);

/** Words seen in at least `minTexts` texts, each with its rarity over occupations: ln((N + 1) / (n + 0.5)). */
export const vocabularyOf = (occupations, { minTexts }) => {
  const texts = new Map();
  const spread = new Map();
  for (const occupation of occupations) {
    for (const { stems } of occupation.texts) {
      for (const stem of new Set(stems)) {
        texts.set(stem, (texts.get(stem) ?? 0) + 1);
      }
    }
    for (const stem of new Set(occupation.texts.flatMap(({ stems }) => stems))) {
      spread.set(stem, (spread.get(stem) ?? 0) + 1);
    }
  }
  const words = [...texts.keys()]
    .filter((stem) => texts.get(stem) >= minTexts && !/^\d+$/u.test(stem))
    .toSorted(byText);
  const idf = Float64Array.from(words, (word) => Math.log((occupations.length + 1) / (spread.get(word) + 0.5)));
  return { words, index: new Map(words.map((word, at) => [word, at])), idf };
};
