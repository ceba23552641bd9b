import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from './fault.js';
import { freePort } from './ports.js';
import { startPostgres, type RunningServer } from './postgres.js';
import { dockerAnswers } from './programs.js';
import { startRedis } from './redis.js';
import { temporaryFolder } from './temporary-folder.js';

/** The servers that tests share, and where they are. */
export interface TestServers {
  env: { TEST_DATABASE_URL: string; TEST_REDIS_URL: string };
  stop(): Promise<void>;
}

type Stoppable = Pick<RunningServer, 'url' | 'stop'>;

/**
 * Provides an empty Postgres and Redis for one test run: those of TEST_DATABASE_URL and TEST_REDIS_URL, else throw-away
 * ones of our own (fast rather than safe), else containers.
 * @throws StartFault when there is no way to get one.
 */
export const startTestServers = async (): Promise<TestServers> => {
  const folder = await temporaryFolder('test');
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  const started = await Promise.allSettled([
    TEST_DATABASE_URL ? given(TEST_DATABASE_URL) : orContainer(() => ownPostgres(folder), postgresContainer),
    TEST_REDIS_URL ? given(TEST_REDIS_URL) : orContainer(() => ownRedis(folder), redisContainer),
  ]);
  const stop = async () => {
    const running = started.filter((result) => result.status === 'fulfilled');
    await Promise.all(running.map(({ value }) => value.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  const [postgres, redis] = started;
  if (postgres.status === 'fulfilled' && redis.status === 'fulfilled') {
    return { env: { TEST_DATABASE_URL: postgres.value.url, TEST_REDIS_URL: redis.value.url }, stop };
  }
  await stop();
  throw started.find((result) => result.status === 'rejected')?.reason;
};

const given = (url: string): Promise<Stoppable> => Promise.resolve({ url, stop: () => Promise.resolve() });

const ownPostgres = async (folder: string): Promise<Stoppable> => {
  return startPostgres({
    folder: join(folder, 'postgres'),
    port: await freePort(),
    log: join(folder, 'postgres.log'),
    durable: false,
    password: randomBytes(12).toString('hex'),
  });
};

const ownRedis = async (folder: string): Promise<Stoppable> => {
  return startRedis({
    folder: join(folder, 'redis'),
    port: await freePort(),
    log: join(folder, 'redis.log'),
    durable: false,
  });
};

const orContainer = async (own: () => Promise<Stoppable>, container: () => Promise<Stoppable>): Promise<Stoppable> => {
  try {
    return await own();
  } catch (error) {
    if (error instanceof StartFault && (await dockerAnswers())) {
      return container();
    }
    throw error;
  }
};

const postgresContainer = async (): Promise<Stoppable> => {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer('postgres:17-alpine')
    .withCommand(['-c', 'fsync=off', '-c', 'max_connections=300'])
    .start();
  return { url: container.getConnectionUri(), stop: async () => void (await container.stop()) };
};

const redisContainer = async (): Promise<Stoppable> => {
  const { GenericContainer } = await import('testcontainers');
  const container = await new GenericContainer('redis:7.4-alpine').withExposedPorts(6379).start();
  const url = `redis://${container.getHost()}:${container.getMappedPort(6379)}`;
  return { url, stop: async () => void (await container.stop()) };
};
