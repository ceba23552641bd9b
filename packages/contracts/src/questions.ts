import type { AskedQuestion, LicenceAnswer } from './api/questions.js';
import { dayOf } from './dates.js';
import type { QuestionKind } from './question-kinds.js';

export * from './question-kinds.js';

export const questionKindLabels: Readonly<Record<QuestionKind, string>> = {
  yes_no: 'Yes or no',
  choice: 'One of several',
  number: 'Number',
  text: 'Short text',
  licence: 'Licence or certificate',
};

const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
/** `2027-05-31` as `31 May 2027`. */
export const sayDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
};

export const isLicence = (value: unknown): value is LicenceAnswer =>
  typeof value === 'object' && value !== null && 'has' in value;

const sayLicence = ({ has, number, validUntil }: LicenceAnswer): string =>
  has
    ? ['Yes', number && `no. ${number}`, validUntil && `valid until ${sayDay(validUntil)}`].filter(Boolean).join(', ')
    : 'No';

/** An answer in words; also one that was sent without a question. */
export const sayAnswer = (value: unknown): string => {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (isLicence(value)) {
    return sayLicence(value);
  }
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
    return String(value);
  }
  return value === null || value === undefined || value === '' ? 'No answer' : JSON.stringify(value);
};

/** What the employer wants to hear, in words; null when any answer will do. */
export const sayWanted = ({ kind, must, wanted = [], atLeast, validOn }: AskedQuestion): string | null => {
  if (!must) {
    return null;
  }
  switch (kind) {
    case 'yes_no':
      return 'yes';
    case 'choice':
      return wanted.join(' or ');
    case 'number':
      return `at least ${atLeast}`;
    case 'licence':
      return validOn ? `yes, valid on ${sayDay(validOn)}` : 'yes, valid when applying';
    default:
      return null;
  }
};

/** A licence without a date counts as valid, unless a day was named on which it must be. */
const isValidOn = (
  { has, validUntil }: LicenceAnswer,
  { validOn, appliedOn }: { validOn: string | null; appliedOn: string },
) => has && (validUntil ? validUntil >= (validOn ?? appliedOn) : validOn === null);

/** Whether an answer is the wanted one; null where nothing is wanted. It flags and never rejects (decision P48). */
export const isWanted = (question: AskedQuestion, value: unknown, appliedAt: string): boolean | null => {
  const { kind, must, wanted = [], atLeast, validOn = null } = question;
  if (!must) {
    return null;
  }
  switch (kind) {
    case 'yes_no':
      return value === true;
    case 'choice':
      return wanted.includes(String(value));
    case 'number':
      return typeof value === 'number' && value >= (atLeast ?? -Infinity);
    case 'licence':
      return isLicence(value) && isValidOn(value, { validOn, appliedOn: dayOf(new Date(appliedAt)) });
    default:
      return null;
  }
};

/** An application's questions as they were asked, with what was answered. */
export interface Answered {
  answers: Record<string, unknown> | null;
  /** The questions as they were asked. */
  asked?: readonly AskedQuestion[] | null;
  appliedAt: string;
}

export interface AnswerLine {
  id: string;
  question: string;
  answer: string;
  /** What was wanted and not answered. */
  missed: string | null;
  /** The last day of a licence that somebody says they have (`2027-05-31`), if told. */
  validUntil: string | null;
}

const validUntilOf = (value: unknown): string | null =>
  isLicence(value) && value.has ? (value.validUntil ?? null) : null;

/** What an applicant was asked and answered; what was sent without being asked stands last, under its own name. */
export const answerLines = ({ answers, asked, appliedAt }: Answered): AnswerLine[] => {
  const given = answers ?? {};
  const questions = asked ?? [];
  const unasked = Object.keys(given).filter((name) => !questions.some(({ id }) => id === name));
  return [
    ...questions.map((question) => ({
      id: question.id,
      question: question.text,
      answer: sayAnswer(given[question.id]),
      missed: isWanted(question, given[question.id], appliedAt) === false ? sayWanted(question) : null,
      validUntil: validUntilOf(given[question.id]),
    })),
    ...unasked.map((name) => ({
      id: name,
      question: name,
      answer: sayAnswer(given[name]),
      missed: null,
      validUntil: null,
    })),
  ];
};

/** 'Asked for: Driver licence class 4 – answered: no', for each answer that is not the wanted one. */
export const missedAnswers = (application: Answered): string[] =>
  answerLines(application)
    .filter(({ missed }) => missed !== null)
    .map(
      ({ question, missed, answer }) =>
        `Asked for: ${question} (${missed}) – answered: ${answer.replace(/^(Yes|No)\b/, (word) => word.toLowerCase())}`,
    );

/** A way to narrow a list by answers. `value` is what the address holds. */
export interface AnswerChoice {
  value: string;
  label: string;
}

/** The choices of one question. */
export interface AnswerGroup {
  question: string;
  choices: AnswerChoice[];
}

const keyOf = ({ kind }: AskedQuestion, value: unknown): string | null => {
  if (kind === 'choice') {
    return typeof value === 'string' ? value : null;
  }
  const said = isLicence(value) ? value.has : value;
  return typeof said === 'boolean' && (kind === 'yes_no' || kind === 'licence') ? (said ? 'yes' : 'no') : null;
};

/** The choices that an application is found by. */
export const choicesMet = ({ answers, asked, appliedAt }: Answered): string[] =>
  (asked ?? []).flatMap((question) => {
    const value = answers?.[question.id];
    const key = keyOf(question, value);
    const wanted = isWanted(question, value, appliedAt);
    return [
      ...(key === null ? [] : [`${question.id}=${key}`]),
      ...(wanted === null ? [] : [`${question.id}~${wanted ? 'met' : 'missed'}`]),
    ];
  });

/** The choices of the questions that a job's applicants were asked, the newest wording of each. */
export const answerChoices = (applications: readonly Pick<Answered, 'asked' | 'appliedAt'>[]): AnswerGroup[] => {
  const questions = new Map<string, AskedQuestion>();
  for (const { asked } of applications.toSorted((a, b) => a.appliedAt.localeCompare(b.appliedAt))) {
    asked?.forEach((question) => questions.set(question.id, question));
  }
  return [...questions.values()].flatMap((question) => {
    const { id, kind, text, options } = question;
    const plain = kind === 'choice' ? options : kind === 'yes_no' || kind === 'licence' ? ['yes', 'no'] : [];
    const label = (key: string): string => (kind === 'choice' ? key : sayAnswer(key === 'yes'));
    const wanted = sayWanted(question);
    const choices = [
      ...plain.map((key) => ({ value: `${id}=${key}`, label: label(key) })),
      ...(wanted === null || kind === 'yes_no'
        ? []
        : [
            { value: `${id}~met`, label: `As asked for: ${wanted}` },
            { value: `${id}~missed`, label: `Not as asked for: ${wanted}` },
          ]),
    ];
    return choices.length > 0 ? [{ question: text, choices }] : [];
  });
};

/**
 * What a ranking reads of the answers of an application, as one text to compare by: whoever asks gets the same while the
 * answers are the same (decision P73). Null where nothing was asked.
 */
export const rankedAnswers = ({ answers, asked, appliedAt }: Answered): string | null =>
  asked?.length
    ? JSON.stringify([dayOf(new Date(appliedAt)), asked.map(({ id, kind }) => [id, kind, answers?.[id] ?? null])])
    : null;
