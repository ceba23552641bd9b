import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { watchTransactions } from './held-transactions.js';
import { measurePool } from './pool-metrics.js';

interface DatabaseOptions {
  schema: string;
  url: string;
  poolSize?: number;
  entities: DataSourceOptions['entities'];
  migrations: DataSourceOptions['migrations'];
  /** Postgres settings of this service's connections, such as `{ jit: 'off' }`. */
  settings?: Record<string, string>;
}

/** Every wait has an end: without these, a lost connection or a lock would hold a request for ever. */
const timeouts = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 8000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
};

const startupOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

const dataSourceOptions = ({ schema, url, poolSize, entities, migrations, settings }: DatabaseOptions) =>
  ({
    type: 'postgres',
    url,
    schema,
    entities,
    migrations,
    poolSize: poolSize ?? 10,
    synchronize: false,
    // Each in its own, so that one may go without: indexes are made CONCURRENTLY.
    migrationsTransactionMode: 'each',
    extra: { ...timeouts, ...(settings ? { options: startupOptions(settings) } : {}) },
  }) as const;

/** Migrations take their time, also between two statements: on a busy machine the words of the search are read for seconds. */
const migrationTimeouts = {
  statement_timeout: 120_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 120_000,
};

/** The data source of one service; migrations run from it as the service's own role. */
export const createDataSource = (options: DatabaseOptions): DataSource => {
  const { extra, ...others } = dataSourceOptions(options);
  return new DataSource({ ...others, extra: { ...extra, ...migrationTimeouts } });
};

/** The pool of a running process. Start-up waits up to ten seconds for a database that is not there yet. */
export const databaseModule = (options: DatabaseOptions): DynamicModule =>
  TypeOrmModule.forRootAsync({
    useFactory: () => ({ ...dataSourceOptions(options), retryAttempts: 20, retryDelay: 500 }),
    dataSourceFactory: async (given) => measurePool(watchTransactions(new DataSource(given as DataSourceOptions))),
  });
