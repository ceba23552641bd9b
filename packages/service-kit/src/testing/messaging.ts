import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase, testRedis, type TestRedis } from '@workboard/test-kit';
import { createDataSource } from '../database/database.js';
import { firstMigration } from '../database/first-migration.js';
import { operationsMigration } from '../database/operations-tables.js';
import { serviceEnv, type ServiceEnv } from '../env/env.js';

/** A service's outbox and inbox in a database of their own, and a corner of Redis. */
export interface Messaging {
  dataSource: DataSource;
  redis: TestRedis;
  /** Settings of a process of the service, with short times. */
  env: ServiceEnv;
  close: () => Promise<void>;
}

const migrations = [firstMigration('Messaging1796000000001', []), operationsMigration('Operations1796100000000')];

/** Opens what a relay or a consumer of `schema` works with. */
export const openMessaging = async (schema: 'auth' | 'companies'): Promise<Messaging> => {
  const sourceFor = (url: string) => createDataSource({ schema, url, entities: [], migrations });
  const database: TestDatabase = await testDatabase({ schema, dataSource: sourceFor });
  const dataSource = await sourceFor(database.url).initialize();
  const redis = testRedis();
  const env = serviceEnv.parse({
    NODE_ENV: 'test',
    PORT: 0,
    METRICS_PORT: 0,
    INTERNAL_SECRET: 'a-secret-that-only-tests-know',
    REDIS_URL: redis.url,
    QUEUE_PREFIX: redis.prefix,
    DATABASE_URL: database.url,
    OUTBOX_POLL_MS: 50,
  });
  return {
    dataSource,
    redis,
    env,
    async close() {
      await dataSource.destroy();
      await database.drop();
      await redis.clear();
    },
  };
};
