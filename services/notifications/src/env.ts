import { peersEnv, serviceEnv } from '@workboard/service-kit';
import { z } from 'zod';

const milliseconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const day = 24 * 60 * 60 * 1000;

/** Settings of the notifications service and its worker. Times are milliseconds. */
export const envSchema = serviceEnv
  .extend(peersEnv.pick({ AUTH_URL: true, COMPANIES_URL: true, JOBS_URL: true, APPLICATIONS_URL: true }).shape)
  .extend({
    /** Signs the links that end a subscription. */
    TOKEN_SECRET: z.string().min(16, 'must have at least 16 characters'),
    SITE_PHONE: z.string().default('+675 300 0000'),
    SITE_EMAIL: z.email().default('hello@pngworkboard.example'),
    SITE_ADDRESS: z.string().default('PO Box 1234, Port Moresby, NCD 121, Papua New Guinea'),

    SMTP_URL: z.url(),
    MAIL_FROM: z.string().default('PNG Workboard <no-reply@pngworkboard.example>'),
    MAIL_CONNECTIONS: count(3),
    MAIL_CONCURRENCY: count(6),
    /** Mails of one worker between hand-over and mark; as many can go out twice when it is killed. Add workers instead. */
    MAIL_IN_FLIGHT: count(1),
    MAIL_POLL_MS: milliseconds(500),
    /** A queued mail that the queue no longer knows is queued again after this time. */
    MAIL_REDELIVERY_MS: milliseconds(30_000),
    /** A mail whose worker was not heard of for this time may be sent by another. */
    MAIL_LEASE_MS: milliseconds(30_000),
    /** First pause before another try; doubles, with jitter, up to ten minutes. */
    MAIL_RETRY_MS: milliseconds(15_000),
    MAIL_GIVE_UP_MS: milliseconds(day),
    MAIL_SOCKET_TIMEOUT_MS: milliseconds(60_000),
    /** How many mails one mail domain gets per minute; account mail is not held back. */
    MAIL_PER_DOMAIN_PER_MINUTE: count(2000),
    /** At most so many mails wait in Redis at a time; account mail comes on top. */
    MAIL_QUEUE_LIMIT: count(2000),

    /** What a super admin decides about a company or a job is mailed after this time, so that Undo tells nobody. */
    DECISION_HOLD_MS: milliseconds(5000),

    ALERTS_POLL_MS: milliseconds(1000),
    /** An immediate alert waits this long for other new jobs, so that they come in one mail. */
    ALERTS_BUNDLE_MS: milliseconds(5000),
    ALERTS_CONCURRENCY: count(2),
    /** How often due digests and closing jobs are looked for. */
    TICK_MS: milliseconds(30_000),

    /** How long lines of the audit trail are kept; the database lets go of none within a year (decision R7). */
    AUDIT_KEEP_DAYS: z.coerce.number().int().min(365).default(730),

    /** How long the record of a message is kept, and its address and words; the privacy page promises these at most. */
    DELIVERIES_KEEP_DAYS: z.coerce.number().int().min(1).max(90).default(90),
    ADDRESSES_KEEP_DAYS: z.coerce.number().int().min(1).max(30).default(30),

    WEBHOOK_POLL_MS: milliseconds(1000),
    WEBHOOK_CONCURRENCY: count(10),
    /** First pause before another try; the later ones grow with it, to 28 hours in all. */
    WEBHOOK_RETRY_MS: milliseconds(5000),
    /** Lets webhooks call this machine, by http too, for tests and trying out; refused for a public site. */
    WEBHOOK_LOOPBACK: z.stringbool().default(false),

    SMS_DRIVER: z.enum(['log', 'http']).default('log'),
    /** Messages endpoint of a Twilio-compatible provider, with account and token for basic authentication. */
    SMS_URL: z.url().optional(),
    SMS_ACCOUNT: z.string().optional(),
    SMS_TOKEN: z.string().optional(),
    SMS_FROM: z.string().optional(),
    SMS_CONCURRENCY: count(2),
    /** Calling codes of the countries that texts go to: Papua New Guinea and its neighbours, unless set. */
    SMS_COUNTRIES: z
      .string()
      .default('675,677,678,679,687,61,62,64')
      .transform((codes) => codes.split(',').map((code) => code.trim().replace(/^\+/, '')))
      .refine((codes) => codes.every((code) => /^[1-9]\d{0,2}$/.test(code)), 'calling codes with commas: 675,61'),
    /** Texts within 24 hours, the codes among them. */
    SMS_PER_NUMBER: count(12),
    SMS_PER_ACCOUNT: count(20),
  })
  .refine((env) => env.SMS_DRIVER === 'log' || (env.SMS_URL && env.SMS_ACCOUNT && env.SMS_TOKEN && env.SMS_FROM), {
    path: ['SMS_DRIVER'],
    message: 'http needs SMS_URL, SMS_ACCOUNT, SMS_TOKEN and SMS_FROM',
  });
export type Env = z.output<typeof envSchema>;
