import { anyProvince } from './places.js';

export interface NamedPerson {
  firstName: string;
  lastName: string;
}

/** Stands in the text of a CV for each stretch that says who the person is (decision P35). */
export const blackMark = '███';

/** From where to where a text says who somebody is. */
export type Stretch = readonly [from: number, to: number];

const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;
const phone = /\+?\d[\d\s()-]{6,}\d/g;
const age =
  /\b(?:aged?\s*:?\s*\d{2}\b|\d{2}[\s-]years?[\s-](?:old|of age)\b|(?:born|date of birth|d\.?o\.?b\.?)[^,.;\n]{0,40}?\d{4}|gender\s*:?\s*\w+|(?:male|female)\b|(?:I am|I'm) \d{2}(?=[.,;!]| and\b)|(?:mi gat )?\d{2} krismas\b|krismas bilong mi (?:em )?\d{2}\b)/gi;
const home = new RegExp(
  [
    String.raw`\b(?:(?:[Pp]\.?\s?[Oo]\.?\s*[Bb][Oo][Xx]|[Ll]ot|[Ss]ection|[Aa]llotment)\s+\d+[^.;\n]{0,40}|(?:[Aa]ddress|[Hh]ome [Pp]rovince|[Vv]illage)\s*:\s*[^.;\n]{1,60})`,
    String.raw`\b\d{1,4}\s+(?:\p{Lu}[\p{L}'’]*\s+){1,3}(?:Street|Road|Avenue|Drive|Crescent|Place|Close|St|Rd|Ave|Dr)\b\.?`,
    String.raw`\b(?:[Ii] (?:now |currently )?(?:live|stay|reside) (?:at|in|on)|[Mm]i stap long)\s+[^,.;\n]{1,50}`,
    String.raw`\b(?:from|bilong|native of|born in)\s+(?:${anyProvince})(?:\s+Province)?\b`,
  ].join('|'),
  'gu',
);

const isYears = (digits: string): boolean => /^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(digits.trim());
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOfNames = ({ firstName, lastName }: NamedPerson): RegExp | null => {
  const names = `${firstName} ${lastName}`.split(/[\s-]+/).filter((name) => name.length > 1);
  return names.length > 0 ? new RegExp(`(?<!\\p{L})(?:${names.map(literally).join('|')})(?!\\p{L})`, 'giu') : null;
};

/** Where a pattern matches. */
export const stretchesOf = (text: string, pattern: RegExp): Stretch[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }): Stretch => [index, index + found.length]);

/** Where a text tells a person's name, ways to reach them, address, sex and age; years of work are none of it. */
export const personalStretches = (text: string, person: NamedPerson): Stretch[] => {
  const names = patternOfNames(person);
  return [
    ...[email, age, home].flatMap((pattern) => stretchesOf(text, pattern)),
    ...stretchesOf(text, phone).filter(([from, to]) => !isYears(text.slice(from, to))),
    ...(names ? stretchesOf(text, names) : []),
  ];
};

/** The text with a mark in place of each stretch; what overlaps leaves one. */
export const without = (text: string, stretches: readonly Stretch[], mark = '…'): string => {
  let shown = '';
  let at = 0;
  for (const [from, to] of stretches.toSorted(([one], [other]) => one - other)) {
    if (from >= at) {
      shown += text.slice(at, from) + mark;
    }
    at = Math.max(at, to);
  }
  return shown + text.slice(at);
};

/** A text without what says who the person is (decision P32). */
export const withoutPerson = (text: string, person: NamedPerson): string =>
  without(text, personalStretches(text, person));
