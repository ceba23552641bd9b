import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ServiceName } from '@workboard/contracts';
import { type Queue, QueueEvents } from 'bullmq';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { ENV, SERVICE_NAME } from '../env/tokens.js';
import type { ServiceEnv } from '../env/env.js';
import { logger } from '../logging/logging.js';
import { openRedis, type RedisConnection } from '../redis/connection.js';
import { Queues } from '../queues/queues.js';
import { measureBacklog } from './backlog.js';
import { deliveryJobId, deliveryOf, eventQueueName, isPassing } from './event-queue.js';
import { recordFailure } from './parked-events.js';

const batchSize = 200;
const longestRedeliveryMs = 10 * 60_000;
const pruneEveryMs = 10 * 60_000;
/** An event that a subscriber neither took nor failed at in about an hour: its worker is away, which somebody should look at. */
const triesUntilAlarm = 12;
const keepDays = 7;
const keepKeysHours = 24;

interface OutboxRow {
  id: string;
  type: string;
  payload: unknown;
  pending: ServiceName[];
  attempts: number;
  trace: string | null;
}

/**
 * Brings recorded events to their subscribers' queues and keeps at it until each subscriber's worker has confirmed. Rows
 * are taken with SKIP LOCKED, so any number of relays may run; a status per row, not a high-water mark, decides what is
 * due. If Redis forgets everything, unconfirmed rows are sent again after `OUTBOX_REDELIVERY_MS`.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly confirmations = new Map<ServiceName, QueueEvents>();
  private redis: RedisConnection | undefined;
  private readonly confirmed = new Map<ServiceName, string[]>();
  private failed: { subscriber: ServiceName; jobId: string; reason: string }[] = [];
  private listener: Client | undefined;
  private stopping = false;
  private running: Promise<void> | undefined;
  private wake: () => void = () => undefined;
  private prunedAt = Date.now();
  private measuredAt = 0;

  constructor(
    @Inject(ENV) private readonly env: ServiceEnv,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** The batch under way is finished before the database and the queues close. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.running;
    await this.listener?.end().catch(() => undefined);
    await Promise.all([...this.confirmations.values()].map((source) => source.close()));
    this.redis?.disconnect();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const more = await this.step().catch((error: unknown) => {
        logger.warn({ err: error }, 'outbox relay: will try again');
        return false;
      });
      if (!more && !this.stopping) {
        await this.pause();
      }
    }
  }

  /** Sends one batch; true when there may be more. */
  private async step(): Promise<boolean> {
    await this.listen();
    await this.recordConfirmations();
    await this.recordFailures();
    await this.prune();
    await this.measure();
    return this.relayBatch();
  }

  private async relayBatch(): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const rows: OutboxRow[] = await manager.query(
        `SELECT id, type, payload, pending, attempts, trace FROM outbox
         WHERE pending <> '{}' AND next_at <= now() ORDER BY next_at, id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
      );
      if (rows.length === 0) {
        return false;
      }
      const subscribers = new Set(rows.flatMap((row) => row.pending));
      await Promise.all([...subscribers].map((subscriber) => this.enqueue(subscriber, rows)));
      for (const { type, pending } of rows.filter((row) => row.attempts === triesUntilAlarm)) {
        logger.error({ kind: type, to: pending }, 'an event is not taken');
      }
      await manager.query(
        `UPDATE outbox SET attempts = attempts + 1,
           next_at = now() + LEAST($2 * power(2, LEAST(attempts, 20)), ${longestRedeliveryMs}) * interval '1 millisecond'
         WHERE id = ANY($1::bigint[])`,
        [rows.map((row) => row.id), this.env.OUTBOX_REDELIVERY_MS],
      );
      return rows.length === batchSize;
    });
  }

  private async enqueue(subscriber: ServiceName, rows: OutboxRow[]): Promise<void> {
    const queue: Queue = this.queues.named(eventQueueName(subscriber));
    await this.confirmFrom(subscriber, queue);
    const producer = this.service;
    const due = rows.filter((row) => row.pending.includes(subscriber));
    await queue.addBulk(
      due.map(({ id, type, payload, attempts, trace }) => ({
        name: type,
        data: this.queues.sealed(queue.name, { producer, id, type, payload }),
        opts: {
          jobId: deliveryJobId({ producer, id, attempt: attempts }),
          attempts: 4,
          backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
          removeOnComplete: true,
          removeOnFail: true,
          ...(trace ? { telemetry: { metadata: trace } } : {}),
        },
      })),
    );
  }

  /**
   * Starts hearing of finished deliveries in a subscriber's queue, from what is newest there now: a delivery that is finished
   * before the connection stands would else be sent again.
   */
  private async confirmFrom(subscriber: ServiceName, queue: Queue): Promise<void> {
    if (this.confirmations.has(subscriber)) {
      return;
    }
    // Each source makes itself a blocking copy of this connection.
    this.redis ??= openRedis(this.env.REDIS_URL, 'worker');
    const [newest] = await this.redis.xrevrange(queue.keys['events'] ?? '', '+', '-', 'COUNT', 1);
    const source = new QueueEvents(queue.name, {
      connection: this.redis,
      prefix: this.env.QUEUE_PREFIX,
      lastEventId: newest?.[0] ?? '0',
    });
    source.on('error', (error) => logger.debug({ err: error }, 'confirmations interrupted'));
    source.on('completed', ({ jobId }) => {
      const row = deliveryOf(this.service, jobId);
      if (row) {
        this.confirmed.set(subscriber, [...(this.confirmed.get(subscriber) ?? []), row.id]);
        this.wake();
      }
    });
    source.on('failed', ({ jobId, failedReason: reason }) => {
      if (deliveryOf(this.service, jobId) && !isPassing(reason)) {
        this.failed.push({ subscriber, jobId, reason });
        this.wake();
      }
    });
    this.confirmations.set(subscriber, source);
  }

  private async recordConfirmations(): Promise<void> {
    for (const [subscriber, rows] of this.confirmed) {
      this.confirmed.delete(subscriber);
      await this.dataSource.query(
        `WITH taken AS (DELETE FROM event_failures WHERE subscriber = $1 AND event_id = ANY($2::bigint[]))
         UPDATE outbox SET pending = array_remove(pending, $1) WHERE id = ANY($2::bigint[])`,
        [subscriber, rows],
      );
    }
  }

  private async recordFailures(): Promise<void> {
    for (const { subscriber, jobId, reason } of this.failed.splice(0)) {
      const delivery = deliveryOf(this.service, jobId);
      if (delivery) {
        const { id: eventId, attempt } = delivery;
        if (await recordFailure(this.dataSource, { subscriber, eventId, attempt, reason })) {
          logger.error({ to: subscriber, job: jobId, reason }, 'an event was put aside');
          this.measuredAt = 0;
        }
      }
    }
  }

  private async prune(): Promise<void> {
    if (Date.now() - this.prunedAt < pruneEveryMs) {
      return;
    }
    this.prunedAt = Date.now();
    const old = `now() - interval '${keepDays} days'`;
    await this.dataSource.query(
      `DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE pending = '{}' AND created_at < ${old}
         AND NOT EXISTS (SELECT FROM event_failures WHERE event_id = outbox.id) LIMIT 5000)`,
    );
    await this.dataSource.query(
      `DELETE FROM inbox WHERE event_id IN (SELECT event_id FROM inbox WHERE received_at < ${old} LIMIT 5000)`,
    );
    await this.dataSource.query(
      `DELETE FROM idempotency_keys WHERE created_at < now() - interval '${keepKeysHours} hours'`,
    );
  }

  private async measure(): Promise<void> {
    if (Date.now() - this.measuredAt >= this.env.OUTBOX_REDELIVERY_MS / 2) {
      this.measuredAt = Date.now();
      await measureBacklog(this.service, this.dataSource);
    }
  }

  /** Postgres wakes the relay at each new row; the poll only covers a lost connection. */
  private async listen(): Promise<void> {
    if (this.listener) {
      return;
    }
    const { DATABASE_DIRECT_URL: direct, DATABASE_URL: url } = this.env;
    const client = new Client({ connectionString: direct ?? url, keepAlive: true });
    client.on('error', () => {
      this.listener = undefined;
    });
    client.on('notification', () => this.wake());
    await client.connect();
    await client.query(`LISTEN outbox_${this.service}`);
    this.listener = client;
  }

  private async pause(): Promise<void> {
    const woken = new AbortController();
    this.wake = () => woken.abort();
    await sleep(this.env.OUTBOX_POLL_MS, undefined, { signal: woken.signal }).catch(() => undefined);
    this.wake = () => undefined;
  }
}
