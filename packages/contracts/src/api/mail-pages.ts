import { z } from 'zod';

/**
 * Calls outside the JSON surface. Gateway: `GET /api/unsubscribe/{token}` shows the page of `unsubscribePage` (nothing
 * changes by opening it), `POST` on the same path does it and shows what comes back, with no cookie, no redirect and no
 * cross-site check, because mail programs send it (RFC 8058). Both answer `text/html` with the given policy.
 */
export const unsubscribePath = (token: string): string => `/api/unsubscribe/${token}`;
/**
 * `GET` shows the page that a mailed link about an interview opens and answers nothing; the form on it posts to the same
 * path. No cookie, no script; the token is what proves who answers.
 */
export const interviewAnswerPath = (token: string): string => `/api/interview-answers/${token}`;
/** The same for times to choose from (decision P53): opening it chooses nothing. */
export const interviewTimesPath = (token: string): string => `/api/interview-times/links/${token}`;
/** The same for an ad that closes soon (decision P65): opening it extends nothing. */
export const extendJobPath = (token: string): string => `/api/closing-jobs/${token}`;
/** The SMS provider reports incoming messages here, form-encoded and signed (`X-Twilio-Signature`). */
export const incomingSmsPath = '/api/sms/incoming';

/** A small page of its own, with the Content-Security-Policy that lets its style through. */
export interface MailPage {
  html: string;
  csp: string;
  /** 200 unless given. */
  status?: number;
}
/** One example of each mail, for `/dev/mails` on a local machine. */
export interface MailPreview {
  name: string;
  subject: string;
  html: string;
  text: string;
}

export const unsubscribeParams = z.object({ token: z.string().max(200) });
export const interviewAnswerQuery = z.object({ token: z.string().max(200), answer: z.string().max(40).optional() });
export const interviewAnswerForm = z.object({
  token: z.string().max(200),
  answer: z.string().max(40).default(''),
  message: z.string().max(5000).default(''),
  sequence: z.string().max(20).default(''),
});
export const interviewTimesForm = z.object({ token: z.string().max(200), time: z.string().max(20).default('') });
/** `url` is the full address the provider called, `fields` its form. */
export const incomingSms = z.object({
  url: z.string().max(2000),
  signature: z.string().max(200),
  fields: z.record(z.string().max(100), z.string().max(5000)),
});
