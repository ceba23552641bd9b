import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Delivery as DeliveryAnswer,
  type DeliveryOverview,
  type DeliveryState,
  deliveryStates,
  type ListDeliveries,
  mailQueue,
  smsQueue,
} from '@workboard/contracts';
import { Clock, currentCaller, given, Queues } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Bounces } from '../mail/bounces.service.js';
import { Delivery } from './delivery.entity.js';
import { presentDelivery } from './delivery.presenter.js';

const resendable: readonly DeliveryState[] = ['failed', 'abandoned', 'cancelled'];

const superAdminOnly = (): void => {
  if (currentCaller().role !== 'super_admin') {
    throw new AppError('super_admin_required');
  }
};

/** The super admin's view of all messages. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    private readonly bounces: Bounces,
    private readonly clock: Clock,
  ) {}

  async list({ limit, offset, ...filter }: ListDeliveries): Promise<DeliveryOverview> {
    superAdminOnly();
    const where = given(filter);
    const [[deliveries, total], counts, figures, queueDepth] = await Promise.all([
      this.dataSource
        .getRepository(Delivery)
        .findAndCount({ where, order: { createdAt: 'DESC', id: 'DESC' }, take: limit, skip: offset }),
      this.counts(),
      this.figures(),
      this.queueDepth(),
    ]);
    return { counts, ...figures, queueDepth, deliveries: deliveries.map(presentDelivery), total };
  }

  /** Sends one again that ended without being sent; an address that refused it gets another chance. */
  async resend({ id }: { id: string }): Promise<DeliveryAnswer> {
    superAdminOnly();
    return this.dataSource.transaction(async (manager) => {
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
      return presentDelivery(await manager.save(delivery));
    });
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
