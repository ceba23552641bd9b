import { peersEnv, serviceEnv, storageEnv } from '@workboard/service-kit';
import { z } from 'zod';

/** Settings of the auth service. Lifetimes of links and sessions are the product's constants, not settings. */
export const envSchema = serviceEnv
  .extend({
    /** Every mailed link is computed from it; changing it ends the links that are under way. */
    TOKEN_SECRET: z.string().min(16, 'must have at least 16 characters'),
    SUPER_ADMIN_EMAIL: z.email().toLowerCase().optional(),
    SUPER_ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
  })
  .extend(peersEnv.pick({ COMPANIES_URL: true, APPLICATIONS_URL: true, NOTIFICATIONS_URL: true }).shape)
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
  /** How often the whole bucket is searched for files that no row knows. */
  ORPHAN_SWEEP_MS: z.coerce.number().int().min(50).default(3_600_000),
});
export type WorkerEnv = z.output<typeof workerEnvSchema>;
