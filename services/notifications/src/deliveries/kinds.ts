/** Every kind of message with its priority: account mail goes ahead, digests come last. Smaller goes first. */
export const kinds = {
  token: 1,
  account_exists: 1,
  password_changed: 1,
  second_factor: 1,
  sms_code: 1,
  account_closed: 1,
  export_ready: 1,
  interview_scheduled: 2,
  interview_changed: 2,
  interview_cancelled: 2,
  interview_reminder: 2,
  interview_host: 2,
  interview_host_cancelled: 2,
  interview_times: 2,
  interview_times_reminder: 2,
  interview_times_withdrawn: 2,
  interview_answered: 4,
  interview_outcome: 4,
  application_message: 3,
  application_status: 3,
  welcome: 4,
  team_role_changed: 4,
  company_authorised: 4,
  company_refused: 4,
  company_arrived: 4,
  job_taken_down: 4,
  job_withdrawn: 3,
  company_renamed: 4,
  reviews_waiting: 4,
  application_sent: 4,
  application_received: 4,
  application_withdrawn: 4,
  application_mention: 4,
  job_alert: 6,
  job_closing: 7,
  applications_digest: 8,
  job_digest: 9,
} as const;
export type Kind = keyof typeof kinds;

/** Mail that its owner waits for: neither the queue's limit nor a domain's minute nor an earlier bounce holds it back. */
export const accountPriority = 1;
/** Whether a message is such mail. */
export const isAccountMail = ({ priority }: { priority: number }): boolean => priority <= accountPriority;

/** Whether what it said is kept: not secret links, and not lists of other people. */
export const isTextKept = (delivery: { kind: string; priority: number }): boolean =>
  !isAccountMail(delivery) && delivery.kind !== 'applications_digest';
