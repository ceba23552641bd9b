import { AppError, type Cost } from '@workboard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { AdmissionLimit } from './admission-limit.js';
import type { CostOf } from './costs.js';
import { sendError } from './error-filter.js';
import { Turns } from './turns.js';

const shed = new Counter({
  name: 'workboard_shed_total',
  help: 'Requests that were refused because the system had more to do than it can, by what they cost',
  labelNames: ['cost'],
});
const admitted = new Gauge({ name: 'workboard_admitted', help: 'Requests that are being worked on' });
const mostAdmitted = new Gauge({ name: 'workboard_admission_limit', help: 'How many may be at the same time' });

/** With when to come back, in seconds: what costs more waits longer. Made once, as an error is costly to make. */
const refusals: Record<Cost, AppError> = {
  vital: new AppError('unavailable', { retryAfter: 1 }),
  read: new AppError('unavailable', { retryAfter: 1 }),
  search: new AppError('unavailable', { retryAfter: 2 }),
  heavy: new AppError('unavailable', { retryAfter: 5 }),
  upload: new AppError('unavailable', { retryAfter: 5 }),
};

/** How long what people write waits for its turn at most, in milliseconds: as long as a phone does. */
const patienceMs = 10_000;

const refuse = (reply: FastifyReply, cost: Cost): void => {
  shed.inc({ cost });
  sendError(reply, refusals[cost]);
};

const arrival = Symbol('when it was admitted');
type Admitted = FastifyRequest & { [arrival]?: number };

/**
 * Admits no more requests at a time than can be answered soon, and refuses what costs most first (docs/adr/0041). It stands
 * before everything else and compares two numbers, because what is refused must cost next to nothing: it comes in thousands
 * when it comes. What people write waits for its turn before it is refused. A request counts from when its body has arrived
 * until its answer is ready, so that slow lines hold no place.
 */
export const admitByCost = (server: FastifyInstance, costOf: CostOf): void => {
  const limit = new AdmissionLimit();
  const writes = new Turns();
  admitted.set(0);
  mostAdmitted.set(limit.most);

  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    const cost = costOf(request);
    if (cost === null || (cost === 'vital' ? limit.hasRoomInLine(writes.length) : limit.hasRoomFor(cost))) {
      done();
    } else {
      refuse(reply, cost);
    }
  });

  server.addHook('preHandler', (request: Admitted, reply, done) => {
    const cost = costOf(request);
    if (cost === null || request[arrival] !== undefined) {
      done();
      return;
    }
    const enter = () => {
      request[arrival] = performance.now();
      limit.enter(cost);
      // Whoever goes away gets no answer that could end it.
      reply.raw.once('close', () => leave(request, cost));
      done();
    };
    if (cost !== 'vital' || (writes.length === 0 && limit.hasRoomFor(cost))) {
      enter();
      return;
    }
    const goAway = writes.wait({
      patience: patienceMs,
      onTurn: enter,
      onTooLong: () => refuse(reply, cost),
    });
    reply.raw.once('close', goAway);
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
      writes.next(() => limit.hasRoomFor('vital'));
      admitted.set(limit.inside);
      mostAdmitted.set(limit.most);
    }
  };
};
