import { z } from 'zod';
import { changeJobsBody } from '../api/admin-many.js';
import type { DecidedMany } from '../api/applications.js';
import {
  adminCreateJobBody,
  adminJobsQuery,
  adminUpdateJobBody,
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
  type JobFacets,
  type ListLostSearches,
  type LostSearch,
  type Suggestion,
  suggestionsQuery,
} from '../api/job-search.js';
import {
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
import { type JobFigures } from '../api/figures.js';
import { type InsightsQuery, type Recommendation, type SalaryInsight } from '../api/recommendations.js';
import { type SavedJob, saveJobBody, savedJobMetadataBody } from '../api/saved-jobs.js';
import { events } from '../events.js';
import * as field from '../fields.js';
import { checked, defineService, nothing, personalData, openWrite, read, write } from '../message.js';
import { sources } from '../sources.js';
import { type JobTerms, type Nearness, type ReadPhrase, readPhrasesInput } from './phrases.js';

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

const id = z.object({ id: field.id });

export const jobsService = defineService('jobs', {
  personalData,
  list: read<Job[] | JobPage>()(checked<ListJobs>()),
  facets: read<JobFacets>()(checked<ListJobs>()),
  suggestions: read<Suggestion[]>()(suggestionsQuery),
  lostSearches: read<{ searches: LostSearch[]; total: number }>()(checked<ListLostSearches>()),
  /** Every public job, oldest id first, and how many there are (decision W10). */
  listed: read<{ jobs: ListedJob[]; total: number }>()(
    z.object({ offset: z.int().min(0), limit: z.int().min(1).max(50_000) }),
  ),
  mine: read<Job[]>()(nothing),
  get: read<Job>()(id),
  byIds: read<Job[]>()(z.object({ ids: z.array(field.id).max(5000) })),
  forApplication: read<JobForApplication | null>()(id),
  forRanking: read<JobForRanking | null>()(id),
  /** Changes whenever `forRanking` would answer anything else; null for no such job. */
  rankingStamp: read<string | null>()(id),
  /** Counts a view once per visitor, job and day; `visitor` is a keyed hash, never an address (decision P9). */
  recordView: openWrite<null>()(
    z.object({ id: field.id, visitor: z.string().max(100), source: z.enum(sources).default('direct') }),
  ),
  /** Views by day and source, for the job's own team and super admins (decision P56). */
  figures: read<Pick<JobFigures, 'jobId' | 'title' | 'views' | 'viewsFrom'>>()(id),
  /** What the own team and super admins call them, where they gave a name (decision P61). */
  internalReferences: read<{ id: number; internalReference: string }[]>()(
    z.object({ ids: z.array(field.id).max(5000) }),
  ),
  advice: read<JobAdvice>()(jobAdviceBody),
  create: write<Job>()(createJobBody),
  update: write<Job>()(z.object({ id: field.id, changes: updateJobBody })),
  remove: write<null>()(id),
  publish: write<Job>()(publishJobBody.extend({ id: field.id })),
  /** Closes a job as filled; one that is already stays as it is (decision P64). */
  markFilled: write<Job>()(id),
  /**
   * Extends for somebody who holds a mailed link, whom the caller has checked; `from` is the closing day that the link stands for
   * (decision P65). Throws `conflict` when the job closes on another day by now or is not open.
   */
  extendByLink: write<Job>()(z.object({ id: field.id, userId: field.id, from: z.iso.date() })),

  adminList: read<Job[] | JobPage>()(adminJobsQuery),
  adminGet: read<Job>()(id),
  adminCreate: write<Job>()(adminCreateJobBody),
  adminUpdate: write<Job>()(z.object({ id: field.id, changes: adminUpdateJobBody })),

  /** Changes each by itself; what stands so already is refused as `unchanged` (decision P71). */
  adminChangeMany: write<DecidedMany>()(changeJobsBody),
  /** The ids of a company's jobs, the newest first. */
  idsOfCompany: read<number[]>()(z.object({ companyId: field.id })),

  /** Counts once per device; `device` is a keyed hash, never an address. */
  report: openWrite<ReportReceipt>()(z.object({ id: field.id, device: z.string().max(100), report: reportJobBody })),
  ownReview: read<OwnReview>()(id),
  listReviews: read<ReviewPage>()(checked<ListReviews>()),
  getReview: read<ReviewDetail>()(id),
  decideReview: write<ReviewDetail>()(z.object({ id: field.id, decided: decideReviewBody })),
  reviewCounts: read<ReviewCounts>()(nothing),

  listSaved: read<SavedJob[]>()(nothing),
  save: write<SavedJob>()(saveJobBody),
  unsave: write<null>()(z.object({ jobId: field.id })),
  annotateSaved: write<SavedJob>()(z.object({ jobId: field.id, changes: savedJobMetadataBody })),

  listRecommendations: read<Recommendation[]>()(z.object({ limit: z.int() })),
  dismissRecommendation: write<null>()(id),
  /** Replaces a seeker's recommendations; dismissed ones stay dismissed (decision P14). */
  storeRecommendations: write<null>()(
    z.object({
      userId: field.id,
      matches: z
        .array(z.object({ jobId: field.id, matchScore: z.number().min(0).max(100), reason: z.string() }))
        .max(100),
    }),
  ),
  /** Phrases of alerts as search understands them, in the order they were asked. */
  readPhrases: read<ReadPhrase[]>()(readPhrasesInput),
  /** What search finds jobs by; those that are not public are missing. */
  termsOf: read<JobTerms[]>()(z.object({ ids: z.array(field.id).max(100) })),
  /** Of some public jobs those that lie at or around a place; none when it is no known place. */
  near: read<Nearness[]>()(z.object({ place: z.string().max(1000), ids: z.array(field.id).max(1000) })),
  /** Public, open jobs for matching, newest first. */
  openJobs: read<Job[]>()(z.object({ limit: z.int().min(1).max(5000) })),
  salaryInsights: read<SalaryInsight[]>()(checked<InsightsQuery>()),
  /** Tells at once what the event `company.changed` tells for sure, so that the next look at its jobs is right. */
  takeCompany: write<null>()(events['company.changed'].payload),
});
