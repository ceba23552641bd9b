import { Socket } from 'node:net';
import type { Caller } from '@workboard/contracts';
import { type AccessLine, createAccessLog, findTracer, observeResponses } from '@workboard/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';

const durations = new Histogram({
  name: 'workboard_http_request_duration_seconds',
  help: 'From the first byte of a request to the last of its answer, by route and kind of answer (2xx … 5xx)',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
});
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Measures how many requests there are, how long they take and how many fail; labels hold no more than our own routes. */
export const measureRequests = (server: FastifyInstance): void =>
  observeResponses(server, durations, (request) => ({
    method: methods.has(request.method) ? request.method : 'other',
    // As it is declared, `/api/jobs/:id`: as many as there are routes, and one for all addresses that lead nowhere.
    route: routeOf(request),
  }));

/** Asked every few seconds by balancers, and no news. */
const unlogged = new Set(['/api/health', '/api/health/ready']);
/** What nginx calls a caller who went away before the answer. */
const callerGone = 499;

/** Writes one line for each request, without anything about people but their role. */
export const logRequests = (server: FastifyInstance, write: (line: AccessLine) => void = createAccessLog()): void => {
  const log = (request: FastifyRequest, reply: FastifyReply, status: number): void => {
    const route = routeOf(request);
    // What a page asks inside of the gateway belongs to the page's own line.
    if (unlogged.has(route) || !(request.raw.socket instanceof Socket)) {
      return;
    }
    const { id: requestId, method, user } = request as FastifyRequest & { user?: Caller | null };
    const length = reply.getHeader('content-length');
    write({
      requestId,
      method,
      route,
      status,
      ms: Math.round(reply.elapsedTime),
      ...(length === undefined ? {} : { bytes: Number(length) }),
      ...(user ? { role: user.role } : {}),
    });
  };
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) {
        log(request, reply, callerGone);
      }
    });
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    log(request, reply, reply.statusCode);
    done();
  });
};

/** Begins a trace with each request; without a place to send them nothing is added to a request's way. */
export const traceRequests = (server: FastifyInstance): void => {
  const tracer = findTracer();
  if (!tracer) {
    return;
  }
  server.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request);
    const end = tracer.open(
      { name: `${request.method} ${route}`, kind: 'server', facts: { 'http.route': route } },
      done,
    );
    reply.raw.once('close', () =>
      end({ 'http.response.status_code': reply.statusCode, 'workboard.request_id': request.id }),
    );
  });
};
