import { peersEnv, serviceEnv } from '@workboard/service-kit';
import { z } from 'zod';

const milliseconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** Settings of the applications service and its worker. Times are milliseconds. */
export const envSchema = serviceEnv.extend(peersEnv.pick({ AUTH_URL: true, JOBS_URL: true }).shape).extend({
  /** How long news of a changed status wait, so that the change can be taken back (decision P17). */
  STATUS_HOLD_MS: milliseconds(10_000),
  STATUS_REJECTED_HOLD_MS: milliseconds(24 * 60 * 60 * 1000),
  /** How often the worker looks for news whose hold is over. */
  STATUS_POLL_MS: milliseconds(500),
});
export type Env = z.output<typeof envSchema>;
