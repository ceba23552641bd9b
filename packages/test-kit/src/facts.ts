import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { EventPayload, EventType, ServiceName } from '@workboard/contracts';
import { waitFor } from '@workboard/local-servers';
import { Queues } from '@workboard/service-kit';
import { DataSource } from 'typeorm';

const takenMs = 60_000;

/** The facts that a tested service hears of, and those that it tells. */
export interface Facts {
  /**
   * Puts a fact on the service's queue, as the relay of its producer does, and waits until the worker has taken it. The
   * same producer and id are the same fact, delivered again.
   */
  deliver: <T extends EventType>(
    type: T,
    payload: EventPayload<T>,
    source?: { producer?: ServiceName; id?: string },
  ) => Promise<void>;
  /** What was told so far of one type, oldest first. */
  told: <T extends EventType>(type: T) => Promise<EventPayload<T>[]>;
}

/** The facts of a service, through the queues and the database of one of its processes. */
export const factsOf = (service: string, app: INestApplicationContext): Facts => ({
  async deliver(type, payload, { producer = 'jobs', id = randomUUID() } = {}) {
    const queues = app.get(Queues);
    const queue = queues.named(`events.${service}`);
    const data = queues.sealed(queue.name, { producer, id, type, payload });
    const { id: jobId = '' } = await queue.add(type, data, {
      jobId: `${producer}.${id}.${randomUUID()}`,
      removeOnComplete: true,
    });
    await waitFor(async () => (await queue.getJob(jobId)) === undefined, {
      timeout: takenMs,
      what: `${type} to be taken`,
    });
  },
  async told<T extends EventType>(type: T) {
    const rows: { payload: EventPayload<T> }[] = await app
      .get(DataSource)
      .query('SELECT payload FROM outbox WHERE type = $1 ORDER BY id', [type]);
    return rows.map(({ payload }) => payload);
  },
});
