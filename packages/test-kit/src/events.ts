import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { EventPayload, EventType, ServiceName } from '@workboard/contracts';
import { waitFor } from '@workboard/local-servers';
import { Queues } from '@workboard/service-kit';
import { DataSource } from 'typeorm';

const deliveredWithinMs = 60_000;

/** The events that a tested service subscribes to, and those that it publishes. */
export interface TestEvents {
  /**
   * Puts an event on the service's queue, as the relay of its producer does, and waits until the worker has handled it.
   * The same producer and id are the same event, delivered again.
   */
  deliver: <T extends EventType>(
    type: T,
    payload: EventPayload<T>,
    source?: { producer?: ServiceName; id?: string },
  ) => Promise<void>;
  /** What was published so far of one type, oldest first. */
  published: <T extends EventType>(type: T) => Promise<EventPayload<T>[]>;
}

/** The events of a service, through the queues and the database of one of its processes. */
export const eventsOf = (service: string, app: INestApplicationContext): TestEvents => ({
  async deliver(type, payload, { producer = 'jobs', id = randomUUID() } = {}) {
    const queues = app.get(Queues);
    const queue = queues.named(`events.${service}`);
    const data = queues.sealed(queue.name, { producer, id, type, payload });
    const { id: jobId = '' } = await queue.add(type, data, {
      jobId: `${producer}.${id}.${randomUUID()}`,
      removeOnComplete: true,
    });
    await waitFor(async () => (await queue.getJob(jobId)) === undefined, {
      timeout: deliveredWithinMs,
      what: `${type} to be handled`,
    });
  },
  async published<T extends EventType>(type: T) {
    const rows: { payload: EventPayload<T> }[] = await app
      .get(DataSource)
      .query('SELECT payload FROM outbox WHERE type = $1 ORDER BY id', [type]);
    return rows.map(({ payload }) => payload);
  },
});
