import { z } from 'zod';
import { currencies, payPeriods } from '../enums.js';
import * as field from '../fields.js';
import { reportReasons, reviewDecisions, reviewEnds, signalKinds } from '../reviews.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams } from './common.js';
import { choice } from './paging.js';

/** The form that reports an ad. `website` is a trap: people do not see it. */
export const reportJobBody = z
  .object({
    reason: z.enum(reportReasons, { error: say.reportReasonRequired }),
    text: field.optionalText(2000),
    email: field.optionalEmail,
    website: z.string().max(500).optional(),
  })
  .refine(({ reason, text }) => reason !== 'other' || Boolean(text), {
    path: ['text'],
    message: say.reportTextRequired,
  });
export type ReportJob = z.output<typeof reportJobBody>;

export const reportReceipt = z.object({ received: z.literal(true), message: z.string() }).meta({ id: 'ReportReceipt' });
export type ReportReceipt = z.infer<typeof reportReceipt>;

const signal = z.object({
  kind: z.enum(signalKinds),
  /** What was found, in words. */
  note: z.string(),
  /** The sentences of the ad that say so. */
  sentences: z.array(z.string()),
});
export type Signal = z.infer<typeof signal>;

/** What of an ad is judged, as it was at some time. */
const adText = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  responsibilities: z.array(z.string()),
  skills: z.array(z.string()),
  benefits: z.array(z.string()),
  salaryMin: z.int().nullable(),
  salaryMax: z.int().nullable(),
  salaryCurrency: z.enum(currencies),
  /** As it was quoted; left out of what was kept before pay had periods (decision P60). */
  payPeriod: z.enum(payPeriods).optional(),
  payMin: z.number().nullish(),
  payMax: z.number().nullish(),
  location: z.string().nullable(),
  hrEmail: z.string().nullable(),
});
export type AdText = z.infer<typeof adText>;

/** What a company's own people read of the review of their ad: never who reported it, or that anybody did. */
export const ownReview = z
  .object({
    /** Since when it waits; null when it does not. */
    heldAt: field.isoInstant.nullable(),
    signals: z.array(signal),
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof ownReview>;

export const review = z
  .object({
    id: z.int(),
    jobId: z.int(),
    title: z.string(),
    company: z.object({ id: z.int(), name: z.string(), status: z.string() }),
    /** The ad waits for this decision and is not public. */
    heldAt: field.isoInstant.nullable(),
    /** Whether everybody sees it now. */
    isPublic: z.boolean(),
    /** How many devices or accounts reported it. */
    reports: z.int(),
    signals: z.array(signal),
    openedAt: field.isoInstant,
    decision: z.enum(reviewEnds).nullable(),
    decidedAt: field.isoInstant.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

/** A decision as it is kept: who, when, why. */
const reviewStep = z.object({
  decision: z.enum([...reviewEnds, 'reopen']),
  reason: z.string().nullable(),
  /** Null for what no super admin decided. */
  userId: z.int().nullable(),
  name: z.string().nullable(),
  at: field.isoInstant,
});
export type ReviewStep = z.infer<typeof reviewStep>;

export const reviewDetail = review
  .extend({
    snapshot: adText,
    /** The ad as it is now; null when it was deleted. */
    now: adText.nullable(),
    reported: z.array(
      z.object({
        reason: z.enum(reportReasons),
        text: z.string().nullable(),
        email: z.string().nullable(),
        createdAt: field.isoInstant,
      }),
    ),
    steps: z.array(reviewStep),
  })
  .meta({ id: 'ReviewDetail' });
export type ReviewDetail = z.infer<typeof reviewDetail>;

export const reviewCounts = z.object({
  /** Ads that wait, oldest since `oldestAt`. */
  waiting: z.int(),
  reported: z.int(),
  /** Neither held nor reported, but with signals. */
  noticed: z.int(),
  oldestAt: field.isoInstant.nullable(),
});
export type ReviewCounts = z.infer<typeof reviewCounts>;

export const reviewPage = z
  .object({ reviews: z.array(review), total: z.int(), counts: reviewCounts })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof reviewPage>;

export const listReviewsQuery = z.object({
  limit: field.wholeNumber({ name: 'Limit', min: 1, max: 100 }).default(10),
  offset: field.wholeNumber({ name: 'Offset', min: 0, max: 10_000_000 }).default(0),
  state: choice('State', ['open', 'decided', 'all']),
  kind: choice('Kind', ['waiting', 'reported', 'noticed']),
  companyId: field.id.optional(),
});
export type ListReviews = z.output<typeof listReviewsQuery>;

export const decideReviewBody = z
  .object({ decision: z.enum(reviewDecisions, { error: say.decisionRequired }), reason: field.optionalText(1000) })
  .refine(({ decision, reason }) => !['take_down', 'revoke_company'].includes(decision) || Boolean(reason), {
    path: ['reason'],
    message: say.reasonRequired,
  });
export type DecideReview = z.output<typeof decideReviewBody>;

const access = ['super_admin'] as const;

export const reportsApi = {
  report: route({
    method: 'POST',
    path: '/jobs/{id}/reports',
    summary: 'Report a job, with or without an account; the employer never learns who did',
    access: 'public',
    params: idParams,
    body: reportJobBody,
    answer: reportReceipt,
    status: 201,
    limit: 'report',
    changesLists: true,
    refuses: ['job_not_found'],
  }),
  ownReview: route({
    method: 'GET',
    path: '/jobs/{id}/review',
    summary: 'Why your job waits for a look at it',
    access: ['employer', 'super_admin'],
    params: idParams,
    answer: ownReview,
    refuses: ['not_job_editor'],
  }),
};

export const reviewsApi = {
  list: route({
    method: 'GET',
    path: '/admin/reviews',
    summary: 'Ads that wait for a decision, were reported or show signals of fraud; the oldest first',
    access,
    query: listReviewsQuery,
    answer: reviewPage,
  }),
  get: route({
    method: 'GET',
    path: '/admin/reviews/{id}',
    summary: 'A case: the reports, the ad as it was and as it is, and what was decided',
    access,
    params: idParams,
    answer: reviewDetail,
    refuses: ['review_not_found'],
  }),
  decide: route({
    method: 'POST',
    path: '/admin/reviews/{id}/decisions',
    summary: 'Keep, publish or take down the ad, or revoke its company; reopen takes the last decision back',
    access,
    params: idParams,
    body: decideReviewBody,
    answer: reviewDetail,
    refuses: ['conflict'],
    status: 200,
    changesLists: true,
  }),
};
