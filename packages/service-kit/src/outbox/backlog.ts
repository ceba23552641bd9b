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

const parked = new Gauge({
  name: 'workboard_outbox_parked',
  help: 'Events that were put aside because a subscriber failed at them again and again',
  labelNames,
});

interface Backlog {
  open: number;
  /** Seconds. */
  oldest: number;
  attempts: number;
  parked: number;
}

/** What of a service's events waits, and what was put aside. */
export const readBacklog = async (dataSource: DataSource): Promise<Backlog> => {
  const [row]: [Backlog] = await dataSource.query(
    `SELECT count(*)::int AS open, coalesce(max(attempts), 0) AS attempts,
       coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest,
       (SELECT count(*)::int FROM event_failures WHERE parked_at IS NOT NULL) AS parked
     FROM outbox WHERE pending <> '{}'`,
  );
  return row;
};

/** Measures it for `/metrics`. */
export const measureBacklog = async (service: ServiceName, dataSource: DataSource): Promise<void> => {
  const backlog = await readBacklog(dataSource);
  open.set({ service }, backlog.open);
  oldest.set({ service }, backlog.oldest);
  attempts.set({ service }, backlog.attempts);
  parked.set({ service }, backlog.parked);
};
