import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Histogram } from 'prom-client';

/** Observes how long each response of a server took, in seconds, by its own labels and the class of its status (2xx … 5xx). */
export const observeResponses = <Label extends string>(
  server: FastifyInstance,
  durations: Histogram<Label | 'status'>,
  labelsOf: (request: FastifyRequest, reply: FastifyReply) => Record<Label, string>,
): void => {
  // Finding one by its labels takes longer than observing, and every request does it.
  const known = new Map<string, Histogram.Internal<Label | 'status'>>();
  server.addHook('onResponse', (request, reply, done) => {
    const labels = { ...labelsOf(request, reply), status: `${Math.floor(reply.statusCode / 100)}xx` };
    const key = Object.values(labels).join(' ');
    let histogram = known.get(key);
    if (!histogram) {
      histogram = durations.labels(labels);
      known.set(key, histogram);
    }
    histogram.observe(reply.elapsedTime / 1000);
    done();
  });
};
