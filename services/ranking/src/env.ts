import { peersEnv, serviceEnv, storageEnv } from '@workboard/service-kit';
import { z } from 'zod';
import { areLevelWorths } from './engine/openai/level-worths.js';

const peers = peersEnv.pick({ AUTH_URL: true, JOBS_URL: true, APPLICATIONS_URL: true });

/** Settings of the ranking service. Times are milliseconds. Without OPENAI_API_KEY the embedded engine does all the work. */
export const envSchema = serviceEnv.extend({
  ...peers.shape,
  /** How long an employer waits for a ranking; the web app gives up after 15 s. */
  RANKING_WAIT_MS: z.coerce.number().int().min(0).max(13_000).default(11_000),
  /** The message process ranks by itself when no worker took the run in this time. */
  RANKING_HELP_AFTER_MS: z.coerce.number().int().min(0).default(2500),
  /** A run whose worker was not heard of for this time is taken over by another. */
  RANKING_LEASE_MS: z.coerce.number().int().min(300).default(8000),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  /** What each of a model's five levels is worth, as `npm run rank:calibrate` says. */
  OPENAI_LEVEL_WORTHS: z
    .string()
    .transform((setting) => setting.split(',').map(Number))
    .refine((worths) => areLevelWorths(worths), { error: 'five numbers from 0 to 1, none less than the one before' })
    .optional(),
  /** Tokens that one company's rankings may cost on one day. */
  OPENAI_DAILY_TOKENS: z.coerce.number().int().min(0).default(300_000),
});
export type Env = z.output<typeof envSchema>;

/** Settings of the ranking worker. Times are milliseconds. */
export const workerEnvSchema = envSchema.extend({
  ...storageEnv.shape,
  RANKING_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(2),
  /** How often work that Redis lost, or that was put off, is looked for. */
  WORK_POLL_MS: z.coerce.number().int().min(20).default(1000),
  /** Recommendations are made anew each night; `false` leaves them to profile changes. */
  NIGHTLY_RECOMMENDATIONS: z.enum(['true', 'false']).default('true'),
});
export type WorkerEnv = z.output<typeof workerEnvSchema>;
