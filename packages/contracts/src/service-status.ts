import { z } from 'zod';
import { type ServiceName, services } from './events.js';
import * as field from './fields.js';
import { read, type Service, write } from './message.js';

/** What a gateway asks things of. */
export const partNames = [...services, 'files', 'redis'] as const;
export type PartName = (typeof partNames)[number];
/** `degraded`: some of its replicas do not answer. */
export const partStates = ['up', 'degraded', 'down'] as const;
export type PartState = (typeof partStates)[number];

/** A gauge of a process, as Prometheus would read it (docs/adr/0034-readiness.md). */
export const reading = z.object({ name: z.string(), labels: z.record(z.string(), z.string()), value: z.number() });
export type Reading = z.infer<typeof reading>;

/** One running process, as it says itself every ten seconds. */
export const processReport = z.object({
  id: z.string().max(100),
  /** Such as `jobs` or `jobs-worker`. */
  name: z.string().max(60),
  host: z.string().max(100),
  startedAt: field.isoInstant,
  /** What of its dependencies does not answer, and `draining`. */
  failing: z.array(z.string().max(60)),
  readings: z.array(reading),
});
export type ProcessReport = z.infer<typeof processReport>;
export type SeenProcess = ProcessReport & { seenAt: string };

/** An event that its subscriber failed at again and again, put aside until somebody sends it again (decision P81). */
export const parkedEvent = z.object({
  service: z.enum(services),
  id: z.string(),
  type: z.string(),
  subscriber: z.enum(services),
  failures: z.int(),
  /** What the subscriber failed with, without values. */
  reason: z.string(),
  publishedAt: field.isoInstant,
  parkedAt: field.isoInstant,
});
export type ParkedEvent = z.infer<typeof parkedEvent>;

/** A service's processes and events, as its database has them; the hundred oldest of the events that were put aside. */
export interface ServiceStatus {
  processes: SeenProcess[];
  outbox: { open: number; oldestSeconds: number; parked: number };
  parked: ParkedEvent[];
}

/** Which of a service's events that were put aside: one, or all of a subscriber. */
export const parkedChoice = z.object({
  subscriber: z.enum(services),
  id: z
    .string()
    .regex(/^\d{1,18}$/, 'Invalid id')
    .optional(),
});

/** Messages that every service answers alike. */
export const statusMessages = {
  status: read<ServiceStatus>()('internal', z.object({})),
  /** How many were sent again. */
  resendEvents: write<{ count: number }>()(['super_admin'], parkedChoice),
};
/** Any service, as far as these messages go. */
export type AnyStatusService = Service<ServiceName, typeof statusMessages>;
