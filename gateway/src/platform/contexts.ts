import { newContext, type RequestContext, runInContext } from '@workboard/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The longest that anybody waits for an answer, below the web app's 15 s. */
const deadlineMs = 13_000;

const contexts = new WeakMap<FastifyRequest, RequestContext>();

/** Opens the request's context; work for a browser that went away is cancelled. */
const open = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) {
      gone.abort();
    }
  });
  const context = newContext({
    requestId: request.id,
    address: request.ip.slice(0, 64),
    deadline: Date.now() + deadlineMs,
    signal: gone.signal,
  });
  contexts.set(request, context);
  runInContext(context, done);
};

/** The context that was opened for a request; every request has one. */
const contextOf = (request: FastifyRequest): RequestContext => {
  const context = contexts.get(request);
  if (!context) {
    throw new Error('a request without a context');
  }
  return context;
};

/**
 * Gives each request a context of its own from its headers on, and once more before it is worked on: where it waited meanwhile,
 * for its body or for its turn, it goes on within the work of whatever ended the wait.
 */
export const giveContexts = (server: FastifyInstance): void => {
  server.addHook('onRequest', open);
  server.addHook('preHandler', (request, _reply, done) => runInContext(contextOf(request), done));
};
