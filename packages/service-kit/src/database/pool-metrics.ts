import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';

const measured = new Set<DataSource>();

const states = {
  busy: ({ totalCount, idleCount }: Pool) => totalCount - idleCount,
  idle: ({ idleCount }: Pool) => idleCount,
  waiting: ({ waitingCount }: Pool) => waitingCount,
};

let connections: Gauge | undefined;

/** Counts the connections of a pool in the metrics of this process, which show nothing without one. */
export const measurePool = (dataSource: DataSource): DataSource => {
  measured.add(dataSource);
  connections ??= new Gauge({
    name: 'workboard_database_connections',
    help: 'Connections of this process to Postgres that are busy and idle, and work that waits for one',
    labelNames: ['state'],
    // The pools themselves are asked when somebody reads the metrics.
    collect() {
      const pools = [...measured]
        .filter(({ isInitialized }) => isInitialized)
        .map(({ driver }) => (driver as unknown as { master: Pool }).master);
      for (const [state, count] of Object.entries(states)) {
        this.set(
          { state },
          pools.reduce((sum, pool) => sum + count(pool), 0),
        );
      }
    },
  });
  return dataSource;
};
