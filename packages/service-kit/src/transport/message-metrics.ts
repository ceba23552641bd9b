import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { observeResponses } from '../operations/response-times.js';

const durations = new Histogram({
  name: 'workboard_message_duration_seconds',
  help: 'From the arrival of a message to its response, by message and kind of response (2xx … 5xx)',
  labelNames: ['message', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
});

/** Measures the messages that a service takes; those that nobody signed are one label. */
export const measureMessages = (server: FastifyInstance): void =>
  observeResponses(server, durations, (request, { statusCode }) => {
    const { pattern = 'health' } = (request.params ?? {}) as { pattern?: string };
    return { message: statusCode === 401 || statusCode === 404 ? 'refused' : pattern };
  });
