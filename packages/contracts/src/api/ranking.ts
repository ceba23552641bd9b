import { z } from 'zod';
import * as field from '../fields.js';
import { route } from '../route.js';
import { rankReason, rankResult } from './applications.js';
import { idParams } from './common.js';

/** What an employer makes of a criterion: `off` does not count, `must` counts double and lacking it halves the score (decision P31). */
export const importances = ['off', 'low', 'normal', 'high', 'must'] as const;
export type Importance = (typeof importances)[number];

/** So many criteria of their own an employer may add to a job's. */
export const mostAddedCriteria = 10;

const criterionText = field.text({ required: 'Please say what you look for', min: 3, max: 200 });

/** One thing that applicants of a job are compared by. `share` is its part of the whole, in per cent. */
export const rankingCriterion = z
  .object({
    criterion: z.string(),
    kind: rankReason.shape.kind,
    importance: z.enum(importances),
    share: z.number(),
    /** Whether the employer added it to those of the advertisement. */
    isAdded: z.boolean(),
    /** How often reasons about it were called right and wrong. */
    corrections: z.object({ right: z.int(), wrong: z.int() }),
  })
  .meta({ id: 'RankingCriterion' });
export type RankingCriterion = z.infer<typeof rankingCriterion>;

/** One change of one criterion: null stands for a criterion that was not there before, or is not any more. */
const criterionChange = z.object({
  criterion: z.string(),
  from: z.enum(importances).nullable(),
  to: z.enum(importances).nullable(),
});
export type CriterionChange = z.infer<typeof criterionChange>;

/** A job's criteria, heaviest kinds first, and who changed what, newest first (decision P31). */
export const rankingCriteria = z
  .object({
    jobId: z.int(),
    /** 0 until somebody changes them. */
    version: z.int(),
    criteria: z.array(rankingCriterion),
    history: z.array(
      z.object({
        version: z.int(),
        changedAt: field.isoInstant,
        /** Null when the account is gone. */
        changedBy: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }).nullable(),
        changes: z.array(criterionChange),
      }),
    ),
  })
  .meta({ id: 'RankingCriteria' });
export type RankingCriteria = z.infer<typeof rankingCriteria>;

/** What to make of which criterion; criteria of the ad that are not named stay as they are, added ones go. */
export const saveRankingCriteriaBody = z.object({
  version: field.baseVersion,
  criteria: z
    .array(z.object({ criterion: z.string().trim().max(2000), importance: z.enum(importances) }))
    .max(200, 'At most 200 criteria'),
  added: z
    .array(z.object({ criterion: criterionText, importance: z.enum(importances).default('normal') }))
    .max(mostAddedCriteria, `At most ${mostAddedCriteria} criteria of your own`),
});
export type SaveRankingCriteria = z.output<typeof saveRankingCriteriaBody>;

/** A person's word on one reason: `wrong` turns it round, `right` confirms it, null takes either back (decision P31). */
export const correctReasonBody = z.object({
  criterion: z.string().trim().min(1, 'Please name the criterion').max(2000),
  verdict: z.enum(['right', 'wrong']).nullable(),
});
export type CorrectReason = z.output<typeof correctReasonBody>;

/** What the ranking reads of a person's own profile and CV, in their own words; years are of work (decision P34). */
export const candidateFacts = z
  .object({
    jobs: z.array(z.object({ text: z.string(), years: z.number() })),
    /** Time in dated work; what lies in several entries counts once. */
    yearsOfWork: z.number(),
    qualifications: z.array(z.string()),
    licences: z.array(z.string()),
    skills: z.array(z.string()),
    cv: z.enum(['read', 'unreadable', 'waiting', 'none']),
  })
  .meta({ id: 'CandidateFacts' });
export type CandidateFacts = z.infer<typeof candidateFacts>;

/** What a CV says for the fields of a profile, in its own words; null or empty where it was not found. */
export const cvFindings = z.object({
  phone: z.string().nullable(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  experience: z.string().nullable(),
  education: z.string().nullable(),
  skills: z.array(z.string()),
});
export type CvFindings = z.infer<typeof cvFindings>;

/** What was read of one's own CV, to be checked before it is put into the profile (decision P76). */
export const cvReading = z
  .object({ cv: candidateFacts.shape.cv, found: cvFindings.nullable() })
  .meta({ id: 'CvReading' });
export type CvReading = z.infer<typeof cvReading>;

/** The text of an applicant's CV with black where it says who the person is; empty unless `read` (decision P35). */
export const blindCv = z.object({ cv: candidateFacts.shape.cv, text: z.string() }).meta({ id: 'BlindCv' });
export type BlindCv = z.infer<typeof blindCv>;

export const rankingApi = {
  facts: route({
    method: 'GET',
    path: '/ranking-facts',
    summary: 'What the ranking reads of your own profile and CV',
    access: ['job_seeker'],
    answer: candidateFacts,
  }),
  cvReading: route({
    method: 'GET',
    path: '/cv-reading',
    summary: 'What your CV says for the fields of your profile; found only once the CV is read',
    access: ['job_seeker'],
    answer: cvReading,
  }),
  criteria: route({
    method: 'GET',
    path: '/jobs/{id}/ranking-criteria',
    summary: 'What the applicants of a job are compared by, and who changed what',
    access: ['employer'],
    params: idParams,
    answer: rankingCriteria,
  }),
  saveCriteria: route({
    method: 'PUT',
    path: '/jobs/{id}/ranking-criteria',
    summary: 'Weight, require, switch off and add criteria of a job',
    access: ['employer'],
    params: idParams,
    body: saveRankingCriteriaBody,
    answer: rankingCriteria,
    refuses: ['conflict'],
  }),
  correct: route({
    method: 'PUT',
    path: '/applications/{id}/rank-reason',
    summary: 'Call a reason of the ranking right or wrong; answers with the ranking in its new order',
    access: ['employer'],
    params: idParams,
    body: correctReasonBody,
    answer: rankResult,
    refuses: ['application_not_found'],
  }),
  blindCv: route({
    method: 'GET',
    path: '/applications/{id}/blind-cv',
    summary: "The text of an applicant's CV without name, contacts, address, age and sex",
    access: ['employer'],
    params: idParams,
    answer: blindCv,
    refuses: ['application_not_found'],
  }),
};
