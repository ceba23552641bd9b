import { z } from 'zod';
import { coverLetterMinLength } from '../constants.js';
import * as field from '../fields.js';
import { say } from '../sentences.js';
import { sources } from '../sources.js';
import { answersTo, type AskedQuestion, licenceAnswer } from './questions.js';

// What is sent to apply stands alone: a phone that applies loads no other rules.

export const createApplicationBody = z.object({
  jobId: field.id,
  coverLetter: z
    .string({ error: say.coverLetterMin })
    .trim()
    .min(coverLetterMinLength, say.coverLetterMin)
    .max(20_000, 'Must be at most 20000 characters'),
  answers: z
    .record(z.string().max(100), z.union([z.string().max(2000), z.number(), z.boolean(), z.null(), licenceAnswer]))
    .nullish(),
  /** What kind of place led to the ad; counted by job and day, kept nowhere else (decision P56). */
  source: z.enum(sources).optional().catch(undefined),
  ...field.readOnlyFields('id', 'userId', 'status', 'resume', 'notes', 'asked', 'appliedAt', 'updatedAt'),
});
export type CreateApplication = z.output<typeof createApplicationBody>;
/** The same with the answers to a job's questions checked (decision P48). */
export const applyBody = (questions: readonly AskedQuestion[]) =>
  createApplicationBody.extend({ answers: answersTo(questions) });
