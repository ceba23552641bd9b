import { z } from 'zod';
import { adviceKinds } from '../ad-advice.js';
import { adminJobsLimit, internalReferenceLength, jobListLimits } from '../constants.js';
import {
  applicationStatuses,
  currencies,
  employmentTypes,
  jobSorts,
  jobStatuses,
  payPeriods,
  workTypes,
} from '../enums.js';
import { AppError } from '../errors.js';
import * as field from '../fields.js';
import { payInOrder } from '../pay.js';
import { sayOfPay, type SentPay, settlePay } from '../quoted-pay.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';
import { companySummary } from './companies.js';
import { messageText } from './messages.js';
import { choice, flagOf, pageShape } from './paging.js';
import { askedQuestion, questionsField } from './questions.js';

/**
 * A job on the wire: the entity and its company (decision W4). `salaryMin` and `salaryMax` are a year's pay in whole units of
 * `salaryCurrency`. Pay that is quoted by another `payPeriod` has its own amounts in `payMin` and `payMax`, from which the
 * year's follow; they are null with `year` (decision P60).
 */
export const jobSchema = z
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
    payPeriod: z.enum(payPeriods),
    payMin: z.number().nullable(),
    payMax: z.number().nullable(),
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
    /** The company's own name for it, for its own team and super admins (decision P61). */
    internalReference: z.string().nullish(),
    /** Since when its team calls it filled (decision P64), where a single job or the team's own are read. */
    filledAt: field.isoInstant.nullish(),
    /** What applicants are asked, where a single job is read and asks something (decision P48). */
    questions: z.array(askedQuestion).optional(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof jobSchema>;

/** What the card of a job in a list shows: `fields=card` (decision P92). Of the description only its beginning. */
export const cardJob = jobSchema
  .pick({
    id: true,
    title: true,
    description: true,
    salaryMin: true,
    salaryMax: true,
    salaryCurrency: true,
    payPeriod: true,
    payMin: true,
    payMax: true,
    location: true,
    workType: true,
    employmentType: true,
    experienceLevel: true,
    industry: true,
    companyId: true,
    status: true,
    published: true,
    publishedAt: true,
    closingDate: true,
    createdAt: true,
  })
  .extend({ company: companySummary.pick({ id: true, name: true, logo: true }) })
  .meta({ id: 'CardJob' });
export type CardJob = z.infer<typeof cardJob>;

const workType = z.enum(workTypes, { error: say.workTypeRequired });
const employmentType = z.enum(employmentTypes, { error: say.employmentTypeRequired });

const required = {
  title: field.text({ required: say.titleRequired }),
  description: field.text({ required: say.descriptionRequired, max: 20_000 }),
  industry: field.text({ required: say.industryRequired, max: 100 }),
};

const lists = {
  requirements: field.textList().optional(),
  responsibilities: field.textList().optional(),
  skills: field.textList().optional(),
  benefits: field.textList().optional(),
};

/** An amount of pay as it is quoted, with two decimals at most, or null. */
const quotedAmount = z.preprocess(
  field.numeric,
  z
    .number({ error: sayOfPay.payInvalid })
    .min(0, sayOfPay.payInvalid)
    .max(1_000_000_000, sayOfPay.payInvalid)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, sayOfPay.payInvalid)
    .nullish(),
);

/** Pay by the year in `salaryMin` and `salaryMax`, or as it is quoted by another period (decision P60). */
const pay = {
  salaryMin: field.optionalAmount,
  salaryMax: field.optionalAmount,
  salaryCurrency: z.enum(currencies).optional(),
  payPeriod: z.enum(payPeriods, { error: sayOfPay.payPeriodInvalid }).optional(),
  payMin: quotedAmount,
  payMax: quotedAmount,
};

/** The pay of a new job contradicts itself nowhere; that of a change is judged with what is stored. */
const payFits = (sent: SentPay, context: z.RefinementCtx): void => {
  try {
    settlePay(sent);
  } catch (error) {
    for (const { field: name, message } of error instanceof AppError ? (error.details ?? []) : []) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  }
};
const payMinPath = ['payMin'];
const quotedInOrder = [
  ({ payMin, payMax }: SentPay): boolean => payMin == null || payMax == null || payMin <= payMax,
  { path: payMinPath, error: say.salaryOrder },
] as const;

const optional = {
  ...lists,
  ...pay,
  internalReference: field.optionalText(internalReferenceLength),
  location: field.optionalText(),
  experienceLevel: field.optionalText(100),
  hrEmail: field.optionalEmail,
  closingDate: field.optionalDay,
  status: z.enum(jobStatuses).optional(),
  questions: questionsField.optional(),
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
  .superRefine(payFits);
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
  .refine(...payInOrder)
  .refine(...quotedInOrder);
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
  .superRefine(payFits);
export type AdminCreateJob = z.output<typeof adminCreateJobBody>;
export const adminUpdateJobBody = z
  .object({ ...changes, companyId: field.id.optional(), ...field.readOnlyFields(...serverSet) })
  .refine(...payInOrder)
  .refine(...quotedInOrder);
export type AdminUpdateJob = z.output<typeof adminUpdateJobBody>;

/** An ad as it is being written; nothing has to be there yet. `id` is that of an ad that is changed. */
export const jobAdviceBody = z
  .object({
    id: field.optionalId,
    /** For super admins: whose ad it is. */
    companyId: field.optionalId,
    title: z.string().trim().max(200).default(''),
    description: z.string().trim().max(20_000).default(''),
    ...lists,
    ...pay,
    employmentType: employmentType.optional(),
    closingDate: field.optionalDay,
  })
  .superRefine(payFits);
export type AskAdvice = z.output<typeof jobAdviceBody>;

/** What is noticed in an ad before it goes out; nothing of it stops anybody (decision P62). */
export const jobAdvice = z
  .object({
    advice: z.array(
      z.object({
        kind: z.enum(adviceKinds),
        /** What is noticed. */
        title: z.string(),
        /** What to do about it. */
        todo: z.string(),
        /** The sentences of the ad that it is about. */
        sentences: z.array(z.string()).optional(),
        /** The company's own ad that says the same. */
        job: z.object({ id: z.int(), title: z.string() }).optional(),
      }),
    ),
  })
  .meta({ id: 'JobAdvice' });
export type JobAdvice = z.infer<typeof jobAdvice>;

/** What an employer decides about those who are still open when a job is filled (decision P64). */
export const fillJobBody = z.object({
  /** Whether they are told, and with that not selected. Otherwise they stay as they are. */
  tell: z.boolean(),
  /** Their mail in the employer's own words, with fields as in messages; null for the usual ones (decision P44). */
  message: messageText.nullish(),
});
export type FillJob = z.output<typeof fillJobBody>;
export const filledJob = z
  .object({
    job: jobSchema,
    /** Who is told now, with the status from which they were taken; those who knew already are not among them. */
    rejected: z.array(z.object({ id: z.int(), from: z.enum(applicationStatuses) })),
  })
  .meta({ id: 'FilledJob' });
export type FilledJob = z.infer<typeof filledJob>;

export const publishJobBody = z.object({ published: z.boolean(), reason: field.optionalText(1000) });
export type PublishJob = z.output<typeof publishJobBody>;

/** A super admin's list comes whole, up to what an answer can hold; longer ones in stretches. */
export const adminJobsQuery = z.object({
  limit: field.wholeNumber({ name: 'Limit', min: 1, max: adminJobsLimit }).default(adminJobsLimit),
  offset: field.wholeNumber({ name: 'Offset', min: 0, max: 10_000_000 }).default(0),
  includeTotal: pageShape.includeTotal,
  /** Looks in title, location and internal reference (decisions W11, P61). */
  q: pageShape.q,
  status: choice('Status', jobStatuses),
  published: flagOf('published'),
  companyId: field.id.optional(),
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
  /** These jobs, as far as they are public; a list counts no views. */
  ids: field.ids,
  sortBy: z.enum(jobSorts, { error: 'Unknown order' }).optional(),
  /** With a search and `includeTotal`: also say which words of each job matched. */
  highlight: flagOf('highlight'),
  /** `card`: of each job only what its card in a list shows, some four tenths of the bytes. */
  fields: choice('Fields', ['card']),
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

/** A page of jobs, whole or as cards. */
const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    jobs: z.array(row),
    /** Exact, of the matches alone. */
    total: z.int(),
    /** With `companyId`: how many of the company's listed jobs take applications today. */
    open: z.int().optional(),
    understood: understoodSearch.optional(),
    /** When little matches: jobs that do not match, found without some words of the search. */
    related: z.object({ without: z.array(z.string()), jobs: z.array(row) }).optional(),
    /** By the job's id, when asked for: its words that matched, and a stretch of its description that holds some. */
    highlights: z.record(z.string(), z.object({ words: z.array(z.string()), text: z.string().optional() })).optional(),
  });
export const jobPage = pageOf(jobSchema).meta({ id: 'JobPage' });
export const cardPage = pageOf(cardJob).meta({ id: 'CardPage' });
export type JobPage = z.infer<typeof jobPage>;
export type CardPage = z.infer<typeof cardPage>;

export const jobsApi = {
  list: route({
    method: 'GET',
    path: '/jobs',
    cost: 'search',
    summary:
      'Search the public jobs; a plain array, or { jobs, total } with includeTotal=true; whole jobs, or what a card shows with fields=card',
    access: 'public',
    scope: 'jobs:read',
    query: listJobsQuery,
    answer: z.union([z.array(jobSchema), jobPage, z.array(cardJob), cardPage]),
  }),
  mine: route({
    method: 'GET',
    path: '/jobs/my-jobs',
    summary: "Your company's jobs, newest first",
    access: ['employer'],
    scope: 'jobs:read',
    answer: z.array(jobSchema),
  }),
  get: route({
    method: 'GET',
    path: '/jobs/{id}',
    summary: 'A job; counts a view',
    access: 'public',
    scope: 'jobs:read',
    params: idParams,
    answer: jobSchema,
    refuses: ['job_not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/jobs',
    summary: 'Post a job',
    access: ['employer'],
    scope: 'jobs:write',
    body: createJobBody,
    answer: jobSchema,
    status: 201,
    limit: 'post',
    changesLists: true,
    refuses: ['company_required'],
  }),
  advice: route({
    method: 'POST',
    path: '/jobs/advice',
    summary: 'What to look at in an ad before it is posted; keeps nothing',
    access: ['employer', 'super_admin'],
    scope: 'jobs:write',
    body: jobAdviceBody,
    answer: jobAdvice,
    limit: 'advice',
    refuses: ['company_required'],
  }),
  update: route({
    method: 'PUT',
    path: '/jobs/{id}',
    summary: 'Change a job or its status',
    access: ['employer', 'super_admin'],
    scope: 'jobs:write',
    params: idParams,
    body: updateJobBody,
    answer: jobSchema,
    changesLists: true,
    refuses: ['not_job_editor'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/jobs/{id}',
    summary: 'Delete a job',
    access: ['employer', 'super_admin'],
    scope: 'jobs:write',
    params: idParams,
    answer: success,
    changesLists: true,
    refuses: ['not_job_editor', 'conflict'],
  }),
  markFilled: route({
    method: 'POST',
    path: '/jobs/{id}/filled',
    summary:
      "Close your company's job as filled and, if wanted, tell the applicants who are still open, each once; again changes nothing",
    access: ['employer'],
    scope: 'jobs:write',
    params: idParams,
    body: fillJobBody,
    answer: filledJob,
    status: 200,
    changesLists: true,
    refuses: ['not_job_editor', 'job_not_posted', 'conflict'],
  }),
  publish: route({
    method: 'PATCH',
    path: '/jobs/{id}/publish',
    summary: 'Publish a job, or take it down with a reason for whoever looks after it',
    access: ['super_admin'],
    params: idParams,
    body: publishJobBody,
    answer: jobSchema,
    refuses: ['conflict'],
    changesLists: true,
  }),
};
