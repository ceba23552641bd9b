import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { type DynamicModule, type INestMicroservice, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { Service } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { EnvError, type ServiceEnv } from '../env/env.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { WorkerModule } from './kit.module.js';
import { logger, nameProcess, NestLogger } from '../logging/logging.js';
import { startOperationsServer } from '../operations/operations-server.js';
import { Readiness } from '../operations/readiness.js';
import { version } from '../operations/version.js';
import { Queues } from '../queues/queues.js';
import { beatMs, Heartbeat } from './heartbeat.js';
import { Tickers } from './tickers.js';
import { startTracing, stopTracing } from '../tracing/tracing.js';
import { HttpStrategy } from '../transport/http-strategy.js';
import { PassErrors } from '../transport/handles.js';
import { InternalTokens } from '../transport/internal-token.js';

type AppModule = Type | DynamicModule;

const readyConnections = 4;
/** The first messages would else wait until a connection for each of them is opened, all at once. What fails here fails again there. */
const openConnections = async (dataSource: DataSource): Promise<void> => {
  await Promise.allSettled(Array.from({ length: readyConnections }, () => dataSource.query('SELECT 1')));
};

/**
 * Else V8 learns from one large result, as of the search index, that rows live long: those of all later results are then put among the
 * old objects, where they stay, with their texts, until the whole heap is looked through (docs/adr/0062).
 */
const youngRows = '--no-allocation-site-pretenuring';

/** Ends the process with one clear message when it cannot start, and on errors that nobody caught. */
export const startOrExit = (start: () => Promise<unknown>): void => {
  setFlagsFromString(youngRows);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });
  process.on('unhandledRejection', (reason) => {
    logger.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });
  start().catch((error: unknown) => {
    if (error instanceof EnvError) {
      process.stderr.write(`${error.message}\n`);
    } else {
      logger.fatal({ err: error }, 'could not start');
    }
    process.exit(1);
  });
};

const stops: (() => Promise<unknown>)[] = [];

/** Less than the 15 s after which Docker kills, and Kubernetes, too, once its pause before the end is over. */
const stopWithinMs = 12_000;

/**
 * Runs `stop` once on SIGTERM or SIGINT, with all others that were given here, then exits; with code 1 when that failed, or was
 * not done within `withinMs`, as where a queue waits for a Redis that goes away at the same time. What was under way then is
 * done again by whoever comes next, as after a crash.
 */
export const stopOnSignal = (stop: () => Promise<unknown>, withinMs = stopWithinMs): void => {
  stops.push(stop);
  if (stops.length > 1) {
    return;
  }
  let stopping = false;
  const onSignal = () => {
    if (stopping) {
      return;
    }
    stopping = true;
    setTimeout(() => {
      logger.error({ ms: withinMs }, 'did not stop in time');
      process.exit(1);
    }, withinMs).unref();
    Promise.all(stops.map((each) => each())).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

/** A service's process that handles messages (`main.ts`). */
export const startService = async (options: { module: AppModule; env: ServiceEnv; service: Service }) => {
  const { module, env, service } = options;
  await startTracing(nameProcess(service.name), env);
  const readiness = new Readiness({ postgres: () => app.get(DataSource).query('SELECT 1') });
  const strategy = new HttpStrategy({
    service,
    tokens: new InternalTokens(env.INTERNAL_SECRET, env.INTERNAL_SECRET_PREVIOUS),
    host: env.HOST,
    port: env.PORT,
    around: (handle) => idempotency.respond(handle),
    readiness,
  });
  const app: INestMicroservice = await NestFactory.createMicroservice<MicroserviceOptions>(module, {
    strategy,
    logger: new NestLogger(),
    abortOnError: false,
  });
  app.useGlobalFilters(new PassErrors());
  const idempotency = app.get(Idempotency);
  await openConnections(app.get(DataSource));
  await app.listen();
  const operations = await startOperationsServer({ host: env.METRICS_HOST, port: env.METRICS_PORT, readiness });
  app.get(Heartbeat).start(service.name, readiness);
  logger.info({ port: strategy.port, version }, `${service.name} started`);
  const stop = async () => {
    readiness.drain();
    await strategy.close();
    await app.close();
    await operations.close();
    await stopTracing();
  };
  return { app, port: strategy.port, stop };
};

/** A service's process that works off queues (`worker.ts`). */
export const startWorker = async (options: { module: AppModule; env: ServiceEnv; service: Service }) => {
  const { module, env, service } = options;
  await startTracing(nameProcess(`${service.name}-worker`), env);
  const root: DynamicModule = { module: WorkerModule, imports: [module] };
  const app = await NestFactory.createApplicationContext(root, { logger: new NestLogger(), abortOnError: false });
  const readiness = new Readiness({
    postgres: () => app.get(DataSource).query('SELECT 1'),
    redis: () => app.get(Queues).ping(),
  });
  const operations = await startOperationsServer({ host: env.METRICS_HOST, port: env.METRICS_PORT, readiness });
  app.get(Tickers).start({ name: 'queue metrics', everyMs: beatMs, work: () => app.get(Queues).measure() });
  app.get(Heartbeat).start(`${service.name}-worker`, readiness);
  logger.info({ version }, `${service.name} worker started`);
  const stop = async () => {
    readiness.drain();
    await app.close();
    await operations.close();
    await stopTracing();
  };
  return { app, stop };
};

/** `main.ts` of a service in one call. */
export const runService = (options: () => Parameters<typeof startService>[0]): void =>
  startOrExit(async () => {
    const { stop } = await startService(options());
    stopOnSignal(stop);
  });

/** `worker.ts` of a service in one call. */
export const runWorker = (options: () => Parameters<typeof startWorker>[0]): void =>
  startOrExit(async () => {
    const { stop } = await startWorker(options());
    stopOnSignal(stop);
  });
