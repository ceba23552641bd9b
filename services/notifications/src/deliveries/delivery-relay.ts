import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Channel, mailQueue, smsQueue } from '@workboard/contracts';
import { Clock, ENV, Queues, Tickers } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';
import { accountPriority } from './delivery.rules.js';

const batchSize = 200;
const lowestPriority = 100;
const queues = { email: mailQueue, sms: smsQueue } as const;

interface DueRow {
  id: string;
  priority: number;
  relays: number;
}

const jobIdOf = ({ id, relays }: { id: string; relays: number }): string => `mail-${id}-r${relays}`;

/**
 * Brings due messages into their queue. Rows are taken with SKIP LOCKED, so any number of relays may run. A row comes up
 * again while it is not done: if the queue still holds its job nothing happens, if the queue forgot it (Redis was
 * emptied, a worker died) it is queued afresh under a new id.
 */
@Injectable()
export class DeliveryRelay implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tickers: Tickers,
    private readonly dataSource: DataSource,
    private readonly queuesOpen: Queues,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    for (const channel of ['email', 'sms'] as const) {
      this.tickers.start({
        name: `${channel} relay`,
        everyMs: this.env.MAIL_POLL_MS,
        work: () => this.relay(channel),
      });
    }
  }

  private async relay(channel: Channel): Promise<void> {
    if (!(await this.hasDue(channel))) {
      return;
    }
    const waiting = await this.queuesOpen.named(queues[channel].name).count();
    const room = this.env.MAIL_QUEUE_LIMIT - waiting;
    const worst = room > 0 ? lowestPriority : accountPriority;
    let taken: number;
    let relayed = 0;
    do {
      taken = await this.relayBatch(channel, worst);
      relayed += taken;
    } while (taken === batchSize && relayed < Math.max(room, batchSize));
  }

  /** The cheap question of an idle worker. */
  private async hasDue(channel: Channel): Promise<boolean> {
    const [{ due }]: [{ due: boolean }] = await this.dataSource.query(
      `SELECT EXISTS (SELECT FROM deliveries
         WHERE channel = $1 AND state IN ('queued', 'sending') AND next_attempt_at <= $2) AS due`,
      [channel, this.clock.now()],
    );
    return due;
  }

  private async relayBatch(channel: Channel, worst: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const rows: DueRow[] = await manager.query(
        `SELECT id, priority, relays FROM deliveries
         WHERE channel = $1 AND state IN ('queued', 'sending') AND next_attempt_at <= $2 AND priority <= $3
         ORDER BY priority, next_attempt_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
        [channel, now, worst],
      );
      const forgotten = await this.forgotten(channel, rows);
      await this.enqueue(channel, forgotten);
      await manager.query(
        `UPDATE deliveries SET next_attempt_at = $2,
           relays = relays + CASE WHEN id = ANY($3::uuid[]) THEN 1 ELSE 0 END
         WHERE id = ANY($1::uuid[])`,
        [
          rows.map(({ id }) => id),
          new Date(now.getTime() + this.env.MAIL_REDELIVERY_MS),
          forgotten.map(({ id }) => id),
        ],
      );
      return rows.length;
    });
  }

  /** Those that no queue job stands for. */
  private async forgotten(channel: Channel, rows: DueRow[]): Promise<DueRow[]> {
    const queue = this.queuesOpen.named(queues[channel].name);
    const relayed = rows.filter(({ relays }) => relays > 0);
    const jobs = await Promise.all(relayed.map((row) => queue.getJob(jobIdOf(row))));
    const known = new Set(relayed.filter((_row, index) => jobs[index]));
    return rows.filter((row) => !known.has(row));
  }

  private async enqueue(channel: Channel, rows: DueRow[]): Promise<void> {
    const { name } = queues[channel];
    await this.queuesOpen.named(name).addBulk(
      rows.map(({ id, priority, relays }) => ({
        name,
        data: this.queuesOpen.sealed(name, { deliveryId: id }),
        opts: { jobId: jobIdOf({ id, relays: relays + 1 }), priority, removeOnComplete: true, removeOnFail: true },
      })),
    );
  }
}
