#!/usr/bin/env node
// Writes data/occupations.tsv from the text files of the O*NET database (see data/NOTICE.md):
//   node services/jobs/scripts/build-occupations.mjs <folder of the O*NET text files>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A name that more occupations share says too little. */
const mostOccupations = 5;
const mostRelated = 10;
const longestName = 6;

const folder = process.argv[2];
if (!folder) {
  throw new Error('Say where the O*NET text files are');
}
const read = (name) => {
  const [head, ...lines] = readFileSync(join(folder, `${name}.txt`), 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((value, at) => [columns[at], value])));
};
const plain = (name) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** 'Chief Executive Officer (CEO)' is two names; so is 'Plumbers, Pipefitters, and Steamfitters' three, when official. */
const namesOf = (title) => [
  title.replaceAll(/\(.*?\)/g, ' '),
  ...[...title.matchAll(/\((.*?)\)/g)].map(([, inner]) => inner),
];
const partsOf = (title) =>
  title.split(/,? and |, (?:and )?|,? or /).filter((part) => !/^(except|including|all other)/i.test(part));

const codesByName = new Map();
const add = (name, code) => {
  const key = plain(name);
  if (key.length > 1 && key !== 'n a' && key.split(' ').length <= longestName) {
    codesByName.set(key, (codesByName.get(key) ?? new Set()).add(code));
  }
};
const occupations = read('Occupation Data').map((row) => ({ code: row['O*NET-SOC Code'], title: row['Title'] }));
for (const { code, title } of occupations) {
  [title, ...partsOf(title)].forEach((name) => add(name, code));
}
for (const row of read('Alternate Titles')) {
  [...namesOf(row['Alternate Title']), row['Short Title'] ?? ''].forEach((name) => add(name, row['O*NET-SOC Code']));
}
for (const row of read('Sample of Reported Titles')) {
  namesOf(row['Reported Job Title']).forEach((name) => add(name, row['O*NET-SOC Code']));
}

const namesByCode = new Map(occupations.map(({ code }) => [code, []]));
for (const [name, codes] of codesByName) {
  if (codes.size <= mostOccupations) {
    codes.forEach((code) => namesByCode.get(code)?.push(name));
  }
}
const related = new Map(occupations.map(({ code }) => [code, []]));
for (const row of read('Related Occupations')) {
  const list = related.get(row['O*NET-SOC Code']);
  if (list && list.length < mostRelated && row['Relatedness Tier'].startsWith('Primary')) {
    list.push(row['Related O*NET-SOC Code']);
  }
}

const short = (code) => code.replaceAll(/\D/g, '').replace(/00$/, '');
const lines = occupations.map(({ code, title }) =>
  [short(code), title, related.get(code).map(short).join('|'), namesByCode.get(code).toSorted().join('|')].join('\t'),
);
const target = new URL('../data/occupations.tsv', import.meta.url);
writeFileSync(
  target,
  `# Occupations and their names, from the O*NET 29.2 database (CC BY 4.0, see NOTICE.md). Made by scripts/build-occupations.mjs.\n# code\ttitle\trelated codes\tother names\n${lines.join('\n')}\n`,
);
console.log(`${occupations.length} occupations, ${codesByName.size} names`);
