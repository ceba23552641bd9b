import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { WebhookEnd } from '@workboard/contracts';
import { Clock, ENV, logger, type SealedSecrets, Tickers } from '@workboard/service-kit';
import { Counter } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { intend } from '../deliveries/intents.js';
import type { Env } from '../env.js';
import { webhookEnded } from '../messages/decisions/webhook-ended.js';
import { type Attempt, postWebhook, signedHeaders } from './post-webhook.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { webhookSecrets } from './webhooks.service.js';

/** Pauses after a failed try as multiples of the first; with 5 s it is 28 hours in all. */
const pauses = [1, 12, 60, 360, 1440, 3600, 7200, 7200] as const;
/** Others do not come at the same moment again. */
const jitter = 0.1;
/** One slow receiver leaves room for the others. */
const atOncePerEndpoint = 2;
const leaseMs = 60_000;
const failingDays = 5;
const keepDays = 30;
const gone = 410;
const dayMs = 86_400_000;

const tries = new Counter({
  name: 'workboard_webhook_attempts_total',
  help: "Tries to tell companies' programs of events, by what came of them",
  labelNames: ['outcome'],
});

type Due = Pick<WebhookDelivery, 'id' | 'endpointId' | 'payload' | 'attempts'> &
  Pick<WebhookEndpoint, 'url' | 'secret' | 'companyId'>;

/** Sends what is due. Rows are taken with SKIP LOCKED and a lease, so any number of workers may run, and one that dies loses none. */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly secrets: SealedSecrets;
  private readonly underWay = new Set<Promise<void>>();
  private isStopping = false;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tickers: Tickers,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.secrets = webhookSecrets(env);
  }

  onApplicationBootstrap(): void {
    this.tickers.start({ name: 'webhooks', everyMs: this.env.WEBHOOK_POLL_MS, work: () => this.sendDue() });
    this.tickers.start({ name: 'old webhooks', everyMs: dayMs / 24, work: () => this.prune() });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.underWay);
  }

  /** Takes as many as there is room for and does not wait for them. */
  private async sendDue(): Promise<void> {
    const room = this.env.WEBHOOK_CONCURRENCY - this.underWay.size;
    for (const due of room > 0 ? await this.take(room) : []) {
      const sending: Promise<void> = this.sendAndGoOn(due, () => this.underWay.delete(sending));
      this.underWay.add(sending);
    }
  }

  /** Whoever is done takes the next at once instead of waiting for the next round. */
  private async sendAndGoOn(due: Due, leave: () => void): Promise<void> {
    try {
      await this.send(due);
      leave();
      if (!this.isStopping) {
        await this.sendDue();
      }
    } catch (error) {
      logger.warn({ err: error }, 'webhook: will be tried again');
    } finally {
      leave();
    }
  }

  private async take(room: number): Promise<Due[]> {
    const now = this.clock.now();
    const [taken]: [Due[], number] = await this.dataSource.query(
      `WITH due AS (
         SELECT waiting.id FROM webhook_endpoints e CROSS JOIN LATERAL (
           SELECT d.id, d.next_attempt_at FROM webhook_deliveries d
           WHERE d.endpoint_id = e.id AND d.state = 'waiting' AND d.next_attempt_at <= $1
             AND (d.lease_until IS NULL OR d.lease_until < $1)
             AND (SELECT count(*) FROM webhook_deliveries busy
               WHERE busy.endpoint_id = e.id AND busy.state = 'waiting' AND busy.lease_until >= $1) < ${atOncePerEndpoint}
           ORDER BY d.next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
         ) waiting WHERE e.ended_by IS NULL LIMIT $2)
       UPDATE webhook_deliveries d SET lease_until = $3, attempts = d.attempts + 1
       FROM due, webhook_endpoints e WHERE d.id = due.id AND e.id = d.endpoint_id
       RETURNING d.id, d.endpoint_id AS "endpointId", d.payload, d.attempts, e.url, e.secret, e.company_id AS "companyId"`,
      [now, room, new Date(now.getTime() + leaseMs)],
    );
    return taken;
  }

  private async send(due: Due): Promise<void> {
    const secret = this.secrets.open(due.secret, due.companyId);
    const attempt: Attempt =
      secret === null
        ? {
            status: null,
            ms: 0,
            error: 'The secret of this webhook cannot be read any more: delete it and make another',
          }
        : await postWebhook(due.url, {
            body: due.payload,
            headers: signedHeaders({ id: due.id, at: new Date(), body: due.payload, secret }),
            allowsLoopback: this.env.WEBHOOK_LOOPBACK,
          });
    tries.inc({ outcome: attempt.error === null ? 'delivered' : 'failed' });
    await this.dataSource.transaction((manager) => this.note(manager, due, attempt));
  }

  /** The endpoint is locked before its deliveries, as everywhere. */
  private async note(manager: EntityManager, due: Due, { status, ms, error }: Attempt): Promise<void> {
    const { id, endpointId, attempts } = due;
    const now = this.clock.now();
    const pause = pauses[attempts - 1];
    const state = error === null ? 'delivered' : pause === undefined ? 'failed' : 'waiting';
    await manager.query(`SELECT FROM webhook_endpoints WHERE id = $1 FOR UPDATE`, [endpointId]);
    const wait = (pause ?? 0) * this.env.WEBHOOK_RETRY_MS * (1 + jitter * Math.random());
    await manager.query(
      `UPDATE webhook_deliveries SET state = $2, response_status = $3, response_ms = $4, last_error = $5, lease_until = NULL,
         next_attempt_at = $6, delivered_at = CASE WHEN $2 = 'delivered' THEN $7::timestamptz END
       WHERE id = $1 AND state = 'waiting'`,
      [id, state, status, ms, error, new Date(now.getTime() + wait), now],
    );
    if (error === null) {
      await manager.query(
        `UPDATE webhook_endpoints SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL`,
        [endpointId],
      );
      return;
    }
    const [failing]: { since: Date }[] = (
      await manager.query<[{ since: Date }[], number]>(
        `UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, $2) WHERE id = $1 AND ended_by IS NULL
         RETURNING failing_since AS since`,
        [endpointId, now],
      )
    )[0];
    if (failing && (status === gone || now.getTime() - failing.since.getTime() > failingDays * dayMs)) {
      await this.end(manager, due, status === gone ? 'gone' : 'failing');
    }
  }

  /** Gives an address up and tells the company's owner; what waits stays in the list and can be sent again. */
  private async end(manager: EntityManager, { endpointId, companyId, url }: Due, endedBy: WebhookEnd): Promise<void> {
    await manager.query(`UPDATE webhook_endpoints SET ended_by = $2 WHERE id = $1`, [endpointId, endedBy]);
    await manager.query(
      `UPDATE webhook_deliveries SET state = 'failed', last_error = coalesce(last_error, 'Switched off')
       WHERE endpoint_id = $1 AND state = 'waiting'`,
      [endpointId],
    );
    const now = this.clock.now();
    await intend(manager, [
      webhookEnded.intent({
        dedupeKey: `webhook_ended.${endpointId}.${now.toISOString()}`,
        data: { companyId, host: new URL(url).host, why: endedBy === 'gone' ? 'gone' : 'failing' },
        dueAt: now,
      }),
    ]);
  }

  private async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM webhook_deliveries WHERE created_at < $1 AND state <> 'waiting'`, [
      new Date(this.clock.now().getTime() - keepDays * dayMs),
    ]);
  }
}
