import { z } from 'zod';
import { bulkDecisionMax, rankDefaultLimit, rankMaxLimit, tagMaxLength } from '../constants.js';
import { applicationStatuses } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, jobIdParams, success } from './common.js';
import { createApplicationBody } from './apply.js';
import { choice, pageShape } from './paging.js';
import { interview } from './interviews.js';
import { jobSchema } from './jobs.js';
import { messageText } from './messages.js';
import { askedQuestion } from './questions.js';
import { applicant } from './users.js';

/** An application on the wire (decision W5). `nextInterview` is planned and not yet held (decision P16). */
export const application = z
  .object({
    id: z.int(),
    jobId: z.int(),
    userId: z.int(),
    status: z.enum(applicationStatuses),
    coverLetter: z.string(),
    resume: z.string().nullable(),
    /** By the ids of the questions that were asked. */
    answers: z.record(z.string(), z.unknown()).nullable(),
    /** The questions as they were asked, left out where there were none (decision P48). */
    asked: z.array(askedQuestion).nullish(),
    notes: z.string().nullable(),
    appliedAt: field.isoInstant,
    updatedAt: field.isoInstant,
    /** When the employer made the offer; null while there is none (decision P16). */
    offerMadeAt: field.isoInstant.nullable(),
    /** Whether an interview was ever arranged, past and cancelled ones included. */
    hadInterview: z.boolean(),
    /** When the seeker withdrew it (decision P18). */
    withdrawnAt: field.isoInstant.nullable(),
    /** When its job was deleted; `job` then is what was kept of it, without its text (decision P19). */
    jobWithdrawnAt: field.isoInstant.nullable(),
    nextInterview: interview.nullable(),
    /** All of them, soonest first; past and cancelled ones included. */
    interviews: z.array(interview),
    /** What the employer's team tagged it with; for them alone (decision P46). */
    tags: z.array(z.string()).optional(),
    /** What the team makes of the applicant, for whoever of them has given a scorecard (decision P47). */
    teamScore: z.object({ average: z.number(), count: z.int() }).nullable().optional(),
    job: jobSchema,
    user: applicant,
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof application>;

export const updateApplicationBody = z
  .object({
    status: z.enum(applicationStatuses).optional(),
    /** What the employer's team notes about the application, for nobody else. */
    notes: field.optionalText(5000),
    /** The notes that the writer saw; refused with `conflict` when a colleague wrote others meanwhile (decision P24). */
    notesBefore: field.optionalText(5000),
    /** Whether rejecting or hiring cancels the interviews still to come and tells the seeker (decision P19). */
    cancelInterviews: z.boolean().default(true),
    /**
     * The employer's own text in the mail about a rejection, with fields as in messages; null for the usual one. It may be changed
     * while the mail waits (decision P44).
     */
    message: messageText.nullish(),
    ...field.readOnlyFields(
      'id',
      'jobId',
      'userId',
      'coverLetter',
      'resume',
      'answers',
      'asked',
      'appliedAt',
      'updatedAt',
    ),
  })
  .refine((body) => body.status !== undefined || body.notes !== undefined, {
    path: ['status'],
    message: 'Please choose a status',
  });
export type UpdateApplication = z.output<typeof updateApplicationBody>;

/** One decision about several applications (decision P25). */
export const decideManyBody = z.object({
  ids: z.array(field.id).min(1, say.chooseApplications).max(bulkDecisionMax, say.tooManyApplications),
  status: z.enum(applicationStatuses),
  cancelInterviews: z.boolean().default(true),
  /** As in `updateApplicationBody`, filled in for each. */
  message: messageText.nullish(),
});
export type DecideMany = z.output<typeof decideManyBody>;
/** Which of them were decided, and why the others were not. */
export const decidedMany = z
  .object({
    changed: z.array(z.int()),
    refused: z.array(z.object({ id: z.int(), code: z.string(), error: z.string() })),
  })
  .meta({ id: 'DecidedMany' });
export type DecidedMany = z.infer<typeof decidedMany>;

/** `includeClosed` takes in those to jobs of your company that are switched off (decision P20). */
export const applicationsScope = z.object({ includeClosed: field.queryFlag });
export type ApplicationsScope = z.output<typeof applicationsScope>;

export const rankBody = z
  .object({ limit: field.wholeNumber({ name: 'Limit', min: 1, max: rankMaxLimit }).default(rankDefaultLimit) })
  .nullish()
  .transform((body) => body ?? { limit: rankDefaultLimit });

export const rankReason = z
  .object({
    criterion: z.string(),
    /** `answer` is a question of the job that was answered beside the letter (decision P73). */
    kind: z.enum(['skill', 'requirement', 'responsibility', 'title', 'experience', 'education', 'answer']),
    met: z.enum(['yes', 'partly', 'no', 'unknown']),
    weight: z.number(),
    evidence: z.string().nullable(),
    source: z.enum(['experience', 'skills', 'resume', 'education', 'bio', 'coverLetter', 'answers']).nullable(),
    /** Years found and years asked for, for people to read: '7 y in this work (2019–2026); 5 asked'. */
    note: z.string().optional(),
    /** How far it is met, 0 to 1. */
    degree: z.number().optional(),
    /** What the employer makes of it, where that is not the ad's own weight (decision P31). */
    importance: z.enum(['low', 'high', 'must']).optional(),
    /** What a person of the employer's said of this reason. */
    verdict: z.enum(['right', 'wrong']).optional(),
  })
  .meta({ id: 'RankReason' });
export type RankReason = z.infer<typeof rankReason>;

export const rankFlags = [
  'injection',
  'ad-copy',
  'hidden-text',
  'no-text',
  'odd-dates',
  'disagreement',
  'fallback',
] as const;
export type RankFlag = (typeof rankFlags)[number];

/**
 * What a person should ask about, with the applicant's own lines; it changes no score (decision P33). `applicationIds` are
 * the others of the job who share the text.
 */
export const rankNote = z
  .object({
    kind: z.enum(['overlapping-dates', 'many-employers', 'shared-text']),
    quotes: z.array(z.string()),
    applicationIds: z.array(z.int()).optional(),
  })
  .meta({ id: 'RankNote' });
export type RankNote = z.infer<typeof rankNote>;

/** Ranking of a job's applicants, best first; advisory only (decision W8). `score` is 0–100. */
export const rankResult = z
  .object({
    totalApplicants: z.int(),
    rankedApplicants: z.int(),
    rankings: z.array(
      z.object({
        applicationId: z.int(),
        score: z.number(),
        rank: z.int(),
        reasons: z.array(rankReason),
        flags: z.array(z.enum(rankFlags)).optional(),
        /** The built-in method's score, where a language model's is far above it (flag `disagreement`). */
        embeddedScore: z.number().optional(),
        /** Sentences that stand word for word in the advertisement (flag `ad-copy`), verbatim. */
        copied: z.array(z.string()).optional(),
        notes: z.array(rankNote).optional(),
      }),
    ),
    engine: z.enum(['embedded', 'openai', 'mixed']),
    version: z.string(),
    /** False while a large pool is still being ranked in the background. */
    complete: z.boolean(),
  })
  .meta({ id: 'RankResult' });
export type RankResult = z.infer<typeof rankResult>;

/**
 * Which of the applications that one may see (decision W11); `q` looks in job, company, place, letter, name, e-mail address and
 * skills, and finds a reference.
 */
export const listApplicationsQuery = z.object({
  ...pageShape,
  ...applicationsScope.shape,
  status: choice('Status', applicationStatuses),
  jobId: field.id.optional(),
  userId: field.id.optional(),
  /** One that the team gave it, whatever the case of its letters (decision P46). */
  tag: z.string().trim().max(tagMaxLength, `Must be at most ${tagMaxLength} characters`).optional(),
  sort: choice('Sort', ['newest', 'oldest']),
});
export type ListApplications = Partial<z.output<typeof listApplicationsQuery>>;
const applicationPage = z
  .object({ applications: z.array(application), total: z.int() })
  .meta({ id: 'ApplicationPage' });

export const applicationsApi = {
  list: route({
    method: 'GET',
    path: '/applications',
    summary: "A seeker's own applications, or those to the active jobs of the employer's company; newest first",
    access: ['job_seeker', 'employer', 'super_admin'],
    scope: 'applications:read',
    query: listApplicationsQuery,
    answer: z.union([z.array(application), applicationPage]),
  }),
  create: route({
    method: 'POST',
    path: '/applications',
    summary: 'Apply for a job',
    access: ['job_seeker'],
    refusal: 'seekers_only',
    body: createApplicationBody,
    answer: application,
    refuses: ['profile_incomplete', 'job_not_found', 'already_applied', 'job_closed'],
    status: 201,
    limit: 'apply',
  }),
  update: route({
    method: 'PUT',
    path: '/applications/{id}',
    summary: "Change the status of an application, or the team's notes on it",
    access: ['employer'],
    scope: 'applications:decide',
    params: idParams,
    query: applicationsScope,
    body: updateApplicationBody,
    answer: application,
    refuses: ['conflict', 'nothing_waits', 'message_too_long', 'application_not_found', 'application_withdrawn'],
  }),
  decideMany: route({
    method: 'PUT',
    path: '/applications',
    summary: 'Give several applications the same status; those that cannot have it are named and the others go on',
    access: ['employer'],
    scope: 'applications:decide',
    query: applicationsScope,
    body: decideManyBody,
    answer: decidedMany,
  }),
  offer: route({
    method: 'POST',
    path: '/applications/{id}/offer',
    summary: 'Tell the applicant that they are offered the job',
    access: ['employer'],
    scope: 'applications:decide',
    params: idParams,
    answer: application,
    status: 200,
    refuses: ['offer_made', 'application_withdrawn', 'application_not_found'],
  }),
  withdraw: route({
    method: 'POST',
    path: '/applications/{id}/withdraw',
    summary: 'Withdraw your application; the employer keeps it as withdrawn',
    access: ['job_seeker'],
    params: idParams,
    answer: application,
    status: 200,
    refuses: ['not_withdrawable', 'application_not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/applications/{id}',
    summary: 'Delete your application',
    access: ['job_seeker'],
    params: idParams,
    answer: success,
    refuses: ['application_not_found', 'application_in_progress'],
  }),
  rank: route({
    method: 'POST',
    path: '/applications/rank/{jobId}',
    summary: "Rank a job's applicants",
    access: ['employer'],
    params: jobIdParams,
    body: rankBody,
    answer: rankResult,
    limit: 'rank',
    forReaders: true,
  }),
  ranking: route({
    method: 'GET',
    path: '/applications/rank/{jobId}',
    cost: 'search',
    summary: 'Progress and result of the newest ranking',
    access: ['employer'],
    scope: 'applications:read',
    params: jobIdParams,
    answer: rankResult,
  }),
};
