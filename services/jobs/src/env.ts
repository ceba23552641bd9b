import { totalmem } from 'node:os';
import { peersEnv, serviceEnv } from '@workboard/service-kit';
import { z } from 'zod';

const megabyte = 1024 ** 2;
/** Enough for 1,200,000 jobs. */
const mostIndexMb = 512;

interface Memory {
  /** Bytes of the machine. */
  total: number;
  /** Bytes of the container; 0 or more than any machine has where nothing bounds it. */
  constrained: number;
}

/** Megabytes of the index where nobody says it: a quarter of what the process may have. */
export const indexMbOf = ({ total, constrained }: Memory): number =>
  Math.min(mostIndexMb, Math.floor(Math.min(total, constrained || total) / 4 / megabyte));

/** Settings of the jobs service and its worker. */
export const envSchema = serviceEnv
  .extend({
    /** A read replica of the same database, for lists; the primary answers while it does not. */
    DATABASE_REPLICA_URL: z.url().optional(),
    /** How often, in milliseconds, expired jobs leave the lists and counts are folded. */
    JOBS_UPKEEP_MS: z.coerce.number().int().min(100).default(5000),
    /** How many megabytes the index of the jobs' words may take in each process that searches; 0 leaves all to Postgres. */
    SEARCH_INDEX_MB: z.coerce
      .number()
      .int()
      .min(0)
      .default(() => indexMbOf({ total: totalmem(), constrained: process.constrainedMemory() })),
    /** How many weeks searches that found nothing are counted for; super admins see eight. */
    SEARCHES_KEEP_WEEKS: z.coerce.number().int().min(8).default(26),
  })
  .extend(peersEnv.pick({ COMPANIES_URL: true, APPLICATIONS_URL: true }).shape);
export type Env = z.output<typeof envSchema>;
