import type { DeskRow, Headline } from '@workboard/contracts';

const range =
  /((?:19|20)\d\d)\s*(?:[-–—]|to|until)+\s*(?:\p{L}{3,9}\.?\s*)?((?:19|20)\d\d|present|now|current|today|nau)/giu;
const dates = /\s*\(?\s*(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d\d[^)\n]*\)?\s*$/u;
const longest = 90;

/** Calendar years that a text's date ranges cover together; null when it has none. */
export const yearsOf = (text: string, now: Date): number | null => {
  const stretches = [...text.matchAll(range)]
    .map(([, from, to = '']) => ({ from: Number(from), to: /\d/.test(to) ? Number(to) : now.getUTCFullYear() }))
    .filter(({ from, to }) => to >= from && to <= now.getUTCFullYear())
    .toSorted((a, b) => a.from - b.from);
  let end = 0;
  let sum = 0;
  for (const { from, to } of stretches) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return stretches.length > 0 ? sum : null;
};

/** What a row of the workspace says of a person, of what they wrote themselves (decision P41). */
export const headlineOf = ({ experience, ...person }: Headline, now: Date): DeskRow['user'] => {
  const [first = ''] = (experience ?? '').split('\n').filter((line) => /\p{L}{3}/u.test(line));
  const work = first.replace(dates, '').trim();
  return {
    ...person,
    work: work === '' ? null : work.length > longest ? `${work.slice(0, longest - 1).trimEnd()}…` : work,
    years: yearsOf(experience ?? '', now),
  };
};
