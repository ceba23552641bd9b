import { z } from 'zod';
import * as field from '../fields.js';
import { route } from '../route.js';
import { sources } from '../sources.js';
import { idParams } from './common.js';

/** The way of an application, in order; whoever reached a step passed those before (decision P56). */
export const funnelSteps = ['applied', 'reviewed', 'interviewing', 'offered', 'hired'] as const;

export const funnelStep = z.object({
  status: z.enum(funnelSteps),
  /** How many came as far as this, whatever became of them. */
  reached: z.int(),
  /** How many stand here now. */
  now: z.int(),
  /** The median time in this step in days, of those who left it; null when that is known of nobody. */
  medianDays: z.number().nullable(),
});
export type FunnelStep = z.infer<typeof funnelStep>;

/** How many came from one kind of place on one Port Moresby day. */
export const sourceDay = z.object({ day: z.string(), source: z.enum(sources), count: z.int() });
export type SourceDay = z.infer<typeof sourceDay>;

/** Days of sources that are answered at most. */
export const sourceDays = 366;

export const jobFigures = z
  .object({
    jobId: z.int(),
    title: z.string(),
    views: z.int(),
    steps: z.array(funnelStep),
    rejected: z.int(),
    withdrawn: z.int(),
    /** Each day's views and applications by where people came from, of the last year, the oldest first. */
    viewsFrom: z.array(sourceDay),
    applicationsFrom: z.array(sourceDay),
  })
  .meta({ id: 'JobFigures' });
export type JobFigures = z.infer<typeof jobFigures>;

/** How many applications a company must have had before its answers are counted for everybody. */
export const fewestForReplies = 10;

/** How a company answers: of the last year, without what was withdrawn first or came within a week (decision P57). */
export const replyRate = z
  .object({
    applications: z.int(),
    answered: z.int(),
    /** Median days to the first answer; null when that is known of nobody. */
    medianDays: z.number().nullable(),
  })
  .meta({ id: 'ReplyRate' });
export type ReplyRate = z.infer<typeof replyRate>;

/** What one colleague did with applications within 30 days. */
export const teamMemberFigures = z.object({
  userId: z.int().nullable(),
  /** Null for an account that is gone. */
  name: z.string().nullable(),
  decisions: z.int(),
  interviews: z.int(),
  notes: z.int(),
  lastAt: field.isoInstant,
});
export type TeamMemberFigures = z.infer<typeof teamMemberFigures>;

export const companyFigures = z
  .object({ replies: replyRate, team: z.array(teamMemberFigures) })
  .meta({ id: 'CompanyFigures' });
export type CompanyFigures = z.infer<typeof companyFigures>;

/** Figures that help to hire. */
export const figuresApi = {
  job: route({
    method: 'GET',
    path: '/jobs/{id}/figures',
    summary: 'How far applications came, how long each step took, and where people came from',
    access: ['employer', 'super_admin'],
    scope: 'jobs:read',
    params: idParams,
    answer: jobFigures,
    refuses: ['job_not_found', 'not_job_editor', 'company_revoked'],
  }),
  sheet: route({
    method: 'GET',
    path: '/jobs/{id}/figures/sheet',
    summary: 'The same figures as a table (CSV) for a spreadsheet',
    access: ['employer', 'super_admin'],
    params: idParams,
    answer: z.any(),
    file: 'text/csv',
    limit: 'export',
    refuses: ['job_not_found', 'not_job_editor', 'company_revoked'],
  }),
  company: route({
    method: 'GET',
    path: '/team/figures',
    cost: 'heavy',
    summary: 'How your company answers applicants, and who of the team did what within 30 days',
    access: ['employer'],
    answer: companyFigures,
    refuses: ['company_required', 'company_revoked'],
  }),
  replies: route({
    method: 'GET',
    path: '/companies/{id}/replies',
    summary: 'How a company answers applicants; null before its tenth application',
    access: 'public',
    params: idParams,
    answer: replyRate.nullable(),
  }),
};
