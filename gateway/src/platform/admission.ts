import type { OutgoingHttpHeaders } from 'node:http';
import { AppError, type Cost } from '@workboard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { AdmissionLimit } from './admission-limit.js';
import type { CostOf } from './costs.js';
import { sendError } from './error-filter.js';
import { refuseAtOnce } from './refuse-at-once.js';
import { Turns } from './turns.js';

const shed = new Counter({
  name: 'workboard_shed_total',
  help: 'Requests that were refused because the system had more to do than it can, by what they cost',
  labelNames: ['cost'],
});
const admitted = new Gauge({ name: 'workboard_admitted', help: 'Requests that are being worked on' });
const mostAdmitted = new Gauge({ name: 'workboard_admission_limit', help: 'How many may be at the same time' });

/** When to come back, in seconds: what costs more waits longer. */
const comeBack: Record<Cost, number> = { vital: 1, read: 1, search: 2, heavy: 5, upload: 5 };
const refusalOf = (cost: Cost): AppError => new AppError('unavailable', { retryAfter: comeBack[cost] });

/** How long what people write waits for its turn at most, in milliseconds: as long as a phone does. */
const patienceMs = 10_000;

/** Refuses what was not begun, by what it costs, and counts it; made once, as errors and labels are costly to make. */
const refusalsAtOnce = (always: OutgoingHttpHeaders): Record<Cost, (reply: FastifyReply) => void> => {
  const refusal = (cost: Cost) => {
    const [answer, counted] = [refuseAtOnce(refusalOf(cost), always), shed.labels({ cost })];
    return (reply: FastifyReply) => {
      counted.inc();
      answer(reply);
    };
  };
  const costs = Object.keys(comeBack) as Cost[];
  return Object.fromEntries(costs.map((cost) => [cost, refusal(cost)])) as Record<Cost, (reply: FastifyReply) => void>;
};

const arrival = Symbol('when it was admitted');
type Admitted = FastifyRequest & { [arrival]?: number };

/**
 * Admits no more requests at a time than can be answered soon, and refuses what costs most first (docs/adr/0041). It stands
 * before everything else and compares two numbers, because what is refused must cost next to nothing: it comes in thousands
 * when it comes. What people write waits for its turn before it is refused. A request counts from when its body has arrived
 * until its answer is ready, so that slow lines hold no place.
 *
 * @param always headers of every answer, which what is refused here would not get otherwise
 */
export const admitByCost = (server: FastifyInstance, costOf: CostOf, always: OutgoingHttpHeaders = {}): void => {
  const refusals = refusalsAtOnce(always);
  const limit = new AdmissionLimit();
  const writes = new Turns();
  admitted.set(0);
  mostAdmitted.set(limit.most);

  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    const cost = costOf(request);
    if (cost === null || (cost === 'vital' ? limit.hasRoomInLine(writes.length) : limit.hasRoomFor(cost))) {
      done();
    } else {
      refusals[cost](reply);
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
      onTooLong: () => {
        shed.inc({ cost });
        sendError(reply, refusalOf(cost));
      },
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
