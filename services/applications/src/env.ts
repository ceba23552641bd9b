import { peersEnv, serviceEnv } from '@workboard/service-kit';
import type { z } from 'zod';

/** Settings of the applications service and its worker. */
export const envSchema = serviceEnv.extend(peersEnv.pick({ AUTH_URL: true, JOBS_URL: true }).shape);
export type Env = z.output<typeof envSchema>;
