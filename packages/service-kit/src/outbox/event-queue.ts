import type { ServiceName } from '@workboard/contracts';
import { z } from 'zod';

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

/** The outbox row that a finished job confirms, when this producer published it. */
export const confirmedRow = (producer: string, jobId: string): string | null => {
  const [name, id] = jobId.split('.');
  return name === producer && id ? id : null;
};
