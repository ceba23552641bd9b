import { AppError, type ServiceName } from '@workboard/contracts';
import { z } from 'zod';
import { isPassingFault } from '../errors/errors.js';
import { safeError } from '../logging/log-fields.js';

/** The queue of all events for one service. */
export const eventQueueName = (subscriber: ServiceName): string => `events.${subscriber}`;

/** An event on its way: which service published it, the outbox row's id there, and its payload. */
export const deliveredEvent = z.object({
  producer: z.string(),
  id: z.string(),
  type: z.string(),
  payload: z.unknown(),
});
export type DeliveredEvent = z.infer<typeof deliveredEvent>;

/** Fresh for every attempt: BullMQ silently ignores an id that it has seen. */
export const deliveryJobId = (event: { producer: string; id: string; attempt: number }): string =>
  `${event.producer}.${event.id}.${event.attempt}`;

/** The outbox row and the delivery of it that a finished job was, when this producer published it. */
export const deliveryOf = (producer: string, jobId: string): { id: string; attempt: number } | null => {
  const [name, id, attempt] = jobId.split('.');
  return name === producer && id ? { id, attempt: Number(attempt) } : null;
};

/** Begins the reason of a failure that passes by itself, such as a database that is away. */
const passing = 'passing: ';
/** Why a subscriber failed, in a line without values, as its queue tells the producer. */
export const faultOf = (error: unknown): string => {
  const { type = 'Error', message } = safeError(error) as { type?: string; message: string };
  const passes = isPassingFault(error) || (error instanceof AppError && error.code === 'unavailable');
  return `${passes ? passing : ''}${type}: ${message}`.slice(0, 300);
};
const noHandler = 'No handler for ';
/**
 * What a worker says of an event that is newer than it: during an upgrade the producer may be ahead (ADR 35). Known by its
 * words, because the worker that says them is of an earlier version.
 */
export const unknownEvent = (type: string): string => noHandler + type;
/** Whether a reason speaks of something that passes by itself, so that the event is not at fault. */
export const isPassing = (reason: string): boolean =>
  [passing, noHandler, `Error: ${noHandler}`].some((beginning) => reason.startsWith(beginning));
