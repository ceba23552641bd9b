import { Injectable } from '@nestjs/common';
import {
  AppError,
  authService,
  type Caller,
  type SaveStatusAlert,
  type StatusAlert as StatusAlertAnswer,
} from '@workboard/contracts';
import { type Client, Clock, Idempotency, InjectClient, protectUser } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Bounces } from '../deliveries/bounces.service.js';
import { mustBeOwn } from '../seeker.policy.js';
import { StatusAlert } from './status-alert.entity.js';

const present = (alert: StatusAlert, emailStopped: boolean): StatusAlertAnswer => ({
  id: alert.id,
  userId: alert.userId,
  email: alert.email,
  phone: alert.phone,
  isActive: alert.isActive,
  emailConfirmed: alert.emailConfirmed,
  emailStopped,
  createdAt: alert.createdAt.toISOString(),
  updatedAt: alert.updatedAt.toISOString(),
});

/** A seeker's own setting of where status mails go (decision A13). */
@Injectable()
export class StatusAlertsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly bounces: Bounces,
    private readonly clock: Clock,
  ) {}

  async get({ userId }: Caller): Promise<StatusAlertAnswer | null> {
    const alert = await this.dataSource.getRepository(StatusAlert).findOneBy({ userId });
    return alert && present(alert, await this.isStopped(alert.email));
  }

  /** The account's own address counts at once; another one gets a mail whose link confirms it. */
  async save(caller: Caller, { email, phone, isActive, userId: named }: SaveStatusAlert): Promise<StatusAlertAnswer> {
    mustBeOwn(named, caller);
    const { userId } = caller;
    const repository = this.dataSource.getRepository(StatusAlert);
    const [account] = await this.auth.contacts({ ids: [userId] });
    if (!account) {
      throw new AppError('unauthenticated');
    }
    const before = await repository.findOneBy({ userId });
    const isConfirmed = account.email === email || (before?.email === email && before.emailConfirmed);
    if (!isConfirmed) {
      await this.auth.createStatusAlertToken({ userId, email });
    }
    // Asked before: the transaction must not wait for a second connection.
    const isStopped = await this.isStopped(email);
    return this.idempotency.transaction(async (manager) => {
      await protectUser(manager, userId, 'unauthenticated');
      await manager.query(
        `INSERT INTO application_status_alerts AS alert (user_id, email, email_confirmed, phone, is_active, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $6)
         ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, phone = excluded.phone,
           is_active = excluded.is_active, updated_at = excluded.updated_at,
           email_confirmed = excluded.email_confirmed OR (alert.email_confirmed AND alert.email = excluded.email)`,
        [userId, email, isConfirmed, phone ?? null, isActive, this.clock.now()],
      );
      return present(await manager.findOneByOrFail(StatusAlert, { userId }), isStopped);
    });
  }

  /** Removing what is not there is no fault: afterwards there is none. */
  async remove({ userId }: Caller): Promise<null> {
    await this.dataSource.getRepository(StatusAlert).delete({ userId });
    return null;
  }

  /** The link in the mail was used; an address that was replaced meanwhile is not confirmed by it. */
  async confirm({ userId, email }: { userId: number; email: string }): Promise<null> {
    await this.dataSource
      .getRepository(StatusAlert)
      .update({ userId, email }, { emailConfirmed: true, updatedAt: this.clock.now() });
    return null;
  }

  private async isStopped(email: string): Promise<boolean> {
    return (await this.bounces.find(email)) !== null;
  }
}
