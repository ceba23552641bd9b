import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { watchTransactions } from './held-transactions.js';
import type { ServiceEnv } from '../env/env.js';
import { measurePool } from './pool-metrics.js';
import { nameNoStatements } from './prepared.js';

interface SchemaOptions {
  schema: string;
  entities: DataSourceOptions['entities'];
  migrations: DataSourceOptions['migrations'];
  /** Postgres settings of this service's connections, such as `{ jit: 'off' }`. */
  settings?: Record<string, string>;
}

/** Every wait has an end: without these, a lost connection or a lock would hold a request for ever. */
const timeouts = { statement_timeout: 8000, lock_timeout: 3000, idle_in_transaction_session_timeout: 10_000 };

const startupOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

const dataSourceOptions = ({ schema, entities, migrations }: SchemaOptions, url: string) =>
  ({
    type: 'postgres',
    url,
    schema,
    entities,
    migrations,
    synchronize: false,
    // Each in its own, so that one may go without: indexes are made CONCURRENTLY.
    migrationsTransactionMode: 'each',
  }) as const;

/** Connections that are opened anew all the time cost Postgres a process, and a query its plan, each. */
const poolTimes = { connectionTimeoutMillis: 2000, idleTimeoutMillis: 60_000 };

const startup = (settings: Record<string, string> | undefined) =>
  settings ? { options: startupOptions(settings) } : {};

/** Migrations take their time, also between two statements: on a busy machine the words of the search are read for seconds. */
const migrationTimeouts = {
  statement_timeout: 120_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 120_000,
};

/** The data source of one service; migrations run from it as the service's own role. */
export const createDataSource = ({ url, ...options }: SchemaOptions & { url: string }): DataSource =>
  new DataSource({
    ...dataSourceOptions(options, url),
    poolSize: 10,
    extra: { ...poolTimes, ...migrationTimeouts, ...startup(options.settings) },
  });

/**
 * Makes what the connections of a service are set to the defaults of its role in this database, for connections that a pooler
 * opens: it knows nothing of what a process would send at its start. Runs as that role, with the migrations.
 */
export const roleDefaults = (settings: Record<string, string> = {}): string[] =>
  Object.entries({ ...timeouts, ...settings }).map(
    ([name, value]) =>
      `DO $$ BEGIN EXECUTE format('ALTER ROLE %I IN DATABASE %I SET ${name} = %L', current_user, current_database(), '${value}'); END $$`,
  );

/** What `pg` is told of a running process' connections. */
export const poolOptions = (settings: Record<string, string> | undefined, isPooled: boolean) => ({
  ...poolTimes,
  ...(isPooled ? {} : { ...timeouts, ...startup(settings) }),
});

type DatabaseEnv = Pick<ServiceEnv, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOL'>;

/**
 * The pool of a running process. Start-up waits up to ten seconds for a database that is not there yet. Through a pooler
 * (DATABASE_DIRECT_URL is set) connections bring no settings and statements have no names (docs/adr/0048).
 */
export const databaseModule = ({ env, ...options }: SchemaOptions & { env: DatabaseEnv }): DynamicModule => {
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({
      ...dataSourceOptions(options, env.DATABASE_URL),
      poolSize: env.DATABASE_POOL,
      extra: poolOptions(options.settings, isPooled),
      retryAttempts: 20,
      retryDelay: 500,
    }),
    dataSourceFactory: async (given) => {
      const dataSource = new DataSource(given as DataSourceOptions);
      if (isPooled) {
        nameNoStatements(dataSource);
      }
      return measurePool(watchTransactions(dataSource));
    },
  });
};
