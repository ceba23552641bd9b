import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, ENV, type Gate, logger } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Env } from '../env.js';
import { Delivery } from './delivery.entity.js';
import { retryPause } from './delivery.rules.js';
import { countOutcome } from './metrics.js';
import { Drop, LeaseLost, Postpone, Refused } from './outcome.js';

/** A message that is written and only needs to be handed over. */
export interface Prepared {
  address: string;
  /** What of it is kept for those who are asked for help; nothing for secret mail. */
  written?: { userId: number | null; title: string; body: string | null };
  handOver: () => Promise<void>;
  /** Done in the transaction that marks the message as sent. */
  onSent?: (manager: EntityManager) => Promise<void>;
}
export type Prepare = (delivery: Delivery) => Promise<Prepared>;

const markTries = 30;
const markPauseMs = 1000;

/**
 * Takes one message through its states. Postgres decides who may send: the lease is taken by one statement, kept alive
 * while the worker lives, and ends by itself when it dies. Queue jobs that come twice find nothing to take.
 */
@Injectable()
export class DeliveryRunner {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param gate how many messages may be between hand-over and mark: as many can go out twice if the process dies. */
  async run(id: string, { prepare, gate }: { prepare: Prepare; gate: Gate }): Promise<void> {
    const leaseId = randomUUID();
    const delivery = await this.claim(id, leaseId);
    if (!delivery) {
      return;
    }
    const beat = setInterval(() => void this.keep(id, leaseId), Math.max(this.env.MAIL_LEASE_MS / 3, 50));
    try {
      const { address, written, handOver, onSent } = await prepare(delivery);
      await gate.pass(async () => {
        await this.confirm({ id, leaseId, address, written });
        await handOver();
        await this.markSent({ id, leaseId, onSent });
      }, delivery.priority);
      countOutcome(delivery, 'sent');
    } catch (error) {
      await this.settle(delivery, leaseId, error);
    } finally {
      clearInterval(beat);
    }
  }

  private async claim(id: string, leaseId: string): Promise<Delivery | null> {
    const now = this.clock.now();
    const claimed = await this.dataSource
      .createQueryBuilder()
      .update(Delivery)
      .set({
        state: 'sending',
        leaseId,
        attempts: () => 'attempts + 1',
        leaseUntil: this.leaseEnd(),
        nextAttemptAt: this.leaseEnd(),
        messageId: () => `coalesce(message_id, :messageId)`,
      })
      .where(`id = :id AND due_at <= :now AND (state = 'queued' OR (state = 'sending' AND lease_until <= :now))`)
      .setParameters({ id, now, messageId: `<${id}@${this.mailDomain()}>` })
      .execute();
    return claimed.affected ? this.dataSource.getRepository(Delivery).findOneBy({ id }) : null;
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + this.env.MAIL_LEASE_MS);
  }

  private mailDomain(): string {
    return /@([^\s>]+)/.exec(this.env.MAIL_FROM)?.[1] ?? 'localhost';
  }

  private async keep(id: string, leaseId: string): Promise<void> {
    await this.dataSource
      .query(`UPDATE deliveries SET lease_until = $3, next_attempt_at = $3 WHERE id = $1 AND lease_id = $2`, [
        id,
        leaseId,
        this.leaseEnd(),
      ])
      .catch((error: unknown) => logger.warn({ err: error }, 'lease not prolonged'));
  }

  /** Writes down where it goes and what it says, and makes sure that nobody else has taken it over. */
  private async confirm(
    options: { id: string; leaseId: string } & Pick<Prepared, 'address' | 'written'>,
  ): Promise<void> {
    const { id, leaseId, address, written } = options;
    const [, held]: [unknown, number] = await this.dataSource.query(
      `UPDATE deliveries SET address = $3, lease_until = $4, next_attempt_at = $4, title = $5, body = $6,
         user_id = coalesce(user_id, $7)
       WHERE id = $1 AND lease_id = $2`,
      [id, leaseId, address, this.leaseEnd(), written?.title, written?.body, written?.userId],
    );
    if (held === 0) {
      throw new LeaseLost('taken over by another worker');
    }
  }

  /** The message is out: a database that is away for a moment must not make it go out again. */
  private async markSent(done: { id: string; leaseId: string; onSent: Prepared['onSent'] }): Promise<void> {
    const { id, leaseId, onSent } = done;
    for (let tries = 1; ; tries++) {
      try {
        await this.dataSource.transaction(async (manager) => {
          await manager.query(
            `UPDATE deliveries SET state = 'sent', sent_at = $3, last_error = NULL, lease_id = NULL
             WHERE id = $1 AND lease_id = $2`,
            [id, leaseId, this.clock.now()],
          );
          await onSent?.(manager);
        });
        return;
      } catch (error) {
        if (tries >= markTries) {
          throw error;
        }
        logger.warn({ err: error, delivery: id }, 'sent, but not marked yet');
        await sleep(markPauseMs);
      }
    }
  }

  private async settle(delivery: Delivery, leaseId: string, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) {
      return;
    }
    const reason = error instanceof Error ? error.message : String(error);
    const outcome = this.outcomeOf(delivery, error);
    countOutcome(delivery, outcome.state);
    if (outcome.state === 'queued' || outcome.state === 'failed' || outcome.state === 'abandoned') {
      logger.info({ delivery: delivery.id, kind: delivery.kind, state: outcome.state, reason }, 'message not sent');
    }
    await this.dataSource.query(
      `UPDATE deliveries SET state = $3, next_attempt_at = $4, attempts = attempts - $5, last_error = $6, lease_id = NULL
       WHERE id = $1 AND lease_id = $2`,
      [delivery.id, leaseId, outcome.state, outcome.nextAt, outcome.uncounted, reason.slice(0, 500)],
    );
  }

  private outcomeOf(delivery: Delivery, error: unknown): { state: Delivery['state']; nextAt: Date; uncounted: 0 | 1 } {
    const now = this.clock.now();
    if (error instanceof Drop) {
      return { state: 'cancelled', nextAt: now, uncounted: 0 };
    }
    if (error instanceof Refused) {
      return { state: 'failed', nextAt: now, uncounted: 0 };
    }
    if (now.getTime() - delivery.dueAt.getTime() >= this.env.MAIL_GIVE_UP_MS) {
      return { state: 'abandoned', nextAt: now, uncounted: 0 };
    }
    if (error instanceof Postpone) {
      return { state: 'queued', nextAt: error.until, uncounted: 1 };
    }
    const pause = retryPause({ attempts: delivery.attempts, firstMs: this.env.MAIL_RETRY_MS });
    return { state: 'queued', nextAt: new Date(now.getTime() + pause), uncounted: 0 };
  }
}
