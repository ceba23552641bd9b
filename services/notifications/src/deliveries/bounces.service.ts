import { Injectable } from '@nestjs/common';
import { Clock } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

export interface StoppedAddress {
  address: string;
  reason: string;
}

/** Addresses that refused our mail for good. One hard refusal is enough; account mail that gets through lifts it. */
@Injectable()
export class Bounces {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(address: string): Promise<StoppedAddress | null> {
    const rows: StoppedAddress[] = await this.dataSource.query(
      `SELECT address, reason FROM email_bounces WHERE address = $1`,
      [address],
    );
    return rows[0] ?? null;
  }

  async record(bounce: {
    address: string;
    userId: number | null;
    code: number;
    reason: string;
    deliveryId: string;
  }): Promise<void> {
    const { address, userId, code, reason, deliveryId } = bounce;
    await this.dataSource.query(
      `INSERT INTO email_bounces (address, user_id, code, reason, delivery_id, bounced_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (address) DO UPDATE SET code = excluded.code, reason = excluded.reason,
         delivery_id = excluded.delivery_id, bounced_at = excluded.bounced_at`,
      [address, userId, code, reason.slice(0, 500), deliveryId, this.clock.now()],
    );
  }

  /** In a transaction with its manager, so that it needs no second connection. */
  async lift(address: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.query(`DELETE FROM email_bounces WHERE address = $1`, [address]);
  }
}
