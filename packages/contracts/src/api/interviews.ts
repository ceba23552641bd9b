import { z } from 'zod';
import { interviewDefaultMinutes, interviewPanelMax } from '../constants.js';
import { parseInstant } from '../dates.js';
import { interviewAnswers, interviewOutcomes, interviewStatuses, interviewTypes, jobStatuses } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';

/**
 * An interview (spec §3, decision P11). `duration` is in minutes. `place` is the address of one in person, `phone` the
 * number that is called for one by phone. `panel` holds the e-mail addresses of those who take part for the employer; it,
 * `outcome` and `outcomeNote` are for the employer only and empty for the seeker.
 */
export const interview = z
  .object({
    id: z.int(),
    applicationId: z.int(),
    scheduledAt: field.isoInstant,
    duration: z.int(),
    type: z.enum(interviewTypes),
    meetingLink: z.string().nullable(),
    place: z.string().nullable(),
    phone: z.string().nullable(),
    contactName: z.string().nullable(),
    contactPhone: z.string().nullable(),
    contactEmail: z.string().nullable(),
    panel: z.array(z.string()),
    notes: z.string().nullable(),
    status: z.enum(interviewStatuses),
    cancelledAt: field.isoInstant.nullable(),
    answer: z.enum(interviewAnswers).nullable(),
    answerText: z.string().nullable(),
    answeredAt: field.isoInstant.nullable(),
    outcome: z.enum(interviewOutcomes).nullable(),
    outcomeNote: z.string().nullable(),
    /** Counts the changes that were told; the SEQUENCE of the calendar entry (RFC 5545). */
    sequence: z.int(),
    createdAt: field.isoInstant,
  })
  .meta({ id: 'Interview' });
export type Interview = z.infer<typeof interview>;

/** One in a list: with whom, and for which job; null for what is just being deleted. */
export const listedInterview = interview
  .extend({
    job: z.object({ id: z.int(), title: z.string(), status: z.enum(jobStatuses), companyName: z.string() }).nullable(),
    applicant: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }).nullable(),
  })
  .meta({ id: 'ListedInterview' });
export type ListedInterview = z.infer<typeof listedInterview>;

/** A date and time that is meant in Port Moresby unless it says otherwise. */
export const interviewTime = z
  .string({ error: say.interviewTimeInvalid })
  .trim()
  .transform((value, context) => {
    const instant = parseInstant(value);
    if (!instant) {
      context.addIssue({ code: 'custom', message: say.interviewTimeInvalid });
      return z.NEVER;
    }
    return instant.toISOString();
  });
/** Minutes. */
export const interviewMinutes = z.coerce
  .number({ error: say.interviewDurationInvalid })
  .int(say.interviewDurationInvalid)
  .min(5, say.interviewDurationInvalid)
  .max(600, say.interviewDurationInvalid);

/** Where an interview is and whom to ask, as forms send it. */
export const interviewDetails = {
  type: z.enum(interviewTypes).optional(),
  meetingLink: field.optionalUrl,
  notes: field.optionalText(5000),
  place: field.optionalText(300),
  phone: field.optionalPhone,
  contactName: field.optionalText(120),
  contactPhone: field.optionalPhone,
  contactEmail: field.optionalEmail,
  panel: z
    .array(z.string().trim().toLowerCase())
    .max(interviewPanelMax, `At most ${interviewPanelMax} people`)
    .refine((panel) => panel.every((address) => field.email.safeParse(address).success), say.emailInvalid)
    .optional(),
};
/** What is not the employer's to set, or comes of itself. */
const readOnly = ['id', 'cancelledAt', 'answer', 'answerText', 'answeredAt', 'sequence', 'createdAt'] as const;

export const createInterviewBody = z.object({
  applicationId: field.id,
  scheduledAt: interviewTime,
  duration: interviewMinutes.default(interviewDefaultMinutes),
  ...interviewDetails,
  ...field.readOnlyFields(...readOnly, 'outcome', 'outcomeNote'),
});
export type CreateInterview = z.output<typeof createInterviewBody>;

/** The employer's form: as the call, and whoever is asked to come is told where. */
export const interviewForm = createInterviewBody.refine(({ type, place }) => type !== 'in-person' || place, {
  path: ['place'],
  message: say.interviewPlaceRequired,
});

export const updateInterviewBody = z.object({
  scheduledAt: interviewTime.optional(),
  duration: interviewMinutes.optional(),
  status: z.enum(interviewStatuses).optional(),
  outcome: z.enum(interviewOutcomes).nullish(),
  outcomeNote: field.optionalText(2000),
  ...interviewDetails,
  ...field.readOnlyFields(...readOnly, 'applicationId'),
});
export type UpdateInterview = z.output<typeof updateInterviewBody>;

export const answerInterviewBody = z
  .object({ answer: z.enum(interviewAnswers), message: field.optionalText(1000) })
  .refine(({ answer, message }) => answer !== 'other_time' || message, {
    path: ['message'],
    message: say.interviewOtherTime,
  });
export type AnswerInterview = z.output<typeof answerInterviewBody>;

export const interviewsApi = {
  list: route({
    method: 'GET',
    path: '/interviews',
    summary: 'Your interviews, soonest first; an employer also gets those of jobs that are switched off',
    access: ['job_seeker', 'employer'],
    scope: 'applications:read',
    answer: z.array(listedInterview),
  }),
  create: route({
    method: 'POST',
    path: '/interviews',
    summary: 'Schedule an interview',
    access: ['employer'],
    scope: 'applications:decide',
    body: createInterviewBody,
    answer: interview,
    status: 201,
    limit: 'interview',
    refuses: ['application_not_found', 'application_withdrawn'],
  }),
  update: route({
    method: 'PUT',
    path: '/interviews/{id}',
    summary: 'Change or cancel an interview, or say how it went',
    access: ['employer'],
    scope: 'applications:decide',
    params: idParams,
    body: updateInterviewBody,
    answer: interview,
    refuses: ['interview_not_found'],
  }),
  answer: route({
    method: 'POST',
    path: '/interviews/{id}/answer',
    summary: 'Answer an invitation: you will come, cannot come, or ask for another time',
    access: ['job_seeker'],
    params: idParams,
    body: answerInterviewBody,
    answer: interview,
    status: 200,
    refuses: ['interview_over', 'interview_not_found'],
  }),
  calendar: route({
    method: 'GET',
    path: '/interviews/{id}/calendar',
    summary: 'The calendar entry of an interview, as the mails carry it',
    access: ['job_seeker', 'employer'],
    params: idParams,
    answer: z.string(),
    file: 'text/calendar',
    refuses: ['interview_not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/interviews/{id}',
    summary: 'Cancel and delete an interview',
    access: ['employer'],
    scope: 'applications:decide',
    params: idParams,
    answer: success,
    refuses: ['interview_not_found'],
  }),
};
