import { z } from 'zod';
import { alertEmploymentTypes, alertFrequencies, alertWorkTypes } from '../enums.js';
import * as field from '../fields.js';
import { payInOrder } from '../pay.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';
import { companySummary } from './companies.js';

export const jobAlert = z
  .object({
    id: z.int(),
    userId: z.int(),
    title: z.string(),
    keywords: z.array(z.string()),
    location: z.string().nullable(),
    salaryMin: z.int().nullable(),
    salaryMax: z.int().nullable(),
    workType: z.enum(alertWorkTypes),
    employmentType: z.enum(alertEmploymentTypes),
    frequency: z.enum(alertFrequencies),
    isActive: z.boolean(),
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    createdAt: field.isoInstant,
  })
  .meta({ id: 'JobAlert' });
export type JobAlert = z.infer<typeof jobAlert>;

/** Keywords as a list, or as one comma-separated text (spec §5). */
const keywords = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  field.textList({ maxItems: 20, maxLength: 100 }),
);

const blankToAny = (value: unknown): unknown => (value === null || value === '' ? 'any' : value);

/** What an alert looks for. */
const wishes = {
  keywords: keywords.optional(),
  location: field.optionalText(),
  salaryMin: field.optionalAmount,
  salaryMax: field.optionalAmount,
  workType: z.preprocess(blankToAny, z.enum(alertWorkTypes).optional()),
  employmentType: z.preprocess(blankToAny, z.enum(alertEmploymentTypes).optional()),
};

const shape = {
  ...wishes,
  frequency: z.enum(alertFrequencies).optional(),
  isActive: z.boolean().optional(),
  emailNotifications: z.boolean().optional(),
  smsNotifications: z.boolean().optional(),
  /** Sent by the web app; must be the caller's own id. */
  userId: field.optionalId,
  ...field.readOnlyFields('id', 'createdAt'),
};

const title = field.text({ required: say.alertTitleRequired });
export const createJobAlertBody = z.object({ title, ...shape }).refine(...payInOrder);
export type CreateJobAlert = z.output<typeof createJobAlertBody>;
/** The whole form, or `isActive` alone. */
export const updateJobAlertBody = z.object({ title: title.optional(), ...shape }).refine(...payInOrder);
export type UpdateJobAlert = z.output<typeof updateJobAlertBody>;
/** The web app's form: a title that is left empty is made there of what the alert looks for (decision P95). */
export const jobAlertForm = z.object({ title: field.optionalText(), ...shape }).refine(...payInOrder);
export type JobAlertForm = z.output<typeof jobAlertForm>;

export const previewJobAlertQuery = z.object(wishes).refine(...payInOrder);
export type PreviewJobAlert = z.output<typeof previewJobAlertQuery>;
/** What an alert would find today (decision P95). Within `alertPreviewLimits`; `more` says that there may be others. */
export const jobAlertPreview = z
  .object({
    total: z.int(),
    more: z.boolean(),
    jobs: z.array(z.object({ id: z.int(), title: z.string(), company: companySummary.pick({ id: true, name: true }) })),
  })
  .meta({ id: 'JobAlertPreview' });
export type JobAlertPreview = z.infer<typeof jobAlertPreview>;

export const jobAlertsApi = {
  list: route({
    method: 'GET',
    path: '/job-alerts',
    summary: 'Your job alerts, newest first',
    access: ['job_seeker'],
    answer: z.array(jobAlert),
  }),
  preview: route({
    method: 'GET',
    path: '/job-alerts/preview',
    cost: 'search',
    summary: 'How many open jobs a job alert would find today, and the newest three',
    access: ['job_seeker'],
    query: previewJobAlertQuery,
    answer: jobAlertPreview,
  }),
  create: route({
    method: 'POST',
    path: '/job-alerts',
    summary: 'Create a job alert',
    access: ['job_seeker'],
    body: createJobAlertBody,
    answer: jobAlert,
    refuses: ['too_many_alerts'],
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/job-alerts/{id}',
    summary: 'Change or pause a job alert',
    access: ['job_seeker'],
    params: idParams,
    body: updateJobAlertBody,
    answer: jobAlert,
    refuses: ['alert_not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/job-alerts/{id}',
    summary: 'Delete a job alert',
    access: ['job_seeker'],
    params: idParams,
    answer: success,
    refuses: ['alert_not_found'],
  }),
};

/**
 * Where status mails go (decision A13). `emailConfirmed` is false until the owner of another address agreed;
 * `emailStopped` is true once the address refused our mail for good.
 */
export const statusAlert = z
  .object({
    id: z.int(),
    userId: z.int(),
    email: z.string(),
    phone: z.string().nullable(),
    isActive: z.boolean(),
    emailConfirmed: z.boolean(),
    emailStopped: z.boolean(),
    createdAt: field.isoInstant,
    updatedAt: field.isoInstant,
  })
  .meta({ id: 'ApplicationStatusAlert' });
export type StatusAlert = z.infer<typeof statusAlert>;

export const statusAlertBody = z.object({
  email: z.preprocess(
    (value) => (value === undefined || value === null ? '' : value),
    z.string().trim().min(1, say.alertEmailRequired).pipe(field.email),
  ),
  phone: field.optionalPhone,
  isActive: z.boolean().default(true),
  /** Must be the caller's own id, if sent. */
  userId: field.optionalId,
  ...field.readOnlyFields('id', 'emailConfirmed', 'createdAt', 'updatedAt'),
});
export type SaveStatusAlert = z.output<typeof statusAlertBody>;

export const statusAlertsApi = {
  get: route({
    method: 'GET',
    path: '/application-status-alerts',
    summary: 'Your status alert, or null',
    access: ['job_seeker'],
    answer: statusAlert.nullable(),
  }),
  save: route({
    method: 'POST',
    path: '/application-status-alerts',
    summary: 'Save your status alert',
    access: ['job_seeker'],
    body: statusAlertBody,
    answer: statusAlert,
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/application-status-alerts',
    summary: 'Delete your status alert',
    access: ['job_seeker'],
    answer: success,
  }),
};
