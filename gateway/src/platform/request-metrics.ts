import { observeResponses } from '@workboard/service-kit';
import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';

const durations = new Histogram({
  name: 'workboard_http_request_duration_seconds',
  help: 'From the first byte of a request to the last of its answer, by route and kind of answer (2xx … 5xx)',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
});
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Measures how many requests there are, how long they take and how many fail; labels hold no more than our own routes. */
export const measureRequests = (server: FastifyInstance): void =>
  observeResponses(server, durations, (request) => ({
    method: methods.has(request.method) ? request.method : 'other',
    // As it is declared, `/api/jobs/:id`: as many as there are routes, and one for all addresses that lead nowhere.
    route: request.routeOptions.url ?? 'none',
  }));
