import { lowerCase } from './text/normalize.js';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const now = 'present|now|current(?:ly)?|today|to date|till date|date|ongoing|nau';
const range = new RegExp(
  `(?:(${months})\\.?,?\\s*|\\d{1,2}/)?(${year})\\s*(?:[-–—~]|to|till|until|through|and)+\\s*(?:till\\s+|to\\s+)?(?:(?:(${months})\\.?,?\\s*|\\d{1,2}/)?(${year})|(${now}))`,
  'gu',
);
const since = new RegExp(
  `\\b(?:since|from)\\s+(?:(?:${months})\\.?\\s*)?(${year})\\b(?!\\s*(?:[-–—]|to|till|until))`,
  'gu',
);
const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
const count = `(\\d{1,2}(?:\\.\\d)?|${Object.keys(numberWords).join('|')})`;
const duration = new RegExp(
  `\\b${count}\\s*(?:\\(\\d+\\))?\\s*\\+?[\\s-]*(?:plus\\s+)?(years?|yrs?|months?|mths?)\\b(?!['’]?\\s*(?:old|of age))`,
  'gu',
);
/** What a text must hold to be worth a closer look. */
const calendarYear = /\d{4}/u;
const timeMention = /\d{4}|y(?:ea)?r|m(?:on)?th/u;
const monthNumber = new Map('jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').map((name, at) => [name, at]));

/** Working time told in a flattened piece of text, in years: from date ranges, else "since 2016", else "6 years" or "18 months". */
export const yearsIn = (text: string, { asOf }: { asOf: Date }): number | null => {
  if (!timeMention.test(text)) {
    return null;
  }
  const ranges = [...text.matchAll(range)].map((match) => rangeYears({ match, asOf }));
  if (ranges.length > 0) {
    return clampYears(ranges.reduce((sum, value) => sum + value, 0));
  }
  const start = [...text.matchAll(since)].map((match) => Number(match[1]));
  if (start.length > 0) {
    return clampYears(asOf.getUTCFullYear() - Math.min(...start));
  }
  return durationIn(text);
};

/** A period in calendar years, a month as a twelfth; `to` of work that goes on is the day of reading. */
export interface Period {
  from: number;
  to: number;
}

/** The periods that a flattened text names by years ("2016 - 2020", "since 2019"), as they stand in it. */
export const periodsIn = (text: string, { asOf }: { asOf: Date }): Period[] => {
  if (!calendarYear.test(text)) {
    return [];
  }
  const today = asOf.getUTCFullYear() + asOf.getUTCMonth() / 12;
  const ranges = [...text.matchAll(range)].map(([, fromMonth, fromYear, toMonth, toYear]) => ({
    from: Number(fromYear) + monthShare(fromMonth),
    to: toYear ? Number(toYear) + monthShare(toMonth) : today,
  }));
  const open =
    ranges.length > 0 ? [] : [...text.matchAll(since)].map(([, start]) => ({ from: Number(start), to: today }));
  return [...ranges, ...open].filter(({ from, to }) => to >= from && from <= today);
};

/** How long periods are together, in years; time that lies in several of them counts once. */
export const lengthOf = (periods: readonly Period[]): number => {
  let end = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return clampYears(sum);
};

/** The longest duration named in the words of a flattened text ("at least 3 years", "18 months"), in years; null when there is none. */
export const durationIn = (text: string): number | null => {
  const durations = [...text.matchAll(duration)].map(([, amount = '', unit = '']) => {
    const value = numberWords[amount.toLowerCase()] ?? Number(amount);
    return unit.toLowerCase().startsWith('m') ? value / 12 : value;
  });
  return durations.length > 0 ? clampYears(Math.max(...durations)) : null;
};

/** Whether dates in the text cannot be: a period that ends before it begins, or begins after `asOf`. */
export const hasOddDates = (text: string, { asOf }: { asOf: Date }): boolean =>
  calendarYear.test(text) &&
  [...text.matchAll(range)].some(([, , from, , to]) => {
    const begin = Number(from);
    return begin > asOf.getUTCFullYear() || (to !== undefined && Number(to) < begin);
  });

/** A flattened text without its dates and durations. */
export const withoutDates = (text: string): string =>
  text.replace(range, ' ').replace(since, ' ').replace(duration, ' ');

const rangeYears = ({ match, asOf }: { match: RegExpMatchArray; asOf: Date }): number => {
  const [, fromMonth, fromYear, toMonth, toYear] = match;
  const from = Number(fromYear) + monthShare(fromMonth);
  const to = toYear ? Number(toYear) + monthShare(toMonth) : asOf.getUTCFullYear() + asOf.getUTCMonth() / 12;
  return Math.max(0, to - from);
};

const monthShare = (month: string | undefined): number =>
  (monthNumber.get(month?.slice(0, 3).toLowerCase() ?? '') ?? 0) / 12;

const clampYears = (value: number): number => Math.min(Math.max(value, 0), 45);

/** Cuts "5 years as a nurse and 2 years as a midwife" into one clause per duration; other text stays whole. */
export const demandsIn = (text: string): string[] => {
  const small = lowerCase(text);
  const starts = [...small.matchAll(duration)].map((match) => match.index).slice(1);
  const cuts = starts.map((start) => {
    const before = small.slice(0, start);
    const gap = Math.max(
      before.lastIndexOf(','),
      before.lastIndexOf(';'),
      before.lastIndexOf(' and '),
      before.lastIndexOf('.'),
    );
    return gap > 0 ? gap + 1 : start;
  });
  const edges = [0, ...cuts, text.length];
  const clauses = edges
    .slice(1)
    .map((edge, at) => text.slice(edges[at], edge).trim())
    .filter(Boolean);
  return clauses.every((clause) => durationIn(lowerCase(clause)) !== null) ? clauses : [text];
};
