import { z } from 'zod';
import { adminManyApi, changeJobsBody } from '../api/admin-many.js';
import type { DecidedMany } from '../api/applications.js';
import {
  jobsApi,
  adminCreateJobBody,
  adminJobsQuery,
  adminUpdateJobBody,
  type CardJob,
  type CardPage,
  createJobBody,
  type Job,
  type JobAdvice,
  jobAdviceBody,
  type JobPage,
  type ListJobs,
  publishJobBody,
  updateJobBody,
} from '../api/jobs.js';
import {
  jobSearchApi,
  lostSearchesApi,
  type JobFacets,
  type ListLostSearches,
  type LostSearch,
  type Suggestion,
  suggestionsQuery,
} from '../api/job-search.js';
import {
  reportsApi,
  reviewsApi,
  decideReviewBody,
  type ListReviews,
  type OwnReview,
  reportJobBody,
  type ReportReceipt,
  type ReviewCounts,
  type ReviewDetail,
  type ReviewPage,
} from '../api/reviews.js';
import type { AskedQuestion, JobQuestion } from '../api/questions.js';
import { figuresApi, type JobFigures } from '../api/figures.js';
import {
  insightsApi,
  recommendationsApi,
  type InsightsQuery,
  type Recommendation,
  type SalaryInsight,
} from '../api/recommendations.js';
import { savedJobsApi, type SavedJob, saveJobBody, savedJobMetadataBody } from '../api/saved-jobs.js';
import { events } from '../events.js';
import { adminApi } from '../api/admin.js';
import * as field from '../fields.js';
import { checked, defineService, nothing, personalData, openWrite, read, write } from '../message.js';
import { statusMessages } from '../service-status.js';
import { sources } from '../sources.js';
import { type JobTerms, type Nearness, type ReadPhrase, readPhrasesInput } from './phrases.js';

/** Views that one message counts at most. */
export const mostViews = 500;

const jobView = z.object({
  /** Of the job. */
  id: field.id,
  /** A keyed hash, never an address. */
  visitor: z.string().max(100),
  source: z.enum(sources).default('direct'),
  /** Of the employer who looks, whose own jobs are not counted. */
  companyId: field.id.nullable().default(null),
  /** Of the seeker who looks, whose recommendation is seen now. */
  seekerId: field.id.nullable().default(null),
});
/** A look at a job. */
export type JobView = z.output<typeof jobView>;

/** What applying must be sure of, asked at the moment of the write (decision W7). */
export interface JobForApplication {
  id: number;
  title: string;
  companyId: number;
  /** Active, published, its company authorised, not expired (decision P4). */
  isPublic: boolean;
  /** The closing day is not over in Port Moresby (decision P6). */
  isOpen: boolean;
  /** What applicants are asked; nothing when left out. */
  questions?: JobQuestion[];
}

/** An ad as ranking reads it, whatever its state. */
export interface JobForRanking extends Pick<
  Job,
  | 'id'
  | 'companyId'
  | 'title'
  | 'description'
  | 'requirements'
  | 'responsibilities'
  | 'skills'
  | 'industry'
  | 'experienceLevel'
> {
  /** What applicants are asked beside the letter; nothing when left out. */
  questions?: AskedQuestion[] | null;
  /** Sentences of the company's other ads, the newest {@link otherAdsRead}: text that applicants may have taken from there. */
  otherAds: string[];
}
/** So many ads of a company are compared with what applicants write. */
export const otherAdsRead = 20;

/** A public job as a map of the site lists it; `since` is when it appeared, ISO 8601 UTC. */
export interface ListedJob {
  id: number;
  since: string;
}

/** That a person saved a job; `id` is the entry's, by which pages go on. */
export type SavedBy = Pick<SavedJob, 'id' | 'userId' | 'jobId'>;
/** So many of them one answer holds; fewer are the last. */
export const savedByMost = 5000;

const id = z.object({ id: field.id });

export const jobsService = defineService('jobs', {
  personalData,
  ...statusMessages,
  list: read<Job[] | JobPage | CardJob[] | CardPage>()(jobsApi.list, checked<ListJobs>()),
  facets: read<JobFacets>()(jobSearchApi.facets, checked<ListJobs>()),
  suggestions: read<Suggestion[]>()(jobSearchApi.suggestions, suggestionsQuery),
  lostSearches: read<{ searches: LostSearch[]; total: number }>()(lostSearchesApi.list, checked<ListLostSearches>()),
  /** Every public job, oldest id first, and how many there are (decision W10). */
  listed: read<{ jobs: ListedJob[]; total: number }>()(
    'internal',
    z.object({ offset: z.int().min(0), limit: z.int().min(1).max(50_000) }),
  ),
  mine: read<Job[]>()(jobsApi.mine, nothing),
  get: read<Job>()(jobsApi.get, id),
  byIds: read<Job[]>()('internal', z.object({ ids: z.array(field.id).max(5000) })),
  forApplication: read<JobForApplication | null>()('internal', id),
  forRanking: read<JobForRanking | null>()('internal', id),
  /** Changes whenever `forRanking` would answer anything else; null for no such job. */
  rankingStamp: read<string | null>()('internal', id),
  /** Counts views, each once per visitor, job and day (decision P9). */
  recordViews: openWrite<null>()('internal', z.object({ views: z.array(jobView).min(1).max(mostViews) })),
  /** Views by day and source, for the job's own team and super admins (decision P56). */
  figures: read<Pick<JobFigures, 'jobId' | 'title' | 'views' | 'viewsFrom'>>()(figuresApi.job, id),
  /** Internal references, by which their team and super admins know them (decision P61). */
  internalReferences: read<{ id: number; internalReference: string }[]>()(
    ['employer', 'super_admin'],
    z.object({ ids: z.array(field.id).max(5000) }),
  ),
  advice: read<JobAdvice>()(jobsApi.advice, jobAdviceBody),
  create: write<Job>()(jobsApi.create, createJobBody),
  update: write<Job>()(jobsApi.update, z.object({ id: field.id, changes: updateJobBody })),
  remove: write<null>()(jobsApi.remove, id),
  publish: write<Job>()(jobsApi.publish, publishJobBody.extend({ id: field.id })),
  /** Closes a job as filled; one that is already stays as it is (decision P64). */
  markFilled: write<Job>()(jobsApi.markFilled, id),
  /**
   * Extends for somebody who holds a mailed link, whom the caller has checked; `from` is the closing day that the link stands for
   * (decision P65). Throws `conflict` when the job closes on another day by now or is not open.
   */
  extendByLink: write<Job>()('internal', z.object({ id: field.id, userId: field.id, from: z.iso.date() })),

  adminList: read<Job[] | JobPage>()(adminApi.jobs, adminJobsQuery),
  adminGet: read<Job>()(adminApi.job, id),
  adminCreate: write<Job>()(adminApi.createJob, adminCreateJobBody),
  adminUpdate: write<Job>()(adminApi.updateJob, z.object({ id: field.id, changes: adminUpdateJobBody })),

  /** Changes each by itself; what stands so already is refused as `unchanged` (decision P71). */
  adminChangeMany: write<DecidedMany>()(adminManyApi.jobs, changeJobsBody),
  /** The ids of a company's jobs, the newest first. */
  idsOfCompany: read<number[]>()(['super_admin'], z.object({ companyId: field.id })),

  /** Counts once per device; `device` is a keyed hash, never an address. */
  report: openWrite<ReportReceipt>()(
    reportsApi.report,
    z.object({ id: field.id, device: z.string().max(100), report: reportJobBody }),
  ),
  ownReview: read<OwnReview>()(reportsApi.ownReview, id),
  listReviews: read<ReviewPage>()(reviewsApi.list, checked<ListReviews>()),
  getReview: read<ReviewDetail>()(reviewsApi.get, id),
  decideReview: write<ReviewDetail>()(reviewsApi.decide, z.object({ id: field.id, decided: decideReviewBody })),
  reviewCounts: read<ReviewCounts>()('internal', nothing),

  listSaved: read<SavedJob[]>()(savedJobsApi.list, nothing),
  save: write<SavedJob>()(savedJobsApi.save, saveJobBody),
  unsave: write<null>()(savedJobsApi.remove, z.object({ jobId: field.id })),
  /** Who saved some jobs, the oldest entry first, from behind an entry on; with `userId` what that person did of it. */
  savedBy: read<SavedBy[]>()(
    'internal',
    z.object({ jobIds: z.array(field.id).max(5000), userId: field.id.optional(), after: z.int().min(0).default(0) }),
  ),
  annotateSaved: write<SavedJob>()(savedJobsApi.annotate, z.object({ jobId: field.id, changes: savedJobMetadataBody })),

  listRecommendations: read<Recommendation[]>()(recommendationsApi.list, z.object({ limit: z.int() })),
  dismissRecommendation: write<null>()(recommendationsApi.dismiss, id),
  /** Replaces a seeker's recommendations; dismissed ones stay dismissed (decision P14). */
  storeRecommendations: write<null>()(
    'internal',
    z.object({
      userId: field.id,
      matches: z
        .array(z.object({ jobId: field.id, matchScore: z.number().min(0).max(100), reason: z.string() }))
        .max(100),
    }),
  ),
  /** Phrases of alerts as search understands them, in the order they were asked. */
  readPhrases: read<ReadPhrase[]>()('internal', readPhrasesInput),
  /** What search finds jobs by; those that are not public are missing. */
  termsOf: read<JobTerms[]>()('internal', z.object({ ids: z.array(field.id).max(100) })),
  /** Of some public jobs those that lie at or around a place; none when it is no known place. */
  near: read<Nearness[]>()('internal', z.object({ place: z.string().max(1000), ids: z.array(field.id).max(1000) })),
  /** Public, open jobs for matching, newest first. */
  openJobs: read<Job[]>()('internal', z.object({ limit: z.int().min(1).max(5000) })),
  salaryInsights: read<SalaryInsight[]>()(insightsApi.salaries, checked<InsightsQuery>()),
  /** Applies `company.changed` immediately, so that the next read of its jobs is fresh; the event follows and is then a no-op. */
  applyCompany: write<null>()('internal', events['company.changed'].payload),
});
