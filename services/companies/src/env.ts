import { peersEnv, serviceEnv, storageEnv } from '@workboard/service-kit';
import { z } from 'zod';

/** Settings of the companies service. */
export const envSchema = serviceEnv.extend(
  peersEnv.pick({ APPLICATIONS_URL: true, AUTH_URL: true, JOBS_URL: true }).shape,
);
export type Env = z.output<typeof envSchema>;

/** Settings of the companies worker: it also removes logos. Times are milliseconds. */
export const workerEnvSchema = envSchema.extend({
  ...storageEnv.shape,
  /** How often logos whose time is over are removed. */
  SWEEP_MS: z.coerce.number().int().min(50).default(30_000),
  /** How often the whole bucket is searched for logos that no row knows. */
  ORPHAN_SWEEP_MS: z.coerce.number().int().min(50).default(3_600_000),
});
export type WorkerEnv = z.output<typeof workerEnvSchema>;
