import { newContext, runInContext } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The longest that anybody waits for an answer, below the web app's 15 s. */
const deadlineMs = 13_000;

/** Opens the request's context; work for a browser that went away is cancelled. */
export const openContext = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) {
      gone.abort();
    }
  });
  const deadline = Date.now() + deadlineMs;
  const address = request.ip.slice(0, 64);
  runInContext(newContext({ requestId: request.id, address, deadline, signal: gone.signal }), done);
};
