import { z } from 'zod';
import { services } from '../events.js';
import * as field from '../fields.js';
import { problemNames } from '../problems.js';
import { route } from '../route.js';
import { parkedChoice, parkedEvent, partStates } from '../service-status.js';

const seconds = z.int().nonnegative();

/** One process as the page shows it; `down` is one that was not heard of for half a minute. */
const shownProcess = z.object({
  host: z.string(),
  state: z.enum(partStates),
  startedAt: field.isoInstant,
  seenAt: field.isoInstant,
  failing: z.array(z.string()),
});

/** All replicas of a process, or something that we depend on. */
const shownPart = z.object({
  name: z.string(),
  kind: z.enum(['process', 'dependency']),
  state: z.enum([...partStates, 'unknown']),
  processes: z.array(shownProcess),
});
export type ShownPart = z.infer<typeof shownPart>;

const problem = z.object({
  name: z.enum(problemNames),
  /** Of what: a process, a queue, a channel. */
  part: z.string(),
  /** How bad, in words. */
  detail: z.string(),
});
export type Problem = z.infer<typeof problem>;

/** What is wrong now, and how everything stands (decision P80). */
export const systemStatus = z
  .object({
    checkedAt: field.isoInstant,
    problems: z.array(problem),
    parts: z.array(shownPart),
    /** Null for a service that does not answer. */
    outboxes: z.array(
      z.object({
        service: z.enum(services),
        open: z.int().nullable(),
        oldestSeconds: seconds.nullable(),
        parked: z.int(),
      }),
    ),
    queues: z.array(z.object({ name: z.string(), depth: z.int(), oldestSeconds: seconds })),
    channels: z.array(
      z.object({
        name: z.string(),
        due: z.int(),
        oldestSeconds: seconds,
        /** Of those that were tried within half an hour, which part could not be delivered: 0 to 1. */
        failing: z.number(),
      }),
    ),
    parked: z.array(parkedEvent),
  })
  .meta({ id: 'SystemStatus' });
export type SystemStatus = z.infer<typeof systemStatus>;

export const resendEventsBody = parkedChoice.extend({ service: z.enum(services) });

const access = ['super_admin'] as const;

export const statusApi = {
  get: route({
    method: 'GET',
    path: '/admin/status',
    summary: 'What is wrong now: processes, dependencies, events, queues, mail and SMS',
    access,
    answer: systemStatus,
  }),
  resendEvents: route({
    method: 'POST',
    path: '/admin/status/events/resend',
    summary: 'Send events again that were put aside: one, or all of a service that a subscriber failed at',
    access,
    body: resendEventsBody,
    answer: z.object({ count: z.int() }),
    status: 200,
  }),
};
