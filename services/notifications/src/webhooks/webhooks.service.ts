import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  companiesService,
  type CreateWebhook,
  type ListWebhookDeliveries,
  type NewWebhook,
  requireOwner,
  say,
  type UpdateWebhook,
  type Webhook,
  type WebhookDelivery as WebhookDeliveryResponse,
  type WebhookDeliveries,
  webhooksMax,
  webhookTest,
} from '@workboard/contracts';
import { audit, type Client, Clock, ENV, Idempotency, InjectClient, SealedSecrets } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Env } from '../env.js';
import { secretPrefix } from './post-webhook.js';
import { PrivateAddress, requirePublicHost } from './public-address.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { testPayload } from './webhook-payload.js';

/** Seals the secrets that sign what is sent, each bound to its company. */
export const webhookSecrets = ({ TOKEN_SECRET }: Env): SealedSecrets => new SealedSecrets(TOKEN_SECRET, 'webhooks');

const present = ({ id, url, events, endedBy, failingSince, createdAt }: WebhookEndpoint): Webhook => ({
  id,
  url,
  events,
  isActive: endedBy === null,
  endedBy,
  failingSince: failingSince?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const presentDelivery = (row: WebhookDelivery): WebhookDeliveryResponse => ({
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  responseStatus: row.responseStatus,
  responseMs: row.responseMs,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  payload: row.payload,
});

/** Addresses of companies' programs, and what was sent to them (decision P86). For owners; nobody sees another company's. */
@Injectable()
export class WebhooksService {
  private readonly secrets: SealedSecrets;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
  ) {
    this.secrets = webhookSecrets(env);
  }

  async list(caller: Caller): Promise<Webhook[]> {
    const found = await this.dataSource.manager.find(WebhookEndpoint, {
      where: { companyId: requireOwner(caller) },
      order: { id: 'DESC' },
    });
    return found.map(present);
  }

  /** Throws `company_unauthorised`, `too_many_webhooks` and `validation_failed` for an address that is not on the internet. */
  async create(caller: Caller, { url, events }: CreateWebhook): Promise<NewWebhook> {
    const companyId = requireOwner(caller);
    this.checkUrl(url);
    await this.requireAuthorised(companyId);
    const secret = `${secretPrefix}${randomBytes(32).toString('base64')}`;
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('webhooks'), $1)`, [companyId]);
      if ((await manager.countBy(WebhookEndpoint, { companyId })) >= webhooksMax) {
        throw new AppError('too_many_webhooks');
      }
      const sealed = this.secrets.seal(secret, companyId);
      const { id } = await manager.save(WebhookEndpoint, { companyId, url, events, secret: sealed });
      await this.record(manager, { action: 'webhook_made', companyId, url });
      return { ...present(await manager.findOneByOrFail(WebhookEndpoint, { id })), secret };
    });
  }

  /** Switched off, nothing is written down for it; what waits is given up. Throws `webhook_not_found`. */
  async update(caller: Caller, { id, changes }: { id: number; changes: UpdateWebhook }): Promise<Webhook> {
    const companyId = requireOwner(caller);
    const { url, events, isActive } = changes;
    if (url !== undefined) {
      this.checkUrl(url);
    }
    if (isActive) {
      await this.requireAuthorised(companyId);
    }
    return this.dataSource.transaction(async (manager) => {
      const endpoint = await this.lock(manager, { id, companyId });
      const isMoved = url !== undefined && url !== endpoint.url;
      Object.assign(endpoint, {
        url: url ?? endpoint.url,
        events: events ?? endpoint.events,
        failingSince: isMoved ? null : endpoint.failingSince,
      });
      if (isActive !== undefined && isActive !== (endpoint.endedBy === null)) {
        Object.assign(endpoint, { endedBy: isActive ? null : 'owner', failingSince: null });
      }
      if (endpoint.endedBy !== null) {
        const given = { state: 'failed', lastError: 'Switched off' } as const;
        await manager.update(WebhookDelivery, { endpointId: id, state: 'waiting' }, given);
      }
      await manager.save(endpoint);
      await this.record(manager, { action: 'webhook_changed', companyId, url: endpoint.url });
      return present(endpoint);
    });
  }

  async remove(caller: Caller, { id }: { id: number }): Promise<null> {
    const companyId = requireOwner(caller);
    await this.dataSource.transaction(async (manager) => {
      const { url } = await this.lock(manager, { id, companyId });
      await manager.delete(WebhookEndpoint, { id });
      await this.record(manager, { action: 'webhook_deleted', companyId, url });
    });
    return null;
  }

  async deliveries(
    caller: Caller,
    { id, state, limit, offset }: ListWebhookDeliveries & { id: number },
  ): Promise<WebhookDeliveries> {
    const { manager } = this.dataSource;
    await this.find(manager, { id, companyId: requireOwner(caller) });
    const [rows, total] = await manager.findAndCount(WebhookDelivery, {
      where: { endpointId: id, ...(state && { state }) },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: limit,
      skip: offset,
    });
    return { deliveries: rows.map(presentDelivery), total };
  }

  /** Throws `webhook_off`. */
  async test(caller: Caller, { id }: { id: number }): Promise<WebhookDeliveryResponse> {
    const companyId = requireOwner(caller);
    return this.idempotency.transaction(async (manager) => {
      requireActive(await this.lock(manager, { id, companyId }));
      const now = this.clock.now();
      const made = {
        id: randomUUID(),
        endpointId: id,
        event: webhookTest,
        nextAttemptAt: now,
        createdAt: now,
      } as const;
      await manager.insert(WebhookDelivery, { ...made, payload: testPayload(now.toISOString(), companyId) });
      return presentDelivery(await manager.findOneByOrFail(WebhookDelivery, { id: made.id }));
    });
  }

  /** Begins anew with all its tries, under the same id. Throws `webhook_not_found` and `webhook_off`. */
  async resend(caller: Caller, { id }: { id: string }): Promise<WebhookDeliveryResponse> {
    const companyId = requireOwner(caller);
    return this.dataSource.transaction(async (manager) => {
      const delivery = await manager.findOneBy(WebhookDelivery, { id });
      if (!delivery) {
        throw new AppError('webhook_not_found');
      }
      requireActive(await this.lock(manager, { id: delivery.endpointId, companyId }));
      const again = { state: 'waiting', attempts: 0, nextAttemptAt: this.clock.now(), deliveredAt: null } as const;
      await manager.update(WebhookDelivery, { id }, again);
      return presentDelivery(await manager.findOneByOrFail(WebhookDelivery, { id }));
    });
  }

  /** Refuses what can be seen to be no address of the internet; names are looked at whenever something is sent. */
  private checkUrl(address: string): void {
    const url = new URL(address);
    const isOwn = this.env.WEBHOOK_LOOPBACK && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
    if (url.protocol !== 'https:' && !isOwn) {
      throw refuse(say.webhookUrlInvalid);
    }
    try {
      requirePublicHost(url, this.env.WEBHOOK_LOOPBACK);
    } catch (error) {
      throw error instanceof PrivateAddress ? refuse(say.webhookUrlPrivate) : error;
    }
    if (!isOwn && !url.hostname.includes('.') && !url.hostname.includes(':')) {
      throw refuse(say.webhookUrlPrivate);
    }
  }

  private async requireAuthorised(companyId: number): Promise<void> {
    const [company] = await this.companies.byIds({ ids: [companyId] });
    if (company?.status !== 'authorised') {
      throw new AppError('company_unauthorised');
    }
  }

  private async find(manager: EntityManager, where: { id: number; companyId: number }): Promise<WebhookEndpoint> {
    const endpoint = await manager.findOneBy(WebhookEndpoint, where);
    if (!endpoint) {
      throw new AppError('webhook_not_found');
    }
    return endpoint;
  }

  private async lock(manager: EntityManager, where: { id: number; companyId: number }): Promise<WebhookEndpoint> {
    await manager.query(`SELECT FROM webhook_endpoints WHERE id = $1 FOR UPDATE`, [where.id]);
    return this.find(manager, where);
  }

  /** The host alone: what stands behind it may be secret. */
  private record(
    manager: EntityManager,
    {
      action,
      companyId,
      url,
    }: { action: 'webhook_made' | 'webhook_changed' | 'webhook_deleted'; companyId: number; url: string },
  ): Promise<void> {
    return audit(manager, { action, target: 'company', targetId: companyId, after: { host: new URL(url).host } });
  }
}

const refuse = (message: string): AppError =>
  new AppError('validation_failed', { message, details: [{ field: 'url', message }] });

const requireActive = ({ endedBy }: WebhookEndpoint): void => {
  if (endedBy !== null) {
    throw new AppError('webhook_off');
  }
};
