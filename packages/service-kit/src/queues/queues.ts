import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue as QueueDefinition } from '@workboard/contracts';
import { type Job, type JobsOptions, Queue, UnrecoverableError, Worker, type WorkerOptions } from 'bullmq';
import type { z } from 'zod';
import { newContext, runInContext } from '../context/request-context.js';
import type { ServiceEnv } from '../env/env.js';
import { logger } from '../logging/logging.js';
import { Counter, Gauge } from 'prom-client';
import { Seals, type Sealed } from '../redis/seal.js';
import { ENV } from '../env/tokens.js';
import { openRedis, type RedisConnection } from '../redis/connection.js';
import { traced, traceParent } from '../tracing/tracing.js';

/** A killed worker must not cost a job: stalled jobs are taken up again far more often than BullMQ's default of once. */
const workerDefaults = { maxStalledCount: 10, stalledInterval: 15_000, lockDuration: 30_000 } as const;

const addTimeoutMs = 3000;

/** Where jobs end that none of our processes sealed, for somebody to look at. */
export const deadLetterQueue = 'dead';

const refused = new Counter({
  name: 'workboard_unsealed_jobs_total',
  help: 'Jobs that were refused because none of our processes put them there',
  labelNames: ['queue'],
});

const depth = new Gauge({ name: 'workboard_queue_depth', help: 'Jobs that wait in a queue', labelNames: ['queue'] });
const oldest = new Gauge({
  name: 'workboard_queue_oldest_seconds',
  help: 'For how long the oldest job has waited that a worker could take now',
  labelNames: ['queue'],
});

/** A queue to look at alone: nothing is written when it is opened. */
export const queueToRead = (name: string, options: { connection: RedisConnection; prefix: string }): Queue => {
  const queue = new Queue(name, { ...options, skipMetasUpdate: true, skipVersionCheck: true });
  queue.on('error', (error) => logger.debug({ err: error, queue: name }, 'queue interrupted'));
  return queue;
};

/** The queues of this process, opened once each. No request ever waits for `add`: callers are relays and workers. */
@Injectable()
export class Queues implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly open = new Map<string, Queue>();
  private readonly workers: { worker: Worker; redis: RedisConnection }[] = [];
  private connection: RedisConnection | undefined;

  private readonly seals: Seals;

  constructor(
    @Inject(ENV)
    private readonly env: Pick<
      ServiceEnv,
      'REDIS_URL' | 'QUEUE_PREFIX' | 'INTERNAL_SECRET' | 'INTERNAL_SECRET_PREVIOUS'
    >,
  ) {
    const { INTERNAL_SECRET: secret, INTERNAL_SECRET_PREVIOUS: previous } = env;
    this.seals = new Seals({ secret, previous, purpose: 'queues' });
  }

  /** A job's data as it lies in a queue: the worker opens what was sealed for its queue and nothing else. */
  sealed(queue: string, data: unknown): Sealed {
    return this.seals.close(queue, data);
  }

  named(name: string): Queue {
    let queue = this.open.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: this.redis(), prefix: this.env.QUEUE_PREFIX });
      queue.on('error', (error) => logger.debug({ err: error, queue: name }, 'queue interrupted'));
      this.open.set(name, queue);
    }
    return queue;
  }

  /** Measures what waits in the queues that this process works off, and what was kept aside, for `/metrics`. */
  async measure(): Promise<void> {
    const now = Date.now();
    depth.set({ queue: deadLetterQueue }, await this.named(deadLetterQueue).count());
    for (const name of new Set(this.workers.map(({ worker }) => worker.name))) {
      const queue = this.named(name);
      depth.set({ queue: name }, await queue.count());
      const [waiting] = await queue.getJobs(['waiting'], 0, 0, true);
      const [prioritized] = await queue.getJobs(['prioritized'], 0, 0, true);
      const since = Math.min(waiting?.timestamp ?? now, prioritized?.timestamp ?? now);
      oldest.set({ queue: name }, (now - since) / 1000);
    }
  }

  /** Adds a checked job. `jobId` must be new for each try and hold neither `:` nor digits alone. */
  async add<Q extends QueueDefinition>(
    queue: Q,
    job: z.input<Q['job']>,
    options: JobsOptions & { jobId: string },
  ): Promise<void> {
    const data = queue.job.parse(job);
    const trace = traceParent();
    const added = this.named(queue.name).add(queue.name, this.sealed(queue.name, data), {
      removeOnComplete: true,
      removeOnFail: true,
      ...(trace ? { telemetry: { metadata: trace } } : {}),
      ...options,
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Queue ${queue.name} did not answer`)), addTimeoutMs);
    });
    await Promise.race([added, late]).finally(() => clearTimeout(timer));
  }

  /** Works a queue off in this process; closed with it. */
  work<Q extends QueueDefinition>(
    queue: Q,
    perform: (job: z.output<Q['job']>, info: Job) => Promise<unknown>,
    options: Partial<WorkerOptions> = {},
  ): Worker {
    const redis = openRedis(this.env.REDIS_URL, 'worker');
    const worker = new Worker(
      queue.name,
      (job) =>
        runInContext(newContext({ requestId: `${queue.name}.${job.id}` }), () =>
          traced({ name: `work ${job.name}`, kind: 'consumer', parent: job.opts.telemetry?.metadata }, async () =>
            perform(queue.job.parse(await this.openJob(queue.name, job)) as z.output<Q['job']>, job),
          ),
        ),
      {
        ...workerDefaults,
        connection: redis,
        prefix: this.env.QUEUE_PREFIX,
        ...options,
      },
    );
    worker.on('error', (error) => logger.debug({ err: error, queue: queue.name }, 'worker interrupted'));
    worker.on('failed', (job, error) => logger.warn({ err: error, queue: queue.name, job: job?.id }, 'job failed'));
    this.workers.push({ worker, redis });
    return worker;
  }

  /** What a job says; one that we did not seal is kept aside and never done. */
  private async openJob(queue: string, job: Job): Promise<unknown> {
    const data = this.seals.open(queue, job.data);
    if (data !== null) {
      return data;
    }
    refused.inc({ queue });
    logger.error({ queue, job: job.id }, 'refused a job that none of our processes sealed');
    await this.named(deadLetterQueue).add(queue, { queue, job: job.id, data: job.data as unknown });
    throw new UnrecoverableError('not sealed');
  }

  /** Resolves when Redis answers. */
  async ping(): Promise<void> {
    await this.redis().ping();
  }

  private redis(): RedisConnection {
    this.connection ??= openRedis(this.env.REDIS_URL, 'client');
    return this.connection;
  }

  /** What is under way is finished while everything that it needs is still there, the database first of all. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(
      this.workers.map(async ({ worker, redis }) => {
        await worker.close();
        redis.disconnect();
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.open.values()].map((queue) => queue.close()));
    this.connection?.disconnect();
  }
}
