import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { AppError, type ErrorBody, type ErrorCode } from '@workboard/contracts';
import { findContext, logger } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { countRefusal } from './security-metrics.js';

/** What the HTTP layer itself refuses, by status; every other of its 4xx, such as an id of 300 digits, is bad input (decision W2). */
const codeByStatus: Record<number, ErrorCode> = {
  400: 'validation_failed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

/** Any thrown value as a refusal; what is not one of ours is a fault that is logged and not shown. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) {
    return error;
  }
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number } | null)?.statusCode;
  if (status && (status < 500 || status in codeByStatus)) {
    return new AppError(codeByStatus[status] ?? 'validation_failed');
  }
  if (findContext()?.signal.aborted) {
    return new AppError('unavailable');
  }
  logger.error({ err: error }, 'request failed');
  return new AppError('internal');
};

/** A refusal in the one shape of decision W1. */
export const refusalBody = (error: AppError, requestId: string): string => {
  const body: ErrorBody & Record<string, unknown> = {
    ...error.extra,
    statusCode: error.status,
    code: error.code,
    error: error.message,
    ...(error.details ? { details: error.details } : {}),
    requestId,
  };
  return JSON.stringify(body);
};

/** What a refusal says in its headers, beside those of every answer. */
export const refusalHeaders = ({ retryAfter, status }: AppError): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  ...(retryAfter === undefined && status !== 503
    ? {}
    : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter ?? 2))) }),
});

/** Answers a request with a refusal. */
export const sendError = (reply: FastifyReply, error: AppError): void => {
  countRefusal(error.code);
  if (error.status === 403) {
    // Who it was is known by the request's id, and to nobody who reads the log.
    logger.info({ code: error.code, path: reply.request.routeOptions.url }, 'access refused');
  }
  void reply
    .code(error.status)
    .headers(refusalHeaders(error))
    .send(refusalBody(error, findContext()?.requestId ?? reply.request.id));
};

/** Answers whatever a call of the `/api` throws. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (!reply.sent) {
      sendError(reply, toAppError(error));
    }
  }
}
