import { Pool } from 'pg';
import { Counter } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { ServiceEnv } from '../env/env.js';
import { logger } from '../logging/logging.js';
import { poolOptions } from './database.js';
import { requireNoTransaction } from './held-transactions.js';
import { queryPrepared, statementOf } from './prepared.js';

const reads = new Counter({
  name: 'workboard_replica_reads_total',
  help: 'Reads that a replica of the database answered, and those that the primary answered in its place',
  labelNames: ['by'],
});

interface Options {
  env: Pick<ServiceEnv, 'DATABASE_DIRECT_URL' | 'DATABASE_POOL'> & { DATABASE_REPLICA_URL?: string | undefined };
  /** Postgres settings of the service's connections. */
  settings?: Record<string, string>;
  /** How long a replica that failed is left alone, and how often its delay is looked at, in milliseconds. */
  everyMs?: number;
}

/**
 * Where lists are read: a replica (DATABASE_REPLICA_URL) as long as it answers and is at most some seconds behind, else the
 * primary. For what may be older than a write that was just made; whoever must see that reads the primary (docs/adr/0051).
 */
export class ReadSource {
  private readonly replica: Pool | undefined;
  private readonly isPooled: boolean;
  private readonly everyMs: number;
  private readonly watch: NodeJS.Timeout | undefined;
  private restsUntil = 0;
  private isBehind = false;
  /** How far the primary was when it was asked last. */
  private reached: string | undefined;

  constructor(
    private readonly primary: DataSource,
    { env, settings, everyMs = 5000 }: Options,
  ) {
    this.everyMs = everyMs;
    this.isPooled = env.DATABASE_DIRECT_URL !== undefined;
    if (env.DATABASE_REPLICA_URL) {
      this.replica = new Pool({
        connectionString: env.DATABASE_REPLICA_URL,
        max: env.DATABASE_POOL,
        ...poolOptions(settings, this.isPooled),
      });
      // A connection that breaks while nobody uses it is opened anew when somebody does.
      this.replica.on('error', (error) => logger.warn({ err: error }, 'a connection to the replica broke'));
      this.watch = setInterval(() => void this.look(), everyMs).unref();
    }
  }

  /** The rows of a statement that only reads. */
  query<Rows extends unknown[]>(text: string, values: readonly unknown[] = []): Promise<Rows> {
    return this.read(
      async (replica) => (await replica.query({ text, values: [...values] })).rows as Rows,
      () => this.primary.query<Rows>(text, [...values]),
    );
  }

  /** The same for a statement that is asked for all the time (`queryPrepared`). */
  queryPrepared<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const statement = this.isPooled ? { text, values: [...values] } : statementOf(text, values);
    return this.read(
      async (replica) => (await replica.query(statement)).rows as Row[],
      () => queryPrepared<Row>(this.primary, text, values),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.watch);
    await this.replica?.end();
  }

  /** What the replica cannot answer the primary is asked: when that can, the fault was the replica's. */
  private async read<T>(fromReplica: (replica: Pool) => Promise<T>, fromPrimary: () => Promise<T>): Promise<T> {
    if (!this.replica) {
      return fromPrimary();
    }
    requireNoTransaction('A second connection was asked for');
    if (this.isBehind || Date.now() < this.restsUntil) {
      reads.inc({ by: 'primary' });
      return fromPrimary();
    }
    try {
      const rows = await fromReplica(this.replica);
      reads.inc({ by: 'replica' });
      return rows;
    } catch (error) {
      const rows = await fromPrimary();
      reads.inc({ by: 'primary' });
      this.rest(error);
      return rows;
    }
  }

  private rest(error: unknown): void {
    if (Date.now() >= this.restsUntil) {
      logger.warn({ err: error }, 'the replica did not answer; the primary does for a while');
    }
    this.restsUntil = Date.now() + this.everyMs;
  }

  /** It is behind when it has not yet written what the primary had at the last look. While the primary is away nothing is new. */
  private async look(): Promise<void> {
    const earlier = this.reached;
    this.reached = await this.primary
      .query<{ reached: string }[]>('SELECT pg_current_wal_lsn()::text AS reached')
      .then(([row]) => row?.reached)
      .catch(() => undefined);
    if (!this.replica || earlier === undefined) {
      return;
    }
    try {
      const { rows } = await this.replica.query<{ isBehind: boolean | null }>(
        'SELECT pg_last_wal_replay_lsn() < $1::pg_lsn AS "isBehind"',
        [earlier],
      );
      this.isBehind = rows[0]?.isBehind ?? false;
    } catch (error) {
      this.rest(error);
    }
  }
}
