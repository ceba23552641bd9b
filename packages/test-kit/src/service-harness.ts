import { randomUUID } from 'node:crypto';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import type { Caller, MessageInput, MessageOutput, Service, ServiceName } from '@workboard/contracts';
import {
  type Client,
  createClient,
  createMessageServer,
  InternalTokens,
  MessageClient,
  newContext,
  readEnv,
  runInContext,
  type ServiceEnv,
  startService,
  startWorker,
} from '@workboard/service-kit';
import type { z } from 'zod';
import type { MigratableDataSource } from '@workboard/local-servers';
import { testDatabase, type TestDatabase } from './database.js';
import { eventsOf, type TestEvents } from './events.js';
import { testRedis } from './redis.js';

const secret = 'a-secret-that-only-tests-know';

/** Somebody signed in; every field may be set. */
export const testCaller = (overrides: Partial<Caller> = {}): Caller => ({
  userId: 1,
  role: 'job_seeker',
  companyId: null,
  sessionId: randomUUID(),
  ...overrides,
});

type Handlers<S extends Service> = {
  [K in keyof S['messages']]?: (
    input: MessageInput<S['messages'][K]>,
  ) => MessageOutput<S['messages'][K]> | Promise<MessageOutput<S['messages'][K]>>;
};

/** Another service as far as the tested one needs it: the real transport, responses from the test. */
export const servePeer = async <S extends Service>(service: S, handlers: Handlers<S>) => {
  const server = createMessageServer({
    service: service.name,
    tokens: new InternalTokens(secret),
    handle: async (pattern, data) => {
      const handler: ((input: never) => unknown) | undefined = handlers[pattern.slice(service.name.length + 1)];
      if (!handler) {
        throw new Error(`The test has no answer for ${pattern}`);
      }
      return handler(data as never);
    },
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
};

interface HarnessOptions<S extends Service, E extends z.ZodObject> {
  service: S;
  envSchema: E;
  /** The service's module for a checked environment. */
  module: (env: z.output<E>) => DynamicModule;
  dataSource: (url: string) => MigratableDataSource;
  /** Settings besides those the harness makes itself, e.g. `{ JOBS_URL: peer.url }`. */
  env?: Record<string, string>;
  /** Also run the worker: outbox relay, event consumer and the service's own queues. */
  worker?: boolean;
  /** The worker's own module, where it has more than the message process. */
  workerModule?: (env: z.output<E>) => DynamicModule;
}

/** A service under test: messages to it, events to and from it, its processes. */
export interface RunningService<S extends Service> extends TestEvents {
  /** A client in the name of a caller; null is a visitor or another service. */
  as: (caller: Caller | null) => Client<S>;
  database: TestDatabase;
  /** The message process; `get` finds its providers. */
  app: INestApplicationContext;
  worker: INestApplicationContext | undefined;
  /** The checked settings the processes run with. */
  env: ServiceEnv;
  stop: () => Promise<void>;
}

const unusedPeer = 'http://127.0.0.1:9';

/** A whole service in this process: fresh database, real Redis, real transport. */
export const startTestService = async <S extends Service, E extends z.ZodObject>(
  options: HarnessOptions<S, E>,
): Promise<RunningService<S>> => {
  const { service, envSchema, module, dataSource } = options;
  const database = await testDatabase({ schema: service.name as ServiceName, dataSource });
  const redis = testRedis();
  const env = readEnv(envSchema, {
    NODE_ENV: 'test',
    PORT: '0',
    METRICS_PORT: '0',
    INTERNAL_SECRET: secret,
    DATABASE_URL: database.url,
    DATABASE_POOL: '8',
    REDIS_URL: redis.url,
    QUEUE_PREFIX: redis.prefix,
    OUTBOX_POLL_MS: '200',
    AUTH_URL: unusedPeer,
    COMPANIES_URL: unusedPeer,
    JOBS_URL: unusedPeer,
    APPLICATIONS_URL: unusedPeer,
    NOTIFICATIONS_URL: unusedPeer,
    RANKING_URL: unusedPeer,
    S3_ENDPOINT: unusedPeer,
    S3_ACCESS_KEY_ID: 'unused',
    S3_SECRET_ACCESS_KEY: 'unused',
    ...options.env,
  }) as z.output<E> & ServiceEnv;
  const running = await startService({ module: module(env), env, service });
  const workerModule = options.workerModule ?? module;
  const worker = options.worker ? await startWorker({ module: workerModule(env), env, service }) : undefined;
  const messages = new MessageClient({
    service: service.name,
    addresses: `http://127.0.0.1:${running.port}`,
    tokens: new InternalTokens(secret),
  });
  const client = createClient(service, messages);
  const as = (caller: Caller | null): Client<S> =>
    new Proxy(client, {
      get: (target, name) => {
        // A client may be awaited, so it must not look like a promise: only messages are functions.
        const ask: unknown = Reflect.get(target, name);
        return typeof ask === 'function'
          ? (input: unknown) => runInContext(newContext({ caller }), () => ask(input) as unknown)
          : ask;
      },
    });
  const stop = async () => {
    await messages.close();
    await worker?.stop();
    await running.stop();
    await Promise.all([database.drop(), redis.clear()]);
  };
  const events = eventsOf(service.name, running.app);
  return { ...events, as, database, app: running.app, worker: worker?.app, env, stop };
};
