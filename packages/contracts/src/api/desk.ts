import { z } from 'zod';
import { jobStatuses, applicationStatuses } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { application } from './applications.js';
import { idParams } from './common.js';
import { applicant } from './users.js';

/** So many rows the workspace asks for at once. */
export const deskRowsMax = 100;

/** One application in the order of a job's whole list: what tabs, choosing and going on need of all of them. */
export const deskEntry = z
  .object({
    id: z.int(),
    status: z.enum(applicationStatuses),
    /** Whether the seeker withdrew it (decision P18). */
    isWithdrawn: z.boolean(),
    /** Whether an interview is planned and not yet held (decision P16). */
    hasInterview: z.boolean(),
    /** The answers it is found by, as `choicesMet` says them; left out where nothing was asked (decision P48). */
    met: z.array(z.string()).optional(),
  })
  .meta({ id: 'DeskEntry' });
export type DeskEntry = z.infer<typeof deskEntry>;

/** All applications of a job that hold the words, newest first (decision P41). */
export const desk = z
  .object({
    job: z.object({
      id: z.int(),
      title: z.string(),
      location: z.string().nullable(),
      status: z.enum(jobStatuses),
    }),
    applications: z.array(deskEntry),
    /** What the list can be narrowed to by answers; left out where nothing was asked. */
    answers: z
      .array(z.object({ question: z.string(), choices: z.array(z.object({ value: z.string(), label: z.string() })) }))
      .optional(),
  })
  .meta({ id: 'Desk' });
export type Desk = z.infer<typeof desk>;

/** What a row of the workspace shows of one application (decision P41). */
export const deskRow = z
  .object({
    ...application.pick({ id: true, status: true, appliedAt: true, withdrawnAt: true, offerMadeAt: true }).shape,
    /** When the next interview is, if one is planned. */
    interviewAt: field.isoInstant.nullable(),
    hasNotes: z.boolean(),
    /** What was asked for and answered otherwise, as `missedAnswers` says it; left out where there is no such thing. */
    missed: z.array(z.string()).optional(),
    user: applicant.pick({ id: true, firstName: true, lastName: true }).extend({
      location: z.string().nullable(),
      /** The first line of their work experience, without its dates. */
      work: z.string().nullable(),
      /** Time in dated work; what lies in several entries counts once. Null when no years are told. */
      years: z.int().nullable(),
    }),
  })
  .meta({ id: 'DeskRow' });
export type DeskRow = z.infer<typeof deskRow>;

/** The text of the CV that was sent with an application. `unreadable` is a file without text, such as a scan. */
export const cvText = z
  .object({
    state: z.enum(['read', 'unreadable', 'waiting', 'none']),
    text: z.string(),
  })
  .meta({ id: 'CvText' });
export type CvText = z.infer<typeof cvText>;

const idsInQuery = field.idsInQuery(deskRowsMax, `At most ${deskRowsMax} applications`);

export const deskApi = {
  list: route({
    method: 'GET',
    path: '/jobs/{id}/applications',
    summary:
      "All applications of your company's job in short, newest first; `q` looks where the list of applications does",
    access: ['employer'],
    scope: 'applications:read',
    params: idParams,
    query: z.object({ q: z.string().trim().max(200, 'Must be at most 200 characters').optional() }),
    answer: desk,
  }),
  rows: route({
    method: 'GET',
    path: '/jobs/{id}/applications/rows',
    summary: 'What a list shows of some applications of the job',
    access: ['employer'],
    scope: 'applications:read',
    params: idParams,
    query: z.object({ ids: idsInQuery }),
    answer: z.array(deskRow),
  }),
  application: route({
    method: 'GET',
    path: '/applications/{id}',
    summary: 'One application: your own, or one to a job of your company, also when it is switched off',
    access: ['job_seeker', 'employer', 'super_admin'],
    scope: 'applications:read',
    params: idParams,
    answer: application,
    refuses: ['application_not_found'],
  }),
  cvText: route({
    method: 'GET',
    path: '/applications/{id}/cv-text',
    summary: 'The text of the CV that was sent with an application',
    access: ['employer'],
    scope: 'applications:read',
    params: idParams,
    answer: cvText,
    refuses: ['application_not_found'],
  }),
};
