import { Injectable } from '@nestjs/common';
import {
  AppError,
  applicationOf,
  type Delivery as DeliveryAnswer,
  type DeliveryOverview,
  authService,
  type Contact,
  type DeliveryState,
  deliveryStates,
  type ListDeliveries,
  mailQueue,
  resendableStates,
  smsQueue,
  type WrittenDelivery,
} from '@workboard/contracts';
import { audit, type Client, Clock, definedOnly, InjectClient, Queues } from '@workboard/service-kit';
import { Brackets, DataSource, type SelectQueryBuilder } from 'typeorm';
import { Bounces } from './bounces.service.js';
import { Delivery } from './delivery.entity.js';
import { presentDelivery } from './delivery.presenter.js';

const resendable: readonly DeliveryState[] = resendableStates;
/** How many people a search by name goes by at most. */
const mostPeople = 200;

/** The super admin's view of all messages. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    private readonly bounces: Bounces,
    private readonly clock: Clock,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** Newest first; `q` finds them by person, address, subject line or reference. */
  async list({ limit, offset, q, companyId, ...filter }: ListDeliveries): Promise<DeliveryOverview> {
    const found = this.dataSource
      .getRepository(Delivery)
      .createQueryBuilder('delivery')
      .where(definedOnly(filter))
      .orderBy('delivery.createdAt', 'DESC')
      .addOrderBy('delivery.id', 'DESC')
      .take(limit)
      .skip(offset);
    if (companyId !== undefined) {
      const team = await this.auth.companyContacts({ companyId });
      found.andWhere('delivery.userId = ANY(:team)', { team: team.map(({ id }) => id) });
    }
    if (q) {
      await this.search(found, q);
    }
    const [[deliveries, total], counts, figures, queueDepth] = await Promise.all([
      found.getManyAndCount(),
      this.counts(),
      this.figures(),
      this.queueDepth(),
    ]);
    return { counts, ...figures, queueDepth, deliveries: await this.present(deliveries), total };
  }

  /** One message with what it said. Throws `delivery_not_found`. */
  async get({ id }: { id: string }): Promise<WrittenDelivery> {
    const delivery = await this.dataSource.getRepository(Delivery).findOneBy({ id });
    const [presented] = await this.present(delivery ? [delivery] : []);
    if (!delivery || !presented) {
      throw new AppError('delivery_not_found');
    }
    await audit(this.dataSource.manager, { action: 'message_read', target: 'message', targetId: id });
    return { ...presented, body: delivery.body };
  }

  /** Sends one again that ended without being sent; an address that refused it gets another chance. */
  async resend({ id }: { id: string }): Promise<DeliveryAnswer> {
    const resent = await this.dataSource.transaction(async (manager) => {
      const delivery = await manager.findOne(Delivery, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!delivery) {
        throw new AppError('delivery_not_found');
      }
      if (!resendable.includes(delivery.state)) {
        throw new AppError('not_resendable');
      }
      if (delivery.address) {
        await this.bounces.lift(delivery.address, manager);
      }
      const now = this.clock.now();
      Object.assign(delivery, { state: 'queued', attempts: 0, dueAt: now, nextAttemptAt: now });
      await audit(manager, { action: 'message_resent', target: 'message', targetId: id });
      return manager.save(delivery);
    });
    // Asks who it is for, so after the commit.
    const [presented] = await this.present([resent]);
    return presented ?? presentDelivery(resent, undefined);
  }

  private async search(query: SelectQueryBuilder<Delivery>, q: string): Promise<void> {
    const people = await this.auth.findPeople({ q, limit: mostPeople });
    const application = applicationOf(q);
    query.andWhere(
      new Brackets((any) => {
        any
          .where('strpos(lower(delivery.address), lower(:q)) > 0')
          .orWhere('strpos(lower(delivery.title), lower(:q)) > 0')
          .orWhere('delivery.userId = ANY(:people)')
          .orWhere(`delivery.data ->> 'applicationId' = :application`);
      }),
      { q, people: people.map(({ id }) => id), application },
    );
  }

  private async present(deliveries: readonly Delivery[]): Promise<DeliveryAnswer[]> {
    const ids = [...new Set(deliveries.flatMap(({ userId }) => userId ?? []))];
    const people: Contact[] = ids.length > 0 ? await this.auth.contacts({ ids }) : [];
    const byId = new Map(people.map((person) => [person.id, person]));
    return deliveries.map((delivery) => presentDelivery(delivery, byId.get(delivery.userId ?? 0)));
  }

  private async counts(): Promise<Record<DeliveryState, number>> {
    const rows: { state: DeliveryState; count: number }[] = await this.dataSource.query(
      `SELECT state, count(*)::int AS count FROM deliveries GROUP BY state`,
    );
    const none = Object.fromEntries(deliveryStates.map((state) => [state, 0])) as Record<DeliveryState, number>;
    return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
  }

  private async figures(): Promise<Pick<DeliveryOverview, 'oldestDueAt' | 'stoppedAddresses'>> {
    const [row]: [{ oldest: Date | null; stopped: number }] = await this.dataSource.query(
      `SELECT (SELECT min(due_at) FROM deliveries WHERE state IN ('queued', 'sending') AND due_at <= $1) AS oldest,
         (SELECT count(*)::int FROM email_bounces) AS stopped`,
      [this.clock.now()],
    );
    return { oldestDueAt: row.oldest?.toISOString() ?? null, stoppedAddresses: row.stopped };
  }

  private async queueDepth(): Promise<DeliveryOverview['queueDepth']> {
    const [mail, sms] = await Promise.all([mailQueue, smsQueue].map(({ name }) => this.queues.named(name).count()));
    return { mail: mail ?? 0, sms: sms ?? 0 };
  }
}
