import type { CvFindings } from '@workboard/contracts';
import { isFilledIn } from '@workboard/contracts/apply-profile';
import { anyProvince } from '@workboard/contracts/places';
import { sectionsOf } from './cv-sections.js';

const most = { about: 1000, text: 8000, skills: 40, skill: 60, skillWords: 7, place: 80 };
/** Where the head of a CV ends when no heading says so; longer lines are prose. */
const headLines = 12;
const longestHeadLine = 300;

const labelled = (names: string) => new RegExp(`^(?:${names})\\b[^:]{0,20}[:\\-–]\\s*(.+)$`, 'iu');
const phoneLine = labelled('(?:mobile|cell|tele)?phone|mobile|cell|tel|contact|digicel|ph');
const placeLine = labelled(
  '(?:current |home |residential |physical )?(?:address|location|residence)|lives? in|resid(?:es|ing) (?:in|at)',
);
const digits = /(?:\+|00)?\(?\d[\d\s()./-]{5,18}\d/gu;
const mail = /\S+@\S+/gu;
const placeWithProvince = new RegExp(
  `(?:[\\p{Lu}][\\p{L}.'’-]*(?: [\\p{Lu}][\\p{L}.'’-]*){0,2}, ?)(?:${anyProvince}|NCD|National Capital District)(?: Province)?\\b`,
  'u',
);
const capital = /\bPort Moresby\b(?:, ?(?:NCD|National Capital District))?/u;
const bullet = /^(?:[•●▪◦‣✓✔*·–—-]|\d{1,2}[.)])\s*/u;

const numberIn = (line: string): string | undefined =>
  [...line.replaceAll(mail, ' ').matchAll(digits)]
    .map(([found]) => found.trim())
    .find((found) => isFilledIn('phone', found));

/** The first number by which somebody can be called: one that is called so, else any in the head. Years are none. */
const phoneIn = (head: readonly string[]): string | null => {
  const named = head.map((line) => phoneLine.exec(line)?.[1] ?? '');
  return [...named, ...head].map(numberIn).find((found) => found !== undefined) ?? null;
};

const placeIn = (head: readonly string[]): string | null => {
  const named = head.map((line) => placeLine.exec(line)?.[1]).find((found) => found !== undefined);
  const place = head.map((line) => (placeWithProvince.exec(line) ?? capital.exec(line))?.[0]).find(Boolean);
  return (place ?? named)?.replace(/[.;,]+$/u, '').slice(0, most.place) ?? null;
};

/** Lines as they stand, cut between two of them where they are too long for the field. */
const textOf = (lines: readonly string[], longest: number): string | null => {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > longest) {
      break;
    }
    kept.push(line);
  }
  return kept.join('\n') || null;
};

const isSkill = (text: string): boolean =>
  text.length > 1 &&
  text.length <= most.skill &&
  text.split(/\s+/u).length <= most.skillWords &&
  /\p{L}/u.test(text) &&
  !/[.!?]$/u.test(text);

const isListed = (line: string): boolean => isSkill(line.replace(bullet, ''));

const skillsIn = (lines: readonly string[]): string[] => {
  const parts = lines
    .map((line) => line.replace(bullet, ''))
    // `Computer: Word, Excel` lists what stands behind the colon.
    .map((line) => line.replace(/^[^:,;]{1,30}:\s+/u, ''))
    .flatMap((line) => line.split(/\s*[,;•●▪|·]\s*|\s+\/\s+/u))
    .map((part) => part.replace(bullet, '').trim())
    .filter(isSkill);
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()].slice(0, most.skills);
};

/**
 * What a CV says for the fields of a profile, in its own words: found by the headings that people write above the parts of a CV
 * (decision P76). Takes the text of the file, a paragraph per line. A field that is not found is null, or empty for skills.
 */
export const readCv = (text: string): CvFindings => {
  const { head, contact, about, experience, education, skills, papers } = sectionsOf(text);
  const top = [...head.slice(0, headLines), ...contact.slice(0, headLines)].map((line) =>
    line.slice(0, longestHeadLine),
  );
  return {
    phone: phoneIn(top),
    location: placeIn(top),
    bio: textOf(about, most.about),
    experience: textOf(experience, most.text),
    education: textOf([...education, ...papers.filter((line) => !isListed(line))], most.text),
    skills: skillsIn([...skills, ...papers.filter(isListed)]),
  };
};
