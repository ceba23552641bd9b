import { z } from 'zod';
import { interviewDefaultMinutes } from '../constants.js';
import { parseInstant } from '../dates.js';
import { interviewStatuses, interviewTypes } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';

/** An interview (spec §3, decision P11). `duration` is in minutes. */
export const interview = z
  .object({
    id: z.int(),
    applicationId: z.int(),
    scheduledAt: field.isoInstant,
    duration: z.int(),
    type: z.enum(interviewTypes),
    meetingLink: z.string().nullable(),
    notes: z.string().nullable(),
    status: z.enum(interviewStatuses),
    cancelledAt: field.isoInstant.nullable(),
    createdAt: field.isoInstant,
  })
  .meta({ id: 'Interview' });
export type Interview = z.infer<typeof interview>;

const scheduledAt = z
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
const duration = z.coerce
  .number({ error: say.interviewDurationInvalid })
  .int(say.interviewDurationInvalid)
  .min(5, say.interviewDurationInvalid)
  .max(600, say.interviewDurationInvalid);

const details = {
  type: z.enum(interviewTypes).optional(),
  meetingLink: field.optionalUrl,
  notes: field.optionalText(5000),
};

export const createInterviewBody = z.object({
  applicationId: field.id,
  scheduledAt,
  duration: duration.default(interviewDefaultMinutes),
  ...details,
  ...field.readOnlyFields('id', 'cancelledAt', 'createdAt'),
});
export type CreateInterview = z.output<typeof createInterviewBody>;

export const updateInterviewBody = z.object({
  scheduledAt: scheduledAt.optional(),
  duration: duration.optional(),
  status: z.enum(interviewStatuses).optional(),
  ...details,
  ...field.readOnlyFields('id', 'applicationId', 'cancelledAt', 'createdAt'),
});
export type UpdateInterview = z.output<typeof updateInterviewBody>;

export const interviewsApi = {
  list: route({
    method: 'GET',
    path: '/interviews',
    summary: 'Your interviews, soonest first',
    access: ['job_seeker', 'employer'],
    answer: z.array(interview),
  }),
  create: route({
    method: 'POST',
    path: '/interviews',
    summary: 'Schedule an interview',
    access: ['employer'],
    body: createInterviewBody,
    answer: interview,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/interviews/{id}',
    summary: 'Change an interview',
    access: ['employer'],
    params: idParams,
    body: updateInterviewBody,
    answer: interview,
  }),
  remove: route({
    method: 'DELETE',
    path: '/interviews/{id}',
    summary: 'Cancel and delete an interview',
    access: ['employer'],
    params: idParams,
    answer: success,
  }),
};
