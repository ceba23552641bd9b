import type { LoggerService } from '@nestjs/common';
import { type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { findContext } from '../context/request-context.js';
import { safeFields, safeText } from './log-fields.js';

/** How lines are written: allowed fields alone, without secrets and people ({@link safeFields}). */
export const logSettings: LoggerOptions = {
  level: process.env['LOG_LEVEL'] ?? 'info',
  base: { pid: process.pid },
  timestamp: stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => error },
  formatters: { level: (level) => ({ level }), log: safeFields },
  hooks: {
    logMethod(args, write) {
      const safe = args.map((argument: unknown) => (typeof argument === 'string' ? safeText(argument) : argument));
      write.apply(this, safe as Parameters<typeof write>);
    },
  },
  mixin: () => {
    const requestId = findContext()?.requestId;
    return requestId ? { requestId } : {};
  },
};

/** JSON lines on stdout, each with the request id. Bodies, cookies, tokens and query strings are never logged. */
export const logger = pino(logSettings);

let name: string | undefined;
/** What this process is called in its lines, such as `jobs-worker`; `small` where it is all services. */
export const processName = (): string | undefined => name;
/** Gives the process its name, once; the name that it has. */
export const nameProcess = (given: string): string => {
  if (!name) {
    name = given;
    logger.setBindings({ process: given });
  }
  return name;
};

/** Nest's own messages through the same logger. */
export class NestLogger implements LoggerService {
  log(message: unknown, context?: string): void {
    logger.debug({ context }, String(message));
  }
  error(message: unknown, ...details: unknown[]): void {
    logger.error({ details }, String(message));
  }
  warn(message: unknown, context?: string): void {
    logger.warn({ context }, String(message));
  }
}
