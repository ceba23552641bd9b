import { z } from 'zod';
import { interviewDefaultMinutes, interviewTimesLimits as limits } from '../constants.js';
import { interviewTypes, inviteeStates, jobStatuses, timesStates } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams } from './common.js';
import { interview, interviewDetails, interviewMinutes, interviewTime } from './interviews.js';

/** Somebody whom the times are offered to. A seeker reads of themselves alone. */
const invitee = z.object({
  id: z.int(),
  applicationId: z.int(),
  applicant: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }).nullable(),
  state: z.enum(inviteeStates),
  timeId: z.int().nullable(),
  interviewId: z.int().nullable(),
  chosenAt: field.isoInstant.nullable(),
});
export type TimesInvitee = z.infer<typeof invitee>;

/**
 * Times for an interview that an employer offers to one or several applicants of a job (decision P53): all at the same place,
 * for as long, each for `places` people. `free` counts the places that are left. `panel` is empty for the seeker.
 */
export const interviewTimes = z
  .object({
    id: z.int(),
    state: z.enum(timesStates),
    places: z.int(),
    times: z.array(z.object({ id: z.int(), startsAt: field.isoInstant, free: z.int() })),
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
    job: z.object({ id: z.int(), title: z.string(), status: z.enum(jobStatuses), companyName: z.string() }).nullable(),
    invitees: z.array(invitee),
    createdAt: field.isoInstant,
  })
  .meta({ id: 'InterviewTimes' });
export type InterviewTimes = z.infer<typeof interviewTimes>;

export const offerTimesBody = z.object({
  applicationIds: z
    .array(field.id)
    .min(1, say.chooseApplications)
    .max(limits.maxApplicants, say.interviewTimesTooMany)
    .transform((ids) => [...new Set(ids)]),
  /** A row of the form that was left empty is no time. */
  times: z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((time) => time !== '') : value),
    z
      .array(interviewTime, { error: say.interviewTimesCount })
      .max(limits.max, say.interviewTimesCount)
      .transform((times) => [...new Set(times)].toSorted())
      .refine((times) => times.length >= limits.min, say.interviewTimesCount),
  ),
  places: z.coerce
    .number({ error: say.interviewPlacesInvalid })
    .int(say.interviewPlacesInvalid)
    .min(1, say.interviewPlacesInvalid)
    .max(limits.maxPlaces, say.interviewPlacesInvalid)
    .default(1),
  duration: interviewMinutes.default(interviewDefaultMinutes),
  ...interviewDetails,
  ...field.readOnlyFields('id', 'jobId', 'withdrawnAt', 'createdAt'),
});
export type OfferTimes = z.output<typeof offerTimesBody>;

/** The employer's form: as the call, and whoever is asked to come is told where. */
export const offerTimesForm = offerTimesBody.refine(({ type, place }) => type !== 'in-person' || place, {
  path: ['place'],
  message: say.interviewPlaceRequired,
});

export const chooseTimeBody = z.object({ timeId: field.id });

export const interviewTimesApi = {
  list: route({
    method: 'GET',
    path: '/interview-times',
    summary: 'Times for interviews: those that you offer, or that you may choose from, newest first',
    access: ['job_seeker', 'employer'],
    answer: z.array(interviewTimes),
  }),
  offer: route({
    method: 'POST',
    path: '/interview-times',
    summary: 'Offer times for an interview to one or several applicants of a job',
    access: ['employer'],
    body: offerTimesBody,
    answer: interviewTimes,
    status: 201,
    limit: 'interviewTimes',
    refuses: ['application_not_found', 'application_withdrawn'],
  }),
  withdraw: route({
    method: 'POST',
    path: '/interview-times/{id}/withdraw',
    summary: 'Stop offering times; who has chosen one keeps it',
    access: ['employer'],
    params: idParams,
    answer: interviewTimes,
    status: 200,
    refuses: ['times_not_found'],
  }),
  choose: route({
    method: 'POST',
    path: '/interview-times/{id}/choose',
    summary: 'Choose a time that you are offered; the first to choose has it',
    access: ['job_seeker'],
    params: idParams,
    body: chooseTimeBody,
    answer: interview,
    status: 200,
    refuses: ['times_not_found', 'times_over', 'time_taken', 'time_chosen'],
  }),
};
