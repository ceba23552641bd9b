import type { AskedQuestion, Importance } from '@workboard/contracts';
import { isLicence, isWanted, sayAnswer, sayDay } from '@workboard/contracts/questions';
import { dayOf } from '@workboard/contracts/dates';
import { factors } from './importance.js';
import type { RankApplication, RankJob, Reason } from './types.js';

/** What a question weighs, as much as a criterion that the employer added. */
const questionWeight = 1.5;
/** What a licence is worth that has ended, where none is asked for. */
const endedLicence = 0.5;

/** A question of the job as a criterion; one with a wanted answer is a must-have until the employer says otherwise. */
export interface AnswerCriterion {
  text: string;
  kind: 'answer';
  /** Before its importance counts. */
  weight: number;
  importance: Extract<Importance, 'normal' | 'must'>;
}

/** How an answer stands: the reason that is shown, and what it counts. */
export type AnswerFinding = Reason & { degree: number };

/** Where nothing says which answer is better there is nothing to compare by; short texts are read as text. */
const isCriterion = ({ kind, must }: AskedQuestion): boolean =>
  kind !== 'text' && (must === true || kind === 'licence');

const criterionOf = ({ text, must }: AskedQuestion): AnswerCriterion => ({
  text,
  kind: 'answer',
  weight: questionWeight,
  importance: must ? 'must' : 'normal',
});

/** The questions of a job that its applicants are compared by (decision P73). */
export const answerCriteria = ({ questions = [] }: Pick<RankJob, 'questions'>): AnswerCriterion[] =>
  questions.filter(isCriterion).map(criterionOf);

/** The short texts that somebody answered to the job's questions as they stand now. */
export const writtenAnswers = (
  { questions = [] }: Pick<RankJob, 'questions'>,
  { answered }: Pick<RankApplication, 'answered'>,
): string[] =>
  questions.flatMap(({ id, kind }) => {
    const text = kind === 'text' && wasAsked({ id, kind }, answered) ? answered?.answers?.[id] : null;
    return typeof text === 'string' ? [text] : [];
  });

/**
 * How each question is answered: as wanted or not, by the job's questions as they stand now. Whoever was not asked, because the
 * question is newer than the application, is not judged by it (decision P73).
 */
export const findAnswers = (
  { questions = [] }: Pick<RankJob, 'questions'>,
  { answered }: Pick<RankApplication, 'answered'>,
): AnswerFinding[] =>
  questions
    .filter((question) => isCriterion(question) && wasAsked(question, answered))
    .map((question) => {
      const { text, kind, weight, importance } = criterionOf(question);
      const value = answered?.answers?.[question.id];
      const isGiven = value !== undefined && value !== null;
      const appliedAt = answered?.appliedAt ?? '';
      const degree = degreeOf(question, value, appliedAt);
      const note = licenceNote(question, value, appliedAt);
      return {
        criterion: text,
        kind,
        met: degree === 1 ? 'yes' : degree > 0 ? 'partly' : isGiven ? 'no' : 'unknown',
        weight: weight * factors[importance],
        degree,
        evidence: isGiven ? sayAnswer(withoutNumber(value)) : null,
        source: isGiven ? 'answers' : null,
        ...(note !== null && { note }),
        ...(importance === 'must' && { importance }),
      };
    });

const wasAsked = ({ id, kind }: Pick<AskedQuestion, 'id' | 'kind'>, answered: RankApplication['answered']): boolean =>
  answered?.asked?.some((asked) => asked.id === id && asked.kind === kind) ?? false;

/** The number of a licence says who the person is (decision P32). */
const withoutNumber = (value: unknown): unknown => (isLicence(value) ? { ...value, number: null } : value);

const degreeOf = (question: AskedQuestion, value: unknown, appliedAt: string): number => {
  const wanted = isWanted(question, value, appliedAt);
  if (wanted !== null) {
    return wanted ? 1 : 0;
  }
  if (!isLicence(value) || !value.has) {
    return 0;
  }
  return hasEnded(value.validUntil, appliedAt) ? endedLicence : 1;
};

const hasEnded = (validUntil: string | null | undefined, appliedAt: string): boolean =>
  typeof validUntil === 'string' && validUntil < dayOf(new Date(appliedAt));

/** What a person should know of a licence that was said to be there and is not valid long enough. */
const licenceNote = ({ validOn }: AskedQuestion, value: unknown, appliedAt: string): string | null => {
  if (!isLicence(value) || !value.has) {
    return null;
  }
  if (hasEnded(value.validUntil, appliedAt)) {
    return 'Expired before applying';
  }
  if (!validOn || (value.validUntil && value.validUntil >= validOn)) {
    return null;
  }
  return value.validUntil
    ? `Expires before ${sayDay(validOn)}`
    : `No last day given; asked for: valid on ${sayDay(validOn)}`;
};
