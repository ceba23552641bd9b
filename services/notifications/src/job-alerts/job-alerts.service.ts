import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  type CreateJobAlert,
  type JobAlert as JobAlertAnswer,
  requirePayInOrder,
  type UpdateJobAlert,
} from '@workboard/contracts';
import { Clock, definedOnly, Idempotency, protectUser } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { withdraw } from '../deliveries/intents.js';
import { mustBeOwn } from '../seeker.policy.js';
import { presentJobAlert } from './job-alert.presenter.js';
import { JobAlert } from './job-alert.entity.js';

const alertsPerPerson = 20;
const alertSubject = (id: number): string => `alert:${id}`;

/** A seeker's own job alerts. */
@Injectable()
export class JobAlertsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  async list({ userId }: Caller): Promise<JobAlertAnswer[]> {
    const alerts = await this.dataSource.getRepository(JobAlert).find({ where: { userId }, order: { id: 'DESC' } });
    return alerts.map(presentJobAlert);
  }

  async create(caller: Caller, { userId, ...fields }: CreateJobAlert): Promise<JobAlertAnswer> {
    mustBeOwn(userId, caller);
    return this.idempotency.transaction(async (manager) => {
      await protectUser(manager, caller.userId, 'unauthenticated');
      await this.mustHaveRoom(caller.userId, manager);
      const now = this.clock.now();
      const alert = manager.create(JobAlert, {
        ...withoutNulls(fields),
        userId: caller.userId,
        createdAt: now,
        activeSince: now,
      });
      const saved = await manager.save(alert);
      return presentJobAlert(await manager.findOneByOrFail(JobAlert, { id: saved.id }));
    });
  }

  async update(caller: Caller, { id, changes }: { id: number; changes: UpdateJobAlert }): Promise<JobAlertAnswer> {
    const { userId, ...fields } = changes;
    mustBeOwn(userId, caller);
    return this.dataSource.transaction(async (manager) => {
      const alert = await this.own({ id, caller, manager });
      const before = { isOn: isOn(alert), frequency: alert.frequency };
      Object.assign(alert, definedOnly(fields));
      requirePayInOrder(alert);
      if (!before.isOn && isOn(alert)) {
        // What appeared while it was off is not news any more.
        alert.activeSince = this.clock.now();
        alert.matchedUntil = this.clock.now();
      } else if (before.frequency !== alert.frequency) {
        alert.activeSince = this.clock.now();
      }
      return presentJobAlert(await manager.save(alert));
    });
  }

  async remove(caller: Caller, { id }: { id: number }): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      await manager.remove(await this.own({ id, caller, manager }));
      await withdraw(manager, { subject: alertSubject(id), reason: 'the alert is gone' });
    });
    return null;
  }

  private async own(key: { id: number; caller: Caller; manager: EntityManager }): Promise<JobAlert> {
    const { id, caller, manager } = key;
    const alert = await manager.findOne(JobAlert, {
      where: { id, userId: caller.userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!alert) {
      throw new AppError('alert_not_found');
    }
    return alert;
  }

  /** Counts under a lock of the person, so that parallel calls cannot pass the limit together. */
  private async mustHaveRoom(userId: number, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('job_alerts'), $1)`, [userId]);
    const [{ count }]: [{ count: number }] = await manager.query(
      `SELECT count(*)::int AS count FROM job_alerts WHERE user_id = $1`,
      [userId],
    );
    if (count >= alertsPerPerson) {
      throw new AppError('too_many_alerts');
    }
  }
}

const isOn = ({ isActive, emailNotifications, smsNotifications }: JobAlert): boolean =>
  isActive && (emailNotifications || smsNotifications);

/** Null means the default where a column may not be null, and null elsewhere. */
const withoutNulls = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
