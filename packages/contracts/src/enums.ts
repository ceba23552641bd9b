/** Every closed list of values of the product, in the order screens show them (spec §3, §4, §9). */

/** What a mailed link is for. */
export const tokenPurposes = [
  'registration',
  'verification',
  'password_reset',
  /** To a new address, before it takes effect. */
  'email_change',
  /** To the old address: takes the change back. */
  'email_undo',
  /** To the old address, when a colleague asked for another one. */
  'email_approval',
  /** After a sign-in from a strange device: locks everybody out until its owner has chosen a new password. */
  'new_device',
  /** Takes the deletion of the account back. */
  'keep_account',
  'status_alert',
  'team_invitation',
  /** To somebody whom a colleague gave an account: refuses it. */
  'member_refusal',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** How a CV that is made from a profile looks: black on white for printers, or with a coloured head. */
export const cvLayouts = ['plain', 'modern'] as const;
export type CvLayout = (typeof cvLayouts)[number];

/** How far a download of one's data is (decision A17). */
export const exportStates = ['waiting', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** What happened to a second factor, as its owner is told. */
export const secondFactorNews = ['on', 'off', 'reset', 'codes_renewed', 'code_used', 'guessed'] as const;
export type SecondFactorNews = (typeof secondFactorNews)[number];

/** What happened to a phone number that signs in to an account, as its owner is told (decision A24). */
export const phoneSignInNews = ['on', 'off', 'moved', 'disowned'] as const;
export type PhoneSignInNews = (typeof phoneSignInNews)[number];

export const roles = ['job_seeker', 'employer', 'admin', 'super_admin'] as const;
export type Role = (typeof roles)[number];

/** What somebody may do in their company (decision P67); the owner is who the company belongs to. */
export const teamRoles = ['owner', 'member', 'reader'] as const;
export type TeamRole = (typeof teamRoles)[number];
/** Those that the owner gives to others. */
export const givenTeamRoles = ['member', 'reader'] as const satisfies readonly TeamRole[];
export type GivenTeamRole = (typeof givenTeamRoles)[number];

/** What a company's programs may be told of (decision P86). */
export const webhookEvents = [
  'application.received',
  'application.status_changed',
  'application.withdrawn',
  'application.deleted',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export const webhookTest = 'webhook.test';

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** Why an address gets nothing any more. */
export const webhookEnds = ['owner', 'failing', 'gone', 'revoked'] as const;
export type WebhookEnd = (typeof webhookEnds)[number];

/** What an API token may be for (decision P85). */
export const apiScopes = ['jobs:read', 'jobs:write', 'applications:read', 'applications:decide'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const workTypes = ['remote', 'hybrid', 'on-site'] as const;
export type WorkType = (typeof workTypes)[number];

/** What an employer's own words about experience mean; entry is work for people without any. */
export const experienceLevels = ['entry', 'mid', 'senior', 'management'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const alertWorkTypes = ['any', 'remote', 'hybrid', 'on-site'] as const;
export type AlertWorkType = (typeof alertWorkTypes)[number];

/** The spec's list plus internship, so that every job can match (decision P15). */
export const alertEmploymentTypes = ['any', 'full-time', 'part-time', 'contract', 'freelance', 'internship'] as const;
export type AlertEmploymentType = (typeof alertEmploymentTypes)[number];

export const alertFrequencies = ['immediate', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const applicationStatuses = ['applied', 'reviewed', 'interviewing', 'offered', 'hired', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The statuses in which a seeker may delete an application (spec §4). */
export const deletableApplicationStatuses = ['applied', 'rejected'] as const satisfies readonly ApplicationStatus[];

export const jobStatuses = ['active', 'inactive'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const companyStatuses = ['authorised', 'unauthorised'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const currencies = ['PGK', 'USD', 'AUD', 'NZD'] as const;
export type Currency = (typeof currencies)[number];

/** How pay is quoted, as people in the country say it (decision P60). */
export const payPeriods = ['hour', 'day', 'week', 'fortnight', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

export const jobSorts = ['newest', 'oldest', 'salary_high', 'salary_low', 'closing_soon', 'relevance'] as const;
export type JobSort = (typeof jobSorts)[number];

export const interviewTypes = ['video', 'phone', 'in-person'] as const;
export type InterviewType = (typeof interviewTypes)[number];

export const interviewStatuses = ['scheduled', 'completed', 'cancelled'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** What a seeker says to an invitation. */
export const interviewAnswers = ['coming', 'not_coming', 'other_time'] as const;
export type InterviewAnswer = (typeof interviewAnswers)[number];

/** How times stand that an employer offers (decision P53): `full` when somebody still waits and no time is left. */
export const timesStates = ['open', 'full', 'done', 'expired', 'withdrawn'] as const;
export type TimesState = (typeof timesStates)[number];
/** How somebody stands whom times were offered to; `closed` when something else took their place. */
export const inviteeStates = ['waiting', 'chosen', 'closed'] as const;
export type InviteeState = (typeof inviteeStates)[number];

/** How an interview went, for the employer's own use. */
export const interviewOutcomes = ['attended', 'no_show', 'not_held'] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/** What one of the team says of an applicant in all, the best first (decision P47). */
export const scoreVerdicts = ['strong_yes', 'yes', 'unsure', 'no'] as const;
export type ScoreVerdict = (typeof scoreVerdicts)[number];

/** Why an interview was cancelled: by the employer alone, or with what ended the application (decision P19). */
export const cancelReasons = ['employer', 'rejected', 'hired', 'withdrawn', 'job_deleted', 'user_deleted'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The statuses that end an application for the employer; interviews still to come are cancelled with them (decision P19). */
export const endingStatuses = ['hired', 'rejected'] as const satisfies readonly ApplicationStatus[];
export type EndingStatus = (typeof endingStatuses)[number];
export const isEnding = (status: ApplicationStatus): status is EndingStatus =>
  (endingStatuses as readonly ApplicationStatus[]).includes(status);

/** What a message to an applicant says: anything, or a rejection, which goes with the mail about it (decisions P43, P44). */
export const messageKinds = ['general', 'rejection'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The languages of templates: English and Tok Pisin. */
export const messageLanguages = ['en', 'tpi'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** What the audit trail records (decision R7), by what it happens to. */
export const auditActions = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'second_factor_failed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'phone_sign_in_on',
  'phone_sign_in_off',
  'phone_disowned',
  'email_change_asked',
  'email_changed',
  'email_change_undone',
  'account_created',
  'account_changed',
  'account_verified',
  'account_closing',
  'account_kept',
  'account_locked',
  'account_deleted',
  'role_changed',
  'member_invited',
  'member_joined',
  'member_removed',
  'hiring_team_changed',
  'api_token_made',
  'api_token_used',
  'api_token_revoked',
  'webhook_made',
  'webhook_changed',
  'webhook_deleted',
  'company_created',
  'company_changed',
  'company_renamed',
  'company_authorised',
  'company_revoked',
  'company_refused',
  'company_deleted',
  'job_created',
  'job_changed',
  'job_published',
  'job_taken_down',
  'job_deleted',
  'review_decided',
  'application_deleted',
  'export_asked',
  'export_downloaded',
  'resume_downloaded',
  'message_read',
  'message_resent',
  'events_resent',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Those that say how a company stands, and why. */
export const companyDecisions = [
  'company_created',
  'company_renamed',
  'company_authorised',
  'company_revoked',
  'company_refused',
] as const satisfies readonly AuditAction[];

export const auditTargets = ['account', 'company', 'job', 'application', 'message', 'event'] as const;
export type AuditTarget = (typeof auditTargets)[number];
