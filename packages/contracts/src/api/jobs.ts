import { z } from 'zod';
import { adminJobsLimit, jobListLimits } from '../constants.js';
import { currencies, employmentTypes, jobSorts, jobStatuses, workTypes } from '../enums.js';
import * as field from '../fields.js';
import { payInOrder } from '../pay.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';
import { companySummary } from './companies.js';
import { choice, flagOf, pageShape } from './paging.js';

/** A job on the wire: the entity and its company (decision W4). Amounts are yearly, in `salaryCurrency`. */
export const job = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    requirements: z.array(z.string()),
    responsibilities: z.array(z.string()),
    skills: z.array(z.string()),
    benefits: z.array(z.string()),
    salaryMin: z.int().nullable(),
    salaryMax: z.int().nullable(),
    salaryCurrency: z.enum(currencies),
    location: z.string().nullable(),
    workType: z.enum(workTypes),
    employmentType: z.enum(employmentTypes),
    experienceLevel: z.string().nullable(),
    industry: z.string(),
    hrEmail: z.string().nullable(),
    companyId: z.int(),
    postedById: z.int().nullable(),
    status: z.enum(jobStatuses),
    published: z.boolean(),
    publishedAt: field.isoInstant.nullable(),
    publishedBy: z.int().nullable(),
    views: z.int(),
    applications: z.int(),
    closingDate: field.isoInstant.nullable(),
    expiresAt: field.isoInstant.nullable(),
    createdAt: field.isoInstant,
    /** Since when it waits for a super admin to look at it, and is not public; null when it does not (decision P40). */
    heldAt: field.isoInstant.nullable(),
    /** Grows with every change. */
    version: z.int(),
    company: companySummary,
    /** Why a super admin took it down, for its own team and super admins; there until it is published again (decision P5). */
    takenDownReason: z.string().nullish(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

const workType = z.enum(workTypes, { error: say.workTypeRequired });
const employmentType = z.enum(employmentTypes, { error: say.employmentTypeRequired });

const required = {
  title: field.text({ required: say.titleRequired }),
  description: field.text({ required: say.descriptionRequired, max: 20_000 }),
  industry: field.text({ required: say.industryRequired, max: 100 }),
};

const optional = {
  requirements: field.textList().optional(),
  responsibilities: field.textList().optional(),
  skills: field.textList().optional(),
  benefits: field.textList().optional(),
  salaryMin: field.optionalAmount,
  salaryMax: field.optionalAmount,
  salaryCurrency: z.enum(currencies).optional(),
  location: field.optionalText(),
  experienceLevel: field.optionalText(100),
  hrEmail: field.optionalEmail,
  closingDate: field.optionalDay,
  status: z.enum(jobStatuses).optional(),
};

/** Keeps what is posted to the team until it is posted; an employer's draft is inactive (see `jobStateOf`). */
const draft = z.boolean().optional();

const serverSet = [
  'id',
  'postedById',
  'published',
  'publishedAt',
  'publishedBy',
  'views',
  'applications',
  'expiresAt',
  'createdAt',
] as const;

/** Post job form (spec §5). `companyId`, which the web app sends, must be the caller's own. */
export const createJobBody = z
  .object({
    ...required,
    workType,
    employmentType,
    ...optional,
    companyId: field.optionalId,
    draft,
    ...field.readOnlyFields(...serverSet),
  })
  .refine(...payInOrder);
export type CreateJob = z.output<typeof createJobBody>;

const changes = {
  version: field.baseVersion,
  title: required.title.optional(),
  description: required.description.optional(),
  industry: required.industry.optional(),
  workType: workType.optional(),
  employmentType: employmentType.optional(),
  ...optional,
};

/** Edit job form, or the status alone. */
export const updateJobBody = z
  .object({ ...changes, companyId: field.optionalId, ...field.readOnlyFields(...serverSet) })
  .refine(...payInOrder);
export type UpdateJob = z.output<typeof updateJobBody>;

/** A super admin posts on behalf of any company. */
export const adminCreateJobBody = z
  .object({
    ...required,
    workType,
    employmentType,
    ...optional,
    companyId: field.id,
    draft,
    ...field.readOnlyFields(...serverSet),
  })
  .refine(...payInOrder);
export type AdminCreateJob = z.output<typeof adminCreateJobBody>;
export const adminUpdateJobBody = z
  .object({ ...changes, companyId: field.id.optional(), ...field.readOnlyFields(...serverSet) })
  .refine(...payInOrder);
export type AdminUpdateJob = z.output<typeof adminUpdateJobBody>;

export const publishJobBody = z.object({ published: z.boolean(), reason: field.optionalText(1000) });
export type PublishJob = z.output<typeof publishJobBody>;

/** A super admin's list comes whole, up to what an answer can hold; longer ones in stretches. */
export const adminJobsQuery = z.object({
  limit: field.wholeNumber({ name: 'Limit', min: 1, max: adminJobsLimit }).default(adminJobsLimit),
  offset: field.wholeNumber({ name: 'Offset', min: 0, max: 10_000_000 }).default(0),
  includeTotal: pageShape.includeTotal,
  /** Looks in title and location (decision W11). */
  q: pageShape.q,
  status: choice('Status', jobStatuses),
  published: flagOf('published'),
  sort: choice('Sort', ['newest', 'oldest']),
});
export type AdminListJobs = z.output<typeof adminJobsQuery>;

/** Filters of the public list; lists of values are comma-separated (decision W3). */
export const listJobsQuery = z.object({
  limit: field.wholeNumber({ name: 'Limit', min: 1, max: jobListLimits.max }).default(jobListLimits.default),
  offset: field.wholeNumber({ name: 'Offset', min: 0, max: jobListLimits.maxOffset }).default(0),
  includeTotal: field.queryFlag,
  location: field.csv,
  workType: field.csv,
  employmentType: field.csv,
  /** Of `experienceLevels`. */
  experienceLevel: field.csv,
  industry: field.csv,
  company: field.csv,
  companyName: z.string().trim().max(200).optional(),
  companyId: field.id.optional(),
  salaryMin: field.wholeNumber({ name: 'Minimum salary', min: 0, max: 1_000_000_000 }).optional(),
  salaryMax: field.wholeNumber({ name: 'Maximum salary', min: 0, max: 1_000_000_000 }).optional(),
  search: z.string().trim().max(200).optional(),
  sortBy: z.enum(jobSorts, { error: 'Unknown order' }).optional(),
  /** With a search and `includeTotal`: also say which words of each job matched. */
  highlight: flagOf('highlight'),
});
export type ListJobs = z.output<typeof listJobsQuery>;

/** What a search was understood to ask, beyond its words. */
export const understoodSearch = z
  .object({
    /** Places, pay, level, work type and employment type: the words as they were read, and how they are shown. */
    chips: z.array(z.object({ text: z.string(), label: z.string() })),
    /** The search with its typing errors mended, when it found nothing as it was typed. */
    corrected: z.string().optional(),
    /** What was probably meant, when little matches as it was typed. */
    didYouMean: z.string().optional(),
  })
  .meta({ id: 'UnderstoodSearch' });
export type UnderstoodSearch = z.infer<typeof understoodSearch>;

export const jobPage = z
  .object({
    jobs: z.array(job),
    /** Exact, of the matches alone. */
    total: z.int(),
    /** With `companyId`: how many of the company's listed jobs take applications today. */
    open: z.int().optional(),
    understood: understoodSearch.optional(),
    /** When little matches: jobs that do not match, found without some words of the search. */
    related: z.object({ without: z.array(z.string()), jobs: z.array(job) }).optional(),
    /** By the job's id, when asked for: its words that matched, and a stretch of its description that holds some. */
    highlights: z.record(z.string(), z.object({ words: z.array(z.string()), text: z.string().optional() })).optional(),
  })
  .meta({ id: 'JobPage' });
export type JobPage = z.infer<typeof jobPage>;

export const jobsApi = {
  list: route({
    method: 'GET',
    path: '/jobs',
    summary: 'Search the public jobs; a plain array, or { jobs, total } with includeTotal=true',
    access: 'public',
    query: listJobsQuery,
    answer: z.union([z.array(job), jobPage]),
  }),
  mine: route({
    method: 'GET',
    path: '/jobs/my-jobs',
    summary: "Your company's jobs, newest first",
    access: ['employer'],
    answer: z.array(job),
  }),
  get: route({
    method: 'GET',
    path: '/jobs/{id}',
    summary: 'A job; counts a view',
    access: 'public',
    params: idParams,
    answer: job,
  }),
  create: route({
    method: 'POST',
    path: '/jobs',
    summary: 'Post a job',
    access: ['employer'],
    body: createJobBody,
    answer: job,
    status: 201,
    limit: 'post',
  }),
  update: route({
    method: 'PUT',
    path: '/jobs/{id}',
    summary: 'Change a job or its status',
    access: ['employer', 'super_admin'],
    params: idParams,
    body: updateJobBody,
    answer: job,
  }),
  remove: route({
    method: 'DELETE',
    path: '/jobs/{id}',
    summary: 'Delete a job',
    access: ['employer', 'super_admin'],
    params: idParams,
    answer: success,
  }),
  publish: route({
    method: 'PATCH',
    path: '/jobs/{id}/publish',
    summary: 'Publish a job, or take it down with a reason for whoever looks after it',
    access: ['super_admin'],
    params: idParams,
    body: publishJobBody,
    answer: job,
  }),
};
