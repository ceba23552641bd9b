import type { Application, StatusNotice } from '@workboard/contracts';
import { referenceOf } from '@workboard/contracts/statuses';
import { useCallback, useState } from 'react';
import { literally } from '../../../lib/pattern.js';
import type { Ranked } from '../application-list.js';

const key = 'pngwb-blind';

const read = (): boolean => {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
};

/** Whether this device shows applicants without what says who they are, and a way to change that (decision P32). */
export const useBlind = (): [boolean, (isBlind: boolean) => void] => {
  const [isBlind, setBlind] = useState(read);
  const change = useCallback((next: boolean) => {
    setBlind(next);
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
  }, []);
  return [isBlind, change];
};

type Person = Pick<Application['user'], 'firstName' | 'lastName'>;

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phone = /\+?\d[\d\s()-]{6,}\d/g;
const age =
  /\b(?:aged?\s*:?\s*\d{2}\b|\d{2}[\s-]years?[\s-](?:old|of age)\b|(?:born|date of birth|d\.?o\.?b\.?)[^,.;\n]{0,40}?\d{4}|gender\s*:?\s*\w+|(?:male|female)\b|(?:I am|I'm) \d{2}(?=[.,;!]| and\b)|(?:mi gat )?\d{2} krismas\b|krismas bilong mi (?:em )?\d{2}\b)/gi;
const provinces =
  'Bougainville|Central|Chimbu|East New Britain|East Sepik|Eastern Highlands|Enga|Gulf|Hela|Jiwaka|Madang|Manus|Milne Bay|Morobe|New Ireland|Northern|Oro|Sandaun|Simbu|Southern Highlands|West New Britain|West Sepik|Western Highlands|Western|ENB|WNB|EHP|WHP|SHP';
const home = new RegExp(
  [
    String.raw`\b(?:(?:[Pp]\.?\s?[Oo]\.?\s*[Bb][Oo][Xx]|[Ll]ot|[Ss]ection|[Aa]llotment)\s+\d+[^.;\n]{0,40}|(?:[Aa]ddress|[Hh]ome [Pp]rovince|[Vv]illage)\s*:\s*[^.;\n]{1,60})`,
    String.raw`\b\d{1,4}\s+(?:\p{Lu}[\p{L}'’]*\s+){1,3}(?:Street|Road|Avenue|Drive|Crescent|Place|Close|St|Rd|Ave|Dr)\b\.?`,
    String.raw`\b(?:[Ii] (?:now |currently )?(?:live|stay|reside) (?:at|in|on)|[Mm]i stap long)\s+[^,.;\n]{1,50}`,
    String.raw`\b(?:from|bilong|native of|born in)\s+(?:${provinces})(?:\s+Province)?\b`,
  ].join('|'),
  'gu',
);

const isYears = (digits: string): boolean => /^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(digits.trim());

/** A text without the person's name, ways to reach them, address, sex and age; years of work stay. */
export const withoutPerson = (text: string, { firstName, lastName }: Person): string => {
  const names = `${firstName} ${lastName}`.split(/[\s-]+/).filter((name) => name.length > 1);
  const plain = text
    .replace(email, '…')
    .replace(age, '…')
    .replace(home, '…')
    .replace(phone, (digits) => (isYears(digits) ? digits : '…'));
  const name = new RegExp(`(?<!\\p{L})(?:${names.map(literally).join('|')})(?!\\p{L})`, 'giu');
  return names.length > 0 ? plain.replace(name, '…') : plain;
};

/** What stands for the name of who sent an application. */
const nameless = (applicationId: number) => ({ firstName: 'Applicant', lastName: referenceOf(applicationId) });

/** An application under its reference instead of the person's name; the file of the CV would tell it. */
export const blinded = (application: Application): Application => ({
  ...application,
  coverLetter: withoutPerson(application.coverLetter, application.user),
  resume: null,
  user: { ...application.user, ...nameless(application.id), email: '' },
});

/** The same for a message that waits; its mail names nobody. */
export const blindedNotice = (notice: StatusNotice): StatusNotice => ({
  ...notice,
  applicant: { ...notice.applicant, ...nameless(notice.applicationId) },
});

/** The same for what the ranking quotes. */
export const blindedRank = (ranked: Ranked, person: Person): Ranked => ({
  ...ranked,
  reasons: ranked.reasons.map((reason) => ({
    ...reason,
    evidence: reason.evidence && withoutPerson(reason.evidence, person),
  })),
  ...(ranked.notes && {
    notes: ranked.notes.map((note) => ({ ...note, quotes: note.quotes.map((quote) => withoutPerson(quote, person)) })),
  }),
  ...(ranked.copied && { copied: ranked.copied.map((sentence) => withoutPerson(sentence, person)) }),
});
