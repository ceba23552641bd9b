import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { unsafeSettings } from './safe-settings.js';

/** Settings of a process were missing or wrong; the message lists all of them. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * The environment with what stands in files, as Docker and Kubernetes mount secrets: for each of the names, `NAME_FILE` gives
 * the file that holds it; `NAME` itself goes before. Throws {@link EnvError} for a file that cannot be read.
 */
export const withFiles = (source: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv => {
  const read = names.flatMap((name) => {
    const file = source[`${name}_FILE`];
    if (!file || source[name]) {
      return [];
    }
    try {
      return [[name, readFileSync(file, 'utf8').trimEnd()] as const];
    } catch (error) {
      throw new EnvError(`${name}_FILE: ${(error as Error).message}`, { cause: error });
    }
  });
  return { ...source, ...Object.fromEntries(read) };
};

/**
 * Reads the environment once, whole; an empty variable counts as missing, and `NAME_FILE` gives the file that
 * holds `NAME`. Throws {@link EnvError} with every fault, and for
 * what production must not run with.
 */
export const readEnv = <S extends z.ZodObject>(schema: S, source: NodeJS.ProcessEnv = process.env): z.output<S> => {
  const present = Object.fromEntries(
    Object.entries(withFiles(source, Object.keys(schema.shape))).filter(([, value]) => value !== ''),
  );
  const result = schema.safeParse(present);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`The environment is not complete:\n${faults.join('\n')}`);
  }
  const unsafe = unsafeSettings(present);
  if (unsafe.length > 0) {
    throw new EnvError(`These settings are not safe in production:\n${unsafe.map((fault) => `  ${fault}`).join('\n')}`);
  }
  return result.data;
};

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(16, 'must have at least 16 characters');

/** What every process needs. */
export const processEnv = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  METRICS_PORT: port,
  /** Where metrics and health checks answer; whoever collects them from another machine opens it to that network alone. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .url()
    .transform((url) => url.replace(/\/$/, ''))
    .default('http://localhost:3000'),
  INTERNAL_SECRET: secret,
  /** The one before, still believed while the processes change to the new one. */
  INTERNAL_SECRET_PREVIOUS: secret.optional(),
  REDIS_URL: z.url(),
  /** Separates installations, and tests, that share one Redis. */
  QUEUE_PREFIX: z.string().default('workboard'),
  /** Where traces are sent (OTLP over HTTP, such as `http://collector:4318`); none without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Read by OpenTelemetry itself. */
  OTEL_TRACES_SAMPLER: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.string().optional(),
});

/** What every service and worker needs besides. Times are milliseconds. */
export const serviceEnv = processEnv.extend({
  DATABASE_URL: z.url(),
  /** Past a pooler in transaction mode, which DATABASE_URL then leads to: for what holds a connection of its own. */
  DATABASE_DIRECT_URL: z.url().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  OUTBOX_POLL_MS: z.coerce.number().int().min(10).default(2000),
  /** An event whose receipt was not confirmed is sent again after this time. */
  OUTBOX_REDELIVERY_MS: z.coerce.number().int().min(50).default(30_000),
});
export type ServiceEnv = z.output<typeof serviceEnv>;

export const storageEnv = z.object({
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  /** Both empty: the role of the machine, pod or task that the process runs as. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_BUCKET: z.string().default('workboard'),
});

/** Addresses of the services that a process asks; several replicas are separated by commas. */
const addresses = z.string().min(1);
export const peersEnv = z.object({
  AUTH_URL: addresses,
  COMPANIES_URL: addresses,
  JOBS_URL: addresses,
  APPLICATIONS_URL: addresses,
  NOTIFICATIONS_URL: addresses,
  RANKING_URL: addresses,
});
