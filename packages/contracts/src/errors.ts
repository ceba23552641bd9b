/**
 * Every refusal of the product: its code, HTTP status and the sentence a person reads (decisions W1, W2).
 * Services throw {@link AppError}; the transport carries it; the gateway writes it as {@link ErrorBody}.
 */
export const errorCodes = {
  validation_failed: [400, 'Invalid request'],
  profile_incomplete: [400, 'Profile incomplete'],
  company_required: [400, 'Company required: You must be associated with a company to post jobs.'],
  invalid_reset_token: [400, 'Invalid or expired reset token'],
  invalid_email_domain: [400, 'Invalid email domain'],
  common_password: [400, 'This password is on every list of common passwords: please choose another'],
  wrong_code: [400, 'This code is not right, or was used already'],
  wrong_password: [400, 'This is not your current password'],
  sms_number_unknown: [400, 'Save this number in your profile or your alerts first'],
  sms_not_served: [400, 'We send no texts to this number. Please use a mobile number of a country that we serve.'],
  message_too_long: [400, 'With the names filled in this message is too long'],
  unknown_company: [400, 'Company not found'],
  unknown_user: [400, 'User not found'],
  unauthenticated: [401, 'Authentication required'],
  invalid_credentials: [401, 'Invalid email or password'],
  password_required: [401, 'Please enter the password that you chose when you registered'],
  ticket_expired: [401, 'This took too long. Please sign in again.'],
  invalid_token: [401, 'Invalid or expired token'],
  api_token_invalid: [401, 'This API token is not known, or was revoked'],
  api_token_expired: [401, 'This API token has expired'],
  api_token_refused: [403, 'API tokens cannot make this call'],
  api_token_scope: [403, 'This API token may not do this'],
  forbidden: [403, 'Access denied'],
  second_factor_missing: [403, 'Please turn on two-step sign-in first'],
  super_admin_required: [403, 'Access denied. Super admin privileges required.'],
  not_company_editor: [403, "Access denied. You don't have permission to edit this company."],
  not_job_editor: [403, "Access denied. You don't have permission to edit this job."],
  seekers_only: [403, 'Only Job Seekers are allowed to apply.'],
  company_unauthorised: [403, 'Your company has to be authorised first.'],
  company_revoked: [403, 'Access denied. Your company is not authorised any more.'],
  verification_required: [403, 'Please check your email and click the verification link before logging in.'],
  read_only_member: [
    403,
    'You can look at everything here but change nothing. Ask the owner of your company for more rights.',
  ],
  not_in_hiring_team: [403, 'Only the hiring team of this job sees its applicants. Ask somebody in it to add you.'],
  not_company_owner: [403, 'Only the owner of the company can change what members may do.'],
  cannot_remove_self: [403, 'Cannot remove yourself'],
  cannot_remove_owner: [403, 'Cannot remove the company owner'],
  cross_site: [403, 'Cross-site request refused'],
  phone_sign_in_off: [404, 'Signing in by phone is not offered here'],
  phone_unknown: [404, 'This number signs in to no account yet. Sign in with your email, then add it under Security.'],
  session_not_found: [404, 'Session not found'],
  not_found: [404, 'Not found'],
  webhook_not_found: [404, 'Webhook not found'],
  api_token_not_found: [404, 'API token not found'],
  user_not_found: [404, 'User not found'],
  company_not_found: [404, 'Company not found'],
  job_not_found: [404, 'Job not found'],
  application_not_found: [404, 'Application not found'],
  note_not_found: [404, 'Note not found'],
  notice_not_found: [404, 'This message has left already, or the change was taken back'],
  saved_job_not_found: [404, 'Saved job not found'],
  alert_not_found: [404, 'Job alert not found'],
  delivery_not_found: [404, 'Message not found'],
  review_not_found: [404, 'Case not found'],
  template_not_found: [404, 'Template not found'],
  interview_not_found: [404, 'Interview not found'],
  interview_over: [409, 'This interview is over or was cancelled'],
  times_not_found: [404, 'These times are not offered any more'],
  times_over: [409, 'These times are not offered any more'],
  time_taken: [409, 'This time is taken: somebody was faster. Please choose another.'],
  time_chosen: [409, 'You have chosen a time already'],
  feed_not_found: [404, 'This calendar address is switched off, or was replaced by another'],
  file_not_found: [404, 'File not found'],
  request_timeout: [408, 'The request took too long to arrive, please try again'],
  already_saved: [409, 'Job already saved'],
  already_applied: [409, 'You have already applied for this job'],
  job_closed: [409, 'Applications closed'],
  job_not_posted: [409, 'This job was never published'],
  nothing_waits: [409, 'This applicant was told already. Write them a message instead.'],
  too_many_messages: [409, 'This applicant had many messages from you today. Please wait until tomorrow.'],
  template_exists: [409, 'Your company has its own version of this template already'],
  too_many_templates: [409, 'Your company has 50 templates already. Please delete one first.'],
  webhook_off: [409, 'This webhook is switched off. Switch it on first.'],
  too_many_webhooks: [409, 'Your company has 5 webhooks already. Please delete one first.'],
  too_many_api_tokens: [409, 'Your company has 20 API tokens already. Please revoke one first.'],
  application_in_progress: [409, 'Only applications that are applied or rejected can be deleted'],
  application_withdrawn: [409, 'The applicant has withdrawn this application'],
  not_withdrawable: [409, 'This application is closed and cannot be withdrawn any more'],
  offer_made: [409, 'This offer was made already'],
  email_taken: [409, 'A user with this email already exists'],
  already_verified: [409, 'User is already verified'],
  too_many_notes: [409, 'An application can have at most 200 notes'],
  too_many_tags: [409, 'An application can have at most 10 tags'],
  too_many_alerts: [409, 'You can have at most 20 job alerts'],
  unchanged: [409, 'It stands so already'],
  just_mailed: [409, 'The link was mailed less than a minute ago'],
  not_resendable: [409, 'This message is still on its way'],
  second_factor_on: [409, 'Two-step sign-in is on already'],
  second_factor_off: [409, 'Two-step sign-in is not on'],
  company_jobs_open: [
    409,
    "Close your company's open jobs first: you are the last in its team, and nobody would answer the applicants",
  ],
  has_company: [409, 'You already have a company'],
  not_an_employer: [
    409,
    'This address has an account that is no employer account. Ask to be invited at another address.',
  ],
  user_has_company: [409, 'This employer already belongs to a company'],
  last_super_admin: [409, 'The last super admin cannot be removed'],
  self_administration: [409, 'You cannot delete or demote yourself'],
  conflict: [409, 'The data was changed in the meantime, please try again'],
  payload_too_large: [413, 'The request is too large'],
  unsupported_media_type: [415, 'Unsupported file type'],
  idempotency_key_reused: [422, 'This was sent before with other content. Reload the page and send it again.'],
  rate_limited: [429, 'Too many requests, please try again later'],
  internal: [500, 'Something went wrong on our side, please try again'],
  unavailable: [503, 'Service temporarily unavailable, please try again'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errorCodes;
export interface ErrorDetail {
  field: string;
  message: string;
}
/** What a refused call answers with. `extra` fields (such as verificationRequired) stand beside it. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  error: string;
  details?: ErrorDetail[];
  requestId: string;
}

interface AppErrorOptions {
  /** Replaces the code's own sentence. */
  message?: string;
  details?: ErrorDetail[];
  /** Further fields of the answer, e.g. `{ verificationRequired: true, email }`. */
  extra?: Record<string, unknown>;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  retryAfter?: number;
}

/** A refusal that a person may read. Anything else that is thrown is a fault and leaves as `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly details?: ErrorDetail[];
  readonly extra?: Record<string, unknown>;
  readonly retryAfter?: number;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? errorCodes[code][1]);
    this.status = errorCodes[code][0];
    this.details = options.details;
    this.extra = options.extra;
    this.retryAfter = options.retryAfter;
  }
}

/** Turns a failed zod parse into `validation_failed` with the first message as its sentence (decision W1). */
export const validationError = (issues: readonly { path?: readonly unknown[]; message: string }[]): AppError => {
  const details = issues.map((issue) => ({
    field: (issue.path ?? [])
      .map((part) => (typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part)))
      .join('.'),
    message: issue.message,
  }));
  return new AppError('validation_failed', { message: details[0]?.message, details });
};
