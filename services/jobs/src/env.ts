import { peersEnv, serviceEnv } from '@workboard/service-kit';
import { z } from 'zod';

/** Settings of the jobs service and its worker. */
export const envSchema = serviceEnv
  .extend({
    /** How often, in milliseconds, expired jobs leave the lists and counts are folded. */
    JOBS_UPKEEP_MS: z.coerce.number().int().min(100).default(5000),
  })
  .extend(peersEnv.pick({ COMPANIES_URL: true, APPLICATIONS_URL: true }).shape);
export type Env = z.output<typeof envSchema>;
