import { Inject, Injectable } from '@nestjs/common';
import type { EventPayload, WebhookEvent } from '@workboard/contracts';
import { AlsoOnEvent, Clock, ENV, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import type { Env } from '../env.js';
import { aboutApplication, payloadOf } from './webhook-payload.js';

interface Happening {
  event: WebhookEvent;
  ref: Pick<EventPayload<'application.withdrawn'>, 'id' | 'jobId' | 'companyId'>;
  at?: string;
  status?: string;
  previousStatus?: string;
}

/** Writes down what companies' programs are to be told, in the transaction that takes the event (decision P86). */
@Injectable()
export class WebhooksEvents {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  @AlsoOnEvent('application.created')
  onCreated(ref: EventPayload<'application.created'>, manager: EntityManager): Promise<void> {
    return this.tell(manager, { event: 'application.received', ref, status: 'applied' });
  }

  @OnEvent('application.decided')
  onDecided(ref: EventPayload<'application.decided'>, manager: EntityManager): Promise<void> {
    const { from: previousStatus, to: status, changedAt: at } = ref;
    return this.tell(manager, { event: 'application.status_changed', ref, at, status, previousStatus });
  }

  @AlsoOnEvent('application.withdrawn')
  onWithdrawn(ref: EventPayload<'application.withdrawn'>, manager: EntityManager): Promise<void> {
    return this.tell(manager, { event: 'application.withdrawn', ref });
  }

  @AlsoOnEvent('application.deleted')
  onDeleted(ref: EventPayload<'application.deleted'>, manager: EntityManager): Promise<void> {
    return this.tell(manager, { event: 'application.deleted', ref });
  }

  /** What waits for a company that lost its authorisation is not sent any more; the owner switches on again. */
  @OnEvent('company.changed')
  async onCompanyChanged({ id, revoked }: EventPayload<'company.changed'>, manager: EntityManager): Promise<void> {
    if (revoked) {
      await manager.query(
        `WITH ended AS (UPDATE webhook_endpoints SET ended_by = 'revoked' WHERE company_id = $1 AND ended_by IS NULL RETURNING id)
         UPDATE webhook_deliveries SET state = 'failed', last_error = 'The company is not authorised any more'
         WHERE state = 'waiting' AND endpoint_id IN (SELECT id FROM ended)`,
        [id],
      );
    }
  }

  @OnEvent('company.deleted')
  async onCompanyDeleted({ id }: EventPayload<'company.deleted'>, manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM webhook_endpoints WHERE company_id = $1`, [id]);
  }

  private async tell(manager: EntityManager, { event, ref, at, ...states }: Happening): Promise<void> {
    const now = this.clock.now();
    const data = aboutApplication(ref, { publicUrl: this.env.PUBLIC_URL, ...states });
    await manager.query(
      `INSERT INTO webhook_deliveries (id, endpoint_id, event, application_id, payload, next_attempt_at, created_at)
       SELECT gen_random_uuid(), id, $2, $3, $4, $5, $5 FROM webhook_endpoints
       WHERE company_id = $1 AND ended_by IS NULL AND $2 = ANY(events)`,
      [ref.companyId, event, ref.id, payloadOf({ event, at: at ?? now.toISOString(), data }), now],
    );
  }
}
