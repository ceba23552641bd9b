import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a name of the language data is: a place, an occupation, a word with other words for it, or nothing to search for. */
export type NameKind = 'place' | 'occupation' | 'word' | 'filler';

/** One name and what it stands for. */
export interface Name {
  name: string;
  kind: NameKind;
  /** Signs that a job of this meaning carries in its search row; for a query. */
  means: string[];
  /** Signs that a job with this name carries: what it means and everything that lies around it. */
  says: string[];
  /** Other words for it. */
  phrases: string[];
  /** How people are told what was understood, 'Place: Lae'; null when it is no more than their own words. */
  label: string | null;
}

const folder = new URL('../../../data/', import.meta.url);
const textOf = (file: string): string => readFileSync(fileURLToPath(new URL(file, folder)), 'utf8');
const linesOf = (file: string): string[][] =>
  textOf(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
const listOf = (text: string | undefined, separator = '|'): string[] =>
  (text ?? '').split(separator).flatMap((entry) => entry.trim() || []);

export const placeSign = (code: string): string => `pl${code}`;
export const occupationSign = (code: string): string => `occ${code}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A province, a town or a region. */
export interface Place {
  code: string;
  label: string;
  /** The code of the place around it; empty for regions. */
  inside: string;
  isProvince: boolean;
  /** Other names. */
  others: string[];
}

/** The places of Papua New Guinea, in the order of their file. */
export const readPlaces = (): Place[] =>
  linesOf('places.tsv').map(([code = '', label = '', inside = '', iso = '', others]) => ({
    code,
    label,
    inside,
    isProvince: iso !== '',
    others: listOf(others),
  }));

const places = (): Name[] => {
  const rows = linesOf('places.tsv');
  const inside = new Map(rows.map(([code = '', , around = '']) => [code, around]));
  const around = (code: string): string[] => (code ? [code, ...around(inside.get(code) ?? '')] : []);
  return rows.flatMap(([code = '', label = '', , , others]) =>
    [label, ...listOf(others)].map((name): Name => ({
      name,
      kind: 'place',
      means: [placeSign(code)],
      says: around(code).map(placeSign),
      phrases: [],
      label: `Place: ${label}`,
    })),
  );
};

const occupations = (): Name[] =>
  linesOf('occupations.tsv').flatMap(([code = '', , , names]) =>
    listOf(names).map((name): Name => {
      const signs = [occupationSign(code)];
      return { name, kind: 'occupation', means: signs, says: signs, phrases: [], label: null };
    }),
  );

/** Kinds of words that narrow a search as a filter would; people are told of them. */
const filterKinds = ['level', 'employment type', 'work type', 'benefit'];

const words = (): Name[] =>
  linesOf('words.tsv').map(([name = '', meanings, kind = '']) => {
    const phrases = listOf(meanings, ';');
    const label = filterKinds.includes(kind) ? `${capital(kind)}: ${capital(phrases[0] ?? name)}` : null;
    return { name, kind: 'word', means: [], says: [], phrases, label };
  });

const fillers = (): Name[] =>
  linesOf('fillers.txt').map(([name = '']) => ({
    name,
    kind: 'filler',
    means: [],
    says: [],
    phrases: [],
    label: null,
  }));

/** All names that the search knows, from the files in `data`. */
export const readNames = (): Name[] => [...places(), ...occupations(), ...words(), ...fillers()];

/** Occupations near each occupation, nearest first, as signs. */
export const readRelatedOccupations = (): [sign: string, related: string[]][] =>
  linesOf('occupations.tsv').map(([code = '', , related]) => [
    occupationSign(code),
    listOf(related).map(occupationSign),
  ]);

/** All of the language data as it is written. */
export const readLanguageText = (): string =>
  ['places.tsv', 'occupations.tsv', 'words.tsv', 'fillers.txt'].map(textOf).join('\n');
