import { peersEnv, serviceEnv, storageEnv } from '@workboard/service-kit';
import { z } from 'zod';

/** Settings of the auth service. Lifetimes of links and sessions are the product's constants, not settings. */
export const envSchema = serviceEnv
  .extend({
    /**
     * Every mailed link is computed from it, and the secrets of second factors are sealed with it: changing it ends the links
     * that are under way and leaves recovery codes alone to whoever has a second factor.
     */
    TOKEN_SECRET: z.string().min(16, 'must have at least 16 characters'),
    /** Multiplies how many mails with links an address gets and an account causes. */
    RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(10_000).default(1),
    /** Who may do nothing before their two-step sign-in is on (decision A15). */
    REQUIRE_SECOND_FACTOR: z.enum(['none', 'super_admins']).default('none'),
    /** Whether seekers may sign in with a code to their phone (decision A24). */
    PHONE_SIGN_IN: z.enum(['off', 'optional']).default('off'),
    SUPER_ADMIN_EMAIL: z.email().toLowerCase().optional(),
    SUPER_ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
  })
  .extend(peersEnv.omit({ AUTH_URL: true }).shape)
  .refine((env) => (env.SUPER_ADMIN_EMAIL === undefined) === (env.SUPER_ADMIN_PASSWORD === undefined), {
    path: ['SUPER_ADMIN_PASSWORD'],
    message: 'SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD go together',
  });
export type Env = z.output<typeof envSchema>;

/** Settings of the auth worker: it also removes files and old rows. Times are milliseconds. */
export const workerEnvSchema = envSchema.safeExtend({
  ...storageEnv.shape,
  /** How often files and rows whose time is over are removed. */
  SWEEP_MS: z.coerce.number().int().min(50).default(30_000),
  /** How often the worker looks for downloads of their data that people wait for. */
  EXPORT_POLL_MS: z.coerce.number().int().min(50).default(3000),
  /** How often the whole bucket is searched for files that no row knows. */
  ORPHAN_SWEEP_MS: z.coerce.number().int().min(50).default(3_600_000),
});
export type WorkerEnv = z.output<typeof workerEnvSchema>;
