import { z } from 'zod';
import {
  type Application,
  createApplicationBody,
  type DecidedMany,
  decideManyBody,
  type ListApplications,
  updateApplicationBody,
} from '../api/applications.js';
import { answerInterviewBody, createInterviewBody, type Interview, updateInterviewBody } from '../api/interviews.js';
import type { Job } from '../api/jobs.js';
import type { Outbox, StatusNotice } from '../api/outbox.js';
import type { Page } from '../api/paging.js';
import { events } from '../events.js';
import * as field from '../fields.js';
import { checked, defineService, nothing, personalData, read, write } from '../message.js';

/**
 * An application as its service knows it; the gateway joins job and user (decision W5). `deletedJob` is what was kept of a job
 * that the jobs service does not have any more (decision P19).
 */
export type ApplicationRecord = Omit<Application, 'job' | 'user'> & { deletedJob: Job | null };

/** One applicant of a job, as ranking compares them with what it read before. */
export interface RankableApplication {
  applicationId: number;
  userId: number;
  /** SHA-256 of the cover letter, in hex. */
  letterDigest: string;
  resume: string | null;
}

/** An interview with what the gateway joins its job and applicant by. */
export type InterviewRecord = Interview & { jobId: number; userId: number };

/** What waits to be told, as its service knows it; the gateway joins applicant, job and wording. */
export type StatusNoticeRecord = Omit<StatusNotice, 'applicant' | 'job' | 'mail'> & { jobId: number; userId: number };
export type OutboxRecord = Pick<Outbox, 'holds'> & { notices: StatusNoticeRecord[] };

const id = z.object({ id: field.id });

export const applicationsService = defineService('applications', {
  personalData,
  list: read<ApplicationRecord[]>()(z.object({ includeClosed: z.boolean().optional() })),
  page: read<Page<ApplicationRecord>>()(checked<ListApplications>()),
  get: read<ApplicationRecord>()(id),
  /** Tells at once what the event `job.changed` tells for sure, so that an employer's next look is right. */
  takeJob: write<null>()(events['job.changed'].payload),
  /** The same for `company.changed`: a revoked company is cut off at once. */
  takeCompany: write<null>()(events['company.changed'].payload),
  create: write<ApplicationRecord>()(createApplicationBody),
  update: write<ApplicationRecord>()(
    z.object({ id: field.id, changes: updateApplicationBody, includeClosed: z.boolean().optional() }),
  ),
  /** Decides each by itself: one that is refused stops no other (decision P25). */
  decideMany: write<DecidedMany>()(decideManyBody.extend({ includeClosed: z.boolean().optional() })),
  /** The employer made an offer (decision P16). */
  offer: write<ApplicationRecord>()(id),
  /** The seeker withdraws (decision P18). */
  withdraw: write<ApplicationRecord>()(id),
  remove: write<null>()(id),

  /** What the caller's company will tell about statuses (decision P17). */
  outbox: read<OutboxRecord>()(nothing),
  undoNotice: write<null>()(id),
  sendNotice: write<null>()(id),

  listInterviews: read<InterviewRecord[]>()(nothing),
  createInterview: write<Interview>()(createInterviewBody),
  updateInterview: write<Interview>()(z.object({ id: field.id, changes: updateInterviewBody })),
  answerInterview: write<Interview>()(z.object({ id: field.id, answer: answerInterviewBody })),
  /** The same by a mailed link, which the sender has checked; `conflict` when the plan is not the `sequence` that was read. */
  answerInvitation: write<null>()(z.object({ id: field.id, sequence: z.int().min(0), answer: answerInterviewBody })),
  /** Throws `interview_not_found` unless the caller may see it. */
  getInterview: read<Interview>()(id),
  removeInterview: write<null>()(id),
  /** For mails: the interview with its application, whoever asks among the services. */
  interviewDetails: read<{ interview: Interview; application: ApplicationRecord } | null>()(id),
  byIds: read<ApplicationRecord[]>()(z.object({ ids: z.array(field.id).max(5000) })),

  /** Whether a person applied to an active job of the company (decision A10); `company_revoked` if it may not see them. */
  isApplicant: read<boolean>()(z.object({ companyId: field.id, userId: field.id })),
  /** Whether a person has an application to the job, whatever its status. */
  hasApplied: read<boolean>()(z.object({ jobId: field.id, userId: field.id })),
  /** Those of the resumes that an application still carries. */
  resumesInUse: read<string[]>()(z.object({ resumes: z.array(z.string()).max(5000) })),
  /** The applicants of an active job of the caller's company. */
  rankable: read<RankableApplication[]>()(z.object({ jobId: field.id })),
  /** Changes whenever `rankable` would answer anything else; refuses what it refuses. */
  rankableStamp: read<string>()(z.object({ jobId: field.id })),
});
