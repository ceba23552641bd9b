import { AppError, type Cost } from '@workboard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { AdmissionLimit } from './admission-limit.js';
import type { CostOf } from './costs.js';
import { sendError } from './error-filter.js';

const shed = new Counter({
  name: 'workboard_shed_total',
  help: 'Requests that were refused because the system had more to do than it can, by what they cost',
  labelNames: ['cost'],
});
const admitted = new Gauge({ name: 'workboard_admitted', help: 'Requests that are being worked on' });
const mostAdmitted = new Gauge({ name: 'workboard_admission_limit', help: 'How many may be at the same time' });

/** When to come back, in seconds: what costs more waits longer. */
const comeBackAfter: Record<Cost, number> = { vital: 1, read: 1, search: 2, heavy: 5, upload: 5 };

const arrival = Symbol('when it was admitted');
type Admitted = FastifyRequest & { [arrival]?: number };

/**
 * Admits no more requests at a time than can be answered soon, and refuses what costs most first (docs/adr/0041). It stands
 * before everything else and compares two numbers, because what is refused must cost next to nothing: it comes in thousands
 * when it comes. A request counts from when its body has arrived until its answer is ready, so that slow lines hold no place.
 */
export const admitByCost = (server: FastifyInstance, costOf: CostOf): void => {
  const limit = new AdmissionLimit();
  admitted.set(0);
  mostAdmitted.set(limit.most);

  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    const cost = costOf(request);
    if (cost === null || limit.hasRoomFor(cost)) {
      done();
      return;
    }
    shed.inc({ cost });
    sendError(reply, new AppError('unavailable', { retryAfter: comeBackAfter[cost] }));
  });

  server.addHook('preHandler', (request: Admitted, reply, done) => {
    const cost = costOf(request);
    if (cost !== null && request[arrival] === undefined) {
      request[arrival] = performance.now();
      limit.enter(cost);
      // Whoever goes away gets no answer that could end it.
      reply.raw.once('close', () => leave(request, cost));
    }
    done();
  });

  server.addHook('onSend', (request: Admitted, _reply, _payload, done) => {
    const cost = costOf(request);
    if (cost !== null) {
      leave(request, cost);
    }
    done();
  });

  const leave = (request: Admitted, cost: Cost): void => {
    const since = request[arrival];
    if (since !== undefined && since > 0) {
      request[arrival] = 0;
      limit.leave(cost, performance.now() - since);
      admitted.set(limit.inside);
      mostAdmitted.set(limit.most);
    }
  };
};
