import { type EventPayload, events, type EventType } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import { traceParent } from '../tracing/tracing.js';

/**
 * Publishes an event in the transaction of the write that caused it; the relay delivers it to every subscriber at least
 * once. Pass the transaction's manager: with any other one the event could outlive a rolled-back write.
 */
export const publish = async <T extends EventType>(
  manager: EntityManager,
  type: T,
  payload: EventPayload<T>,
): Promise<void> => {
  const { payload: schema, subscribers } = events[type];
  await manager.query(`INSERT INTO outbox (type, payload, pending, trace) VALUES ($1, $2, $3, $4)`, [
    type,
    JSON.stringify(schema.parse(payload)),
    [...subscribers],
    traceParent(),
  ]);
};

const chunkSize = 1000;

/** {@link publish} for many events of one type, a thousand per statement, in the order given. */
export const publishAll = async <T extends EventType>(
  manager: EntityManager,
  type: T,
  payloads: readonly EventPayload<T>[],
): Promise<void> => {
  const { payload: schema, subscribers } = events[type];
  for (let start = 0; start < payloads.length; start += chunkSize) {
    const chunk = payloads.slice(start, start + chunkSize).map((payload) => schema.parse(payload));
    await manager.query(
      `INSERT INTO outbox (type, payload, pending, trace)
       SELECT $1, events.payload, $3, $4 FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS events (payload, place)
       ORDER BY events.place`,
      [type, JSON.stringify(chunk), [...subscribers], traceParent()],
    );
  }
};
