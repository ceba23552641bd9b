import type { OutgoingHttpHeaders } from 'node:http';
import type { AppError } from '@workboard/contracts';
import type { FastifyReply } from 'fastify';
import { refusalBody, refusalHeaders, sendError } from './error-filter.js';

/**
 * Makes an `onRequest` hook's answer to requests that nothing was done for: they come in thousands when they come, so it is written
 * straight to the connection, past all hooks of an answer, with headers that are made once. It is the same answer as that of
 * {@link sendError} behind those hooks; the line of the access log and the metrics hear of it as of any other.
 *
 * @param always headers of every answer
 */
export const refuseAtOnce = (error: AppError, always: OutgoingHttpHeaders): ((reply: FastifyReply) => void) => {
  const headers = { ...always, vary: 'Accept-Encoding', ...refusalHeaders(error) };
  const flat = Object.entries(headers).flat() as string[];
  return (reply) => {
    const { request, raw } = reply;
    if (!raw.shouldKeepAlive) {
      // What comes of its body must be taken before the connection closes (unread-body.ts).
      sendError(reply.headers({ ...headers, 'x-request-id': request.id }), error);
      return;
    }
    const body = refusalBody(error, request.id);
    const length = Buffer.byteLength(body);
    // The access log reads it here.
    void reply.hijack().header('content-length', length);
    raw.writeHead(error.status, [...flat, 'x-request-id', request.id, 'content-length', String(length)]).end(body);
  };
};
