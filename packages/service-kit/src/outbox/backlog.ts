import type { ServiceName } from '@workboard/contracts';
import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';

const labelNames = ['service'] as const;
const open = new Gauge({
  name: 'workboard_outbox_open',
  help: 'Events of a service that a subscriber has not taken yet',
  labelNames,
});
const oldest = new Gauge({
  name: 'workboard_outbox_oldest_seconds',
  help: 'For how long the oldest of them has waited',
  labelNames,
});
const attempts = new Gauge({
  name: 'workboard_outbox_attempts',
  help: 'How often the one that was sent most often was sent; it rises when a subscriber fails at an event',
  labelNames,
});

/** Measures what of a service's events waits, for `/metrics`. */
export const measureBacklog = async (service: ServiceName, dataSource: DataSource): Promise<void> => {
  const [row]: [{ open: number; oldest: number; attempts: number }] = await dataSource.query(
    `SELECT count(*)::int AS open, coalesce(max(attempts), 0) AS attempts,
       coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest
     FROM outbox WHERE pending <> '{}'`,
  );
  open.set({ service }, row.open);
  oldest.set({ service }, row.oldest);
  attempts.set({ service }, row.attempts);
};
