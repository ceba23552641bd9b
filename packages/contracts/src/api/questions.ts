import { z } from 'zod';
import * as field from '../fields.js';
import { questionKinds, questionLimits } from '../question-kinds.js';
import { say } from '../sentences.js';

const numeric = (value: unknown): unknown => {
  if (typeof value !== 'string') {
    return value;
  }
  return value.trim() === '' ? null : Number(value);
};
const amount = z.preprocess(
  numeric,
  z.number({ error: say.numberInvalid }).min(-1e12, say.numberInvalid).max(1e12, say.numberInvalid).nullish(),
);
/** Made by whoever asks; answers are kept by it, so it stays when the question is worded anew. */
const id = z.string({ error: say.idInvalid }).regex(/^q[a-z0-9]{1,20}$/, say.idInvalid);
const options = field.textList({ maxItems: questionLimits.options, maxLength: questionLimits.option }).default([]);

const written = z
  .object({
    id,
    kind: z.enum(questionKinds, { error: say.questionKindRequired }),
    text: field.text({ required: say.questionRequired, max: questionLimits.text }),
    required: z.boolean().default(false),
    options,
    must: z.boolean().default(false),
    wanted: options,
    atLeast: amount,
    validOn: field.optionalDay,
  })
  .superRefine(({ kind, must, options: offered, wanted, atLeast }, context) => {
    const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'choice' && offered.length < questionLimits.leastOptions) {
      complain('options', say.optionsRequired);
    }
    if (kind === 'choice' && must && !wanted.some((option) => offered.includes(option))) {
      complain('wanted', say.wantedRequired);
    }
    if (kind === 'number' && must && atLeast == null) {
      complain('atLeast', say.numberInvalid);
    }
  });

/** A question as it is kept: what belongs to another kind is gone. */
const kept = ({ kind, options: offered, wanted, atLeast, validOn, ...rest }: z.output<typeof written>) => {
  const must = rest.must && kind !== 'text';
  const isChoice = kind === 'choice';
  return {
    ...rest,
    kind,
    must,
    options: isChoice ? offered : [],
    wanted: isChoice && must ? wanted.filter((option) => offered.includes(option)) : [],
    atLeast: kind === 'number' && must ? (atLeast ?? null) : null,
    validOn: kind === 'licence' && must ? (validOn ?? null) : null,
  };
};

/** What an employer asks beside the letter, ten questions at most (decision P48). */
export const questionsField = z
  .array(written.transform(kept))
  .max(questionLimits.questions, say.tooManyQuestions)
  .refine((all) => new Set(all.map((question) => question.id)).size === all.length, say.questionTwice);

/** A question on the wire. What the employer wants to hear is for the employer's team alone. */
export const askedQuestion = z
  .object({
    id: z.string(),
    kind: z.enum(questionKinds),
    text: z.string(),
    required: z.boolean(),
    options: z.array(z.string()),
    must: z.boolean().optional(),
    wanted: z.array(z.string()).optional(),
    atLeast: z.number().nullish(),
    validOn: z.string().nullish(),
  })
  .meta({ id: 'AskedQuestion' });
export type AskedQuestion = z.infer<typeof askedQuestion>;
/** A question as its job keeps it. */
export type JobQuestion = ReturnType<typeof kept>;

/** A question as applicants see it. */
export const withoutWanted = ({ id: key, kind, text, required, options: offered }: AskedQuestion): AskedQuestion => ({
  id: key,
  kind,
  text,
  required,
  options: offered,
});

const yesOrNo: Readonly<Record<string, boolean | null>> = { yes: true, no: false, '': null };
const readFlag = (value: unknown): unknown => (typeof value === 'string' && value in yesOrNo ? yesOrNo[value] : value);
const readText = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value);

/** A licence that one has: its number and until when it is valid are told by whoever wants to. */
export const licenceAnswer = z.object({
  has: z.preprocess(readFlag, z.boolean({ error: say.answerRequired })),
  number: field.optionalText(60),
  validUntil: field.optionalDay,
});
export type LicenceAnswer = z.output<typeof licenceAnswer>;

const isUntold = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'has' in value && (readFlag(value.has) ?? null) === null;
const readLicence = (value: unknown): unknown => (isUntold(value) ? null : value);
const tidyLicence = (value: LicenceAnswer | null | undefined) => (value?.has === false ? { has: false } : value);

const valueOf = ({ kind, options: offered }: AskedQuestion): z.ZodType => {
  switch (kind) {
    case 'yes_no':
      return z.preprocess(readFlag, z.boolean({ error: say.answerYesOrNo }).nullish());
    case 'choice':
      return z.preprocess(readText, z.enum(offered, { error: say.answerChoice }).nullish());
    case 'number':
      return amount;
    case 'text':
      return field.optionalText(questionLimits.answer);
    default:
      return z.preprocess(readLicence, licenceAnswer.nullish().transform(tidyLicence));
  }
};

const answerTo = (question: AskedQuestion): z.ZodType => {
  const value = valueOf(question);
  // The control of a licence that may be left empty is the first of several.
  const path = question.kind === 'licence' ? ['has'] : [];
  return question.required
    ? value.refine((answer) => answer !== null && answer !== undefined, { path, error: say.answerRequired })
    : value;
};

export type AnswerValue = string | number | boolean | LicenceAnswer | null;

const isAnswer = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined;

/** The answers to some questions, by their ids. What was not asked stays as it was sent (spec §3). */
export const answersTo = (questions: readonly AskedQuestion[]) => {
  const fields = z.looseObject(Object.fromEntries(questions.map((question) => [question.id, answerTo(question)])));
  const unanswered = Object.fromEntries(questions.map((question) => [question.id, null]));
  // What is missing is judged like what is empty.
  const all = z.preprocess((answers) => ({ ...unanswered, ...(answers as object | null | undefined) }), fields);
  return all.transform(
    (answers) => Object.fromEntries(Object.entries(answers).filter(isAnswer)) as Record<string, AnswerValue>,
  );
};
