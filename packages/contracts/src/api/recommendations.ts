import { z } from 'zod';
import { currencies } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { idParams, success } from './common.js';
import { jobSchema } from './jobs.js';

/** A job that suits the seeker (spec §3, decision P14). `matchScore` is 0–100. */
export const recommendation = z
  .object({
    id: z.int(),
    userId: z.int(),
    jobId: z.int(),
    matchScore: z.number(),
    reason: z.string(),
    isViewed: z.boolean(),
    isDismissed: z.boolean(),
    createdAt: field.isoInstant,
    job: jobSchema,
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = z.infer<typeof recommendation>;

/**
 * Yearly pay of public jobs that name one, in one currency, from 5 jobs up (decision P13). A null industry or location
 * means all of them; `low` and `high` are the 10th and 90th percentile.
 */
export const salaryInsight = z
  .object({
    industry: z.string().nullable(),
    location: z.string().nullable(),
    currency: z.enum(currencies),
    jobs: z.int(),
    median: z.int(),
    low: z.int(),
    high: z.int(),
  })
  .meta({ id: 'SalaryInsight' });
export type SalaryInsight = z.infer<typeof salaryInsight>;

const limit = field.wholeNumber({ name: 'Limit', min: 1, max: 50 }).default(6);

export const recommendationsApi = {
  list: route({
    method: 'GET',
    path: '/recommendations',
    summary: 'Jobs that suit your profile, best first',
    access: ['job_seeker'],
    query: z.object({ limit }),
    answer: z.array(recommendation),
  }),
  dismiss: route({
    method: 'DELETE',
    path: '/recommendations/{id}',
    summary: 'Hide a recommendation',
    access: ['job_seeker'],
    params: idParams,
    answer: success,
  }),
};

export const insightsQuery = z.object({
  industry: z.string().trim().max(100).optional(),
  location: z.string().trim().max(200).optional(),
  currency: z.enum(currencies).default('PGK'),
});
export type InsightsQuery = z.output<typeof insightsQuery>;

export const insightsApi = {
  salaries: route({
    method: 'GET',
    path: '/salary-insights',
    cost: 'heavy',
    summary: 'Pay ranges by industry and location, from 5 jobs up',
    access: 'public',
    query: insightsQuery,
    answer: z.array(salaryInsight),
  }),
};
