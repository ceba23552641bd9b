import type { LoggerService } from '@nestjs/common';
import { pino, stdTimeFunctions } from 'pino';
import { findContext } from './context.js';

/** JSON lines on stdout, each with the request id. Bodies, cookies, tokens and query strings are never logged. */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: { pid: process.pid, process: process.env.PROCESS_NAME },
  timestamp: stdTimeFunctions.isoTime,
  mixin: () => {
    const requestId = findContext()?.requestId;
    return requestId ? { requestId } : {};
  },
});

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
