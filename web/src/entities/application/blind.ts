import type { Application, StatusNotice } from '@workboard/contracts';
import { referenceOf } from '@workboard/contracts/statuses';
import { type NamedPerson, withoutPerson } from '@workboard/contracts/redaction';
import { useCallback, useState } from 'react';
import { fullName } from '@workboard/contracts/person-name';
import { toast } from '../../lib/toasts/toast.js';
import type { Ranked } from './employer-list.js';

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
    if (next) {
      // What was told a moment ago may say a name.
      toast.dismiss();
    }
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
  }, []);
  return [isBlind, change];
};

/** What stands for the name of who sent an application. */
export const nameless = (applicationId: number) => ({ firstName: 'Applicant', lastName: referenceOf(applicationId) });

/** Their name as this device shows it now, for what is told when an answer has come: the view may be blind since. */
export const shownName = (applicationId: number, person: { firstName: string; lastName: string }): string =>
  fullName(read() ? nameless(applicationId) : person);

type AnswerValue = NonNullable<Application['answers']>[string];

/** The number of a licence tells whose it is. */
const blindedAnswer = (value: AnswerValue, person: NamedPerson): AnswerValue => {
  if (typeof value === 'string') {
    return withoutPerson(value, person);
  }
  return typeof value === 'object' && value !== null ? { ...value, number: null } : value;
};

/** An application under its reference instead of the person's name; the file of the CV would tell it. */
export const blinded = (application: Application): Application => ({
  ...application,
  coverLetter: withoutPerson(application.coverLetter, application.user),
  answers:
    application.answers &&
    Object.fromEntries(
      Object.entries(application.answers).map(([id, value]) => [id, blindedAnswer(value, application.user)]),
    ),
  resume: null,
  user: { ...application.user, ...nameless(application.id), email: '' },
});

/** The same for a message that waits; the employer's own text in it may say the name. */
export const blindedNotice = (notice: StatusNotice): StatusNotice => ({
  ...notice,
  applicant: { ...notice.applicant, ...nameless(notice.applicationId) },
  ...(notice.hasOwnText && { mail: { ...notice.mail, text: withoutPerson(notice.mail.text, notice.applicant) } }),
});

/** The same for what the ranking quotes. */
export const blindedRank = (ranked: Ranked, person: NamedPerson): Ranked => ({
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
