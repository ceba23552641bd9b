import { AppError, type ErrorCode, type ErrorDetail, validationError } from '@workboard/contracts';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import type { z } from 'zod';

/** Checks a value against a schema; throws `validation_failed` with the schema's messages. */
export const parse = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value);
  if (!result.success) {
    throw validationError(result.error.issues);
  }
  return result.data;
};

const uniqueViolation = '23505';

/** True when Postgres refused a row because of a unique index; `constraint` narrows it to one of them. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  if (!(error instanceof QueryFailedError)) {
    return false;
  }
  const cause: { code?: string; constraint?: string } = error.driverError;
  return cause.code === uniqueViolation && (constraint === undefined || cause.constraint === constraint);
};

/** Turns a unique violation into the error with this code, and lets every other error pass. */
export const conflictAs = async <T>(code: ErrorCode, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError(code) : error;
  }
};

/** Postgres is there but cannot do it now: locks, time limits, shutting down, too many connections. */
const busyStates = new Set(['55P03', '57014', '57P01', '57P02', '57P03', '53300', '40001', '40P01']);
const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** True for failures of the database that pass by themselves, so that trying again makes sense. */
export const isPassingFault = (error: unknown): boolean => {
  // The connection broke between two statements of a transaction.
  if (error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError) {
    return true;
  }
  const cause: { code?: string; message?: string } =
    error instanceof QueryFailedError
      ? error.driverError
      : ((error as { code?: string; message?: string } | null) ?? {});
  const code = cause.code ?? '';
  return (
    busyStates.has(code) ||
    lostCodes.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(cause.message ?? '')
  );
};

/** How an error travels between processes. */
export interface ErrorEnvelope {
  code: ErrorCode;
  message: string;
  details?: ErrorDetail[];
  extra?: Record<string, unknown>;
  retryAfter?: number;
  /** This replica could not for want of its database just now; another one may. */
  busy?: true;
}

/** A refusal of one replica whose database did not answer in time, which says nothing of the others. */
export class ReplicaBusy extends AppError {
  constructor() {
    super('unavailable', { retryAfter: 2 });
  }
}

/** What of an error travels. */
export const toEnvelope = (error: AppError): ErrorEnvelope => ({
  code: error.code,
  message: error.message,
  details: error.details,
  extra: error.extra,
  retryAfter: error.retryAfter,
  ...(error instanceof ReplicaBusy && { busy: true }),
});
/** The error as it was thrown on the other side. */
export const fromEnvelope = ({ code, busy, ...options }: ErrorEnvelope): AppError =>
  busy ? new ReplicaBusy() : new AppError(code, options);
