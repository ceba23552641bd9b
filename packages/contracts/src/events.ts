import { z } from 'zod';
import { jobSchema } from './api/jobs.js';
import { auditRecord } from './audit.js';
import {
  applicationStatuses,
  cancelReasons,
  companyStatuses,
  givenTeamRoles,
  jobStatuses,
  phoneSignInNews,
  roles,
  secondFactorNews,
} from './enums.js';

export const services = ['auth', 'companies', 'jobs', 'applications', 'notifications', 'ranking'] as const;
export type ServiceName = (typeof services)[number];

interface EventDefinition {
  readonly payload: z.ZodObject;
  readonly subscribers: readonly ServiceName[];
}
const event = <P extends z.ZodObject>(payload: P, ...subscribers: ServiceName[]) => ({ payload, subscribers });

const userId = z.object({ userId: z.int() });
const interviewRef = z.object({ id: z.int(), applicationId: z.int(), userId: z.int() });
/** `id` is the invitation of one person to choose a time. */
const timesRef = z.object({ id: z.int(), applicationId: z.int(), userId: z.int() });
const applicationRef = z.object({ id: z.int(), jobId: z.int(), userId: z.int(), companyId: z.int() });

/**
 * Events that services publish to each other through outbox, queue and inbox. Payloads carry ids and public data, never
 * tokens or contact data: what a mail needs is asked for when it is sent. `version` grows with every change of the row,
 * so that a late delivery never overwrites a newer copy.
 */
export const events = {
  /** Somebody did what the audit trail records (decision R7); written by `audit`. */
  'audit.recorded': event(auditRecord, 'notifications'),
  /** A mail with a single-use link is wanted; the token is minted from the row when the mail is written. */
  'token.created': event(z.object({ tokenId: z.uuid() }), 'notifications'),
  /** Somebody registered with an address that has an account (decision A1). */
  'user.account_exists': event(userId, 'notifications'),
  /** `verified` is false for an account that a super admin created and nobody has verified yet. */
  'user.created': event(userId.extend({ role: z.enum(roles), verified: z.boolean() }), 'notifications', 'ranking'),
  'user.verified': event(userId, 'notifications'),
  'user.profile_changed': event(userId, 'ranking'),
  'user.password_changed': event(userId, 'notifications'),
  'user.second_factor': event(userId.extend({ news: z.enum(secondFactorNews), codesLeft: z.int() }), 'notifications'),
  'user.phone_sign_in': event(userId.extend({ news: z.enum(phoneSignInNews), phone: z.string() }), 'notifications'),
  /** A code is wanted on a phone; the digits are computed when the text is written. */
  'phone.code_created': event(z.object({ codeId: z.uuid() }), 'notifications'),
  /** Somebody may do more or less in their company than before (decision P67). */
  'user.team_role_changed': event(
    userId.extend({ companyId: z.int(), teamRole: z.enum(givenTeamRoles), changedAt: z.iso.datetime() }),
    'notifications',
  ),
  /** Somebody is not in the company any more. */
  'user.left_company': event(userId.extend({ companyId: z.int() }), 'applications'),
  /** An archive of somebody's data can be downloaded. */
  'export.ready': event(userId, 'notifications'),
  /** An account was deleted as its owner wished; a last mail says so. */
  'account.closed': event(z.object({ farewellId: z.uuid() }), 'notifications'),
  'user.deleted': event(userId, 'companies', 'jobs', 'applications', 'notifications', 'ranking'),
  'resume.uploaded': event(userId.extend({ fileId: z.uuid() }), 'ranking'),
  'resume.removed': event(userId.extend({ fileId: z.uuid() }), 'ranking'),
  'company.changed': event(
    z.object({
      id: z.int(),
      version: z.int(),
      name: z.string(),
      logo: z.string().nullable(),
      industry: z.string(),
      location: z.string(),
      status: z.enum(companyStatuses),
      ownerId: z.int().nullable(),
      /** Unauthorised after having been authorised: cut off from applicants and team. */
      revoked: z.boolean().default(false),
      /** While others should still get this event (decision P22). */
      previousName: z.string().nullish(),
      renamedAt: z.iso.datetime().nullish(),
    }),
    'applications',
    'auth',
    'jobs',
    'notifications',
  ),
  /** A new company waits for authorisation. */
  'company.arrived': event(z.object({ id: z.int() }), 'notifications'),
  'company.authorised': event(z.object({ id: z.int() }), 'notifications'),
  /** Not authorised, in a super admin's words: `wasAuthorised` tells a revocation from a refusal. */
  'company.refused': event(
    z.object({ id: z.int(), wasAuthorised: z.boolean(), reason: z.string().nullable() }),
    'notifications',
  ),
  /** A company has another name now; `underReview` when it has to be authorised again (decision P22). */
  'company.renamed': event(
    z.object({ id: z.int(), from: z.string(), to: z.string(), underReview: z.boolean() }),
    'notifications',
  ),
  'company.deleted': event(z.object({ id: z.int() }), 'applications', 'auth', 'jobs', 'notifications'),
  'job.changed': event(
    z.object({
      id: z.int(),
      version: z.int(),
      title: z.string(),
      companyId: z.int(),
      status: z.enum(jobStatuses),
      isPublic: z.boolean(),
    }),
    'applications',
    'notifications',
  ),
  /** A job became public for the first time. */
  'job.published': event(z.object({ id: z.int() }), 'notifications'),
  /** A super admin unpublished a job. */
  'job.taken_down': event(z.object({ id: z.int(), reason: z.string().nullable() }), 'notifications'),
  /** An ad came to review: it was reported, or shows signals of fraud (decision P40). */
  'review.opened': event(z.object({ id: z.int() }), 'notifications'),
  /** `job` is what those who applied keep of it: where and what it was, without its text (decision P19). */
  'job.deleted': event(
    z.object({ id: z.int(), companyId: z.int(), job: jobSchema.nullable().default(null) }),
    'applications',
    'notifications',
    'ranking',
  ),
  /** `hiringTeam` is who sees it beside the owner; null for everybody of the company (decision P68). */
  'application.created': event(
    applicationRef.extend({ hiringTeam: z.array(z.int()).nullish() }),
    'jobs',
    'notifications',
  ),
  'application.deleted': event(applicationRef, 'jobs', 'notifications', 'ranking'),
  /** The seeker withdrew; the application stays with the employer (decision P18). `interviewIds` as below. */
  'application.withdrawn': event(
    applicationRef.extend({ interviewIds: z.array(z.int()).default([]) }),
    'notifications',
    'ranking',
  ),
  /**
   * Its job was deleted; the application stays with the seeker alone (decision P19). `interviewIds` are those that were still to
   * come and are cancelled with it: their mails say it, too.
   */
  'application.job_withdrawn': event(applicationRef.extend({ interviewIds: z.array(z.int()) }), 'notifications'),
  /** `userId`, of the employer's team, was mentioned in a note (decision P45). */
  'application.mentioned': event(
    z.object({ applicationId: z.int(), noteId: z.int(), userId: z.int() }),
    'notifications',
  ),
  /** The employer's team gave it another status; the applicant hears of it later, or never (decision P17). */
  'application.decided': event(
    applicationRef.extend({
      from: z.enum(applicationStatuses),
      to: z.enum(applicationStatuses),
      changedAt: z.iso.datetime(),
    }),
    'notifications',
  ),
  /** The employer wrote to the applicant (decision P43). */
  'application.messaged': event(applicationRef.extend({ messageId: z.int() }), 'notifications'),
  /**
   * The hold of a change is over: the applicant is to be told (decision P17). `messageId` is the employer's own text that goes
   * with it (decision P44).
   */
  'application.status_changed': event(
    applicationRef.extend({
      from: z.enum(applicationStatuses),
      to: z.enum(applicationStatuses),
      changedAt: z.iso.datetime(),
      messageId: z.int().nullish(),
    }),
    'notifications',
  ),
  'interview.scheduled': event(interviewRef, 'notifications'),
  'interview.changed': event(interviewRef, 'notifications'),
  /** The decision that had cancelled it was taken back; it takes place after all (decision P19). */
  'interview.restored': event(interviewRef, 'notifications'),
  /** Times to choose from were offered to somebody, or are not any more (decision P53). */
  'interview.times_offered': event(timesRef, 'notifications'),
  'interview.times_withdrawn': event(timesRef, 'notifications'),
  /** The seeker answered the invitation. */
  'interview.answered': event(interviewRef.extend({ answeredAt: z.iso.datetime() }), 'notifications'),
  'interview.cancelled': event(
    interviewRef.extend({ reason: z.enum(cancelReasons).default('employer') }),
    'notifications',
  ),
} as const satisfies Record<string, EventDefinition>;

export type EventType = keyof typeof events;
export type EventPayload<T extends EventType> = z.infer<(typeof events)[T]['payload']>;
