import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Histogram } from 'prom-client';

/** Observes how long each response of a server took, in seconds, by its own labels and the class of its status (2xx … 5xx). */
export const observeResponses = <Label extends string>(
  server: FastifyInstance,
  durations: Histogram<Label | 'status'>,
  labelsOf: (request: FastifyRequest, reply: FastifyReply) => Record<Label, string>,
): void => {
  server.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.observe({ ...labelsOf(request, reply), status }, reply.elapsedTime / 1000);
    done();
  });
};
