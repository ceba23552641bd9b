import { isOpenOn } from './dates.js';
import type { CompanyStatus, JobStatus } from './enums.js';

/**
 * What has become of an ad, as its own team should read it (decisions P4, P5, P40): `draft` was never posted, `in_review` waits for
 * a super admin to look at it, `waiting` waits for the company's authorisation, `unpublished` was never published by a super admin, `taken_down` was and is no more, `closed` was
 * switched off by the team, `filled` too, and says so (decision P64), `past` no longer takes applications, `ended` is past and no longer listed, `live` is open to all.
 */
export const jobStates = [
  'draft',
  'in_review',
  'waiting',
  'unpublished',
  'taken_down',
  'closed',
  'filled',
  'past',
  'ended',
  'live',
] as const;
export type JobState = (typeof jobStates)[number];

interface Posted {
  status: JobStatus;
  published: boolean;
  publishedAt: string | null;
  heldAt?: string | null;
  filledAt?: string | null;
  closingDate: string | null;
  expiresAt: string | null;
}

/** The state of a job at `now`. `companyStatus` is left out while it is not known; the company then counts as authorised. */
export const jobStateOf = (job: Posted, at: { now: Date; companyStatus?: CompanyStatus }): JobState => {
  if (job.status === 'inactive') {
    return job.publishedAt === null ? 'draft' : job.filledAt ? 'filled' : 'closed';
  }
  if (job.heldAt) {
    return 'in_review';
  }
  if (job.publishedAt !== null && !job.published) {
    return 'taken_down';
  }
  if (at.companyStatus === 'unauthorised') {
    return 'waiting';
  }
  if (!job.published) {
    return 'unpublished';
  }
  if (job.expiresAt !== null && new Date(job.expiresAt) <= at.now) {
    return 'ended';
  }
  return isOpenOn(job.closingDate === null ? null : new Date(job.closingDate), at.now) ? 'live' : 'past';
};

/** Whether everybody can see a job in this state. */
export const isListed = (state: JobState): boolean => state === 'live' || state === 'past';
