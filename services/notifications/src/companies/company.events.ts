import { Inject, Injectable } from '@nestjs/common';
import { type Contact, dayOf, type EventPayload, startOfDay } from '@workboard/contracts';
import { BeforeEvent, Clock, ENV, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { Lookups } from '../compose/lookups.js';
import { intend, withdraw } from '../deliveries/intents.js';
import type { Env } from '../env.js';

/** How long a decision without a reason waits for one, in milliseconds. */
const awaitReasonMs = 10 * 60_000;

const subjectOf = (companyId: number): string => `company:${companyId}`;

/** Facts about companies, as mails to their owners and to the super admins. */
@Injectable()
export class CompanyEvents {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
    private readonly lookups: Lookups,
  ) {}

  @BeforeEvent('company.arrived', 'company.renamed')
  superAdmins(): Promise<readonly Contact[]> {
    return this.lookups.superAdmins();
  }

  /** To each super admin: somebody waits for them. */
  @OnEvent('company.arrived')
  async onArrived(
    { id }: EventPayload<'company.arrived'>,
    manager: EntityManager,
    superAdmins: readonly Contact[],
  ): Promise<void> {
    await intend(
      manager,
      superAdmins.map((admin) => ({
        kind: 'company_arrived' as const,
        dedupeKey: `company_arrived.${id}.${admin.id}`,
        subject: subjectOf(id),
        userId: admin.id,
        data: { companyId: id, userId: admin.id },
        dueAt: this.clock.now(),
      })),
    );
  }

  /** Once a day and company at most, however often it is authorised and revoked. */
  @OnEvent('company.authorised')
  async onAuthorised({ id }: EventPayload<'company.authorised'>, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    await withdraw(manager, { subject: subjectOf(id), kinds: ['company_refused'], reason: 'authorised meanwhile' });
    const told: unknown[] = await manager.query(
      `SELECT FROM deliveries
       WHERE subject = $1 AND kind = 'company_authorised' AND state <> 'cancelled' AND created_at >= $2`,
      [subjectOf(id), startOfDay(dayOf(now))],
    );
    if (told.length > 0) {
      return;
    }
    await intend(manager, [
      {
        kind: 'company_authorised',
        dedupeKey: `company_authorised.${id}.${now.toISOString()}`,
        subject: subjectOf(id),
        data: { companyId: id },
        dueAt: this.dueAt(now, ''),
      },
    ]);
  }

  /** What was not sent yet about the authorisation is taken back; if it was sent, or never came, the owner hears why not. */
  @OnEvent('company.refused')
  async onRefused(
    { id, wasAuthorised, reason }: EventPayload<'company.refused'>,
    manager: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const subject = subjectOf(id);
    await withdraw(manager, { subject, kinds: ['company_refused'], reason: 'a reason was given' });
    const untold = await withdraw(manager, { subject, kinds: ['company_authorised'], reason: 'decided otherwise' });
    if (untold > 0 && reason === null) {
      return;
    }
    await intend(manager, [
      {
        kind: 'company_refused',
        dedupeKey: `company_refused.${id}.${now.toISOString()}`,
        subject,
        data: { companyId: id, wasAuthorised: String(wasAuthorised), reason: reason ?? '' },
        dueAt: this.dueAt(now, reason),
      },
    ]);
  }

  /** To whoever looks after the job, unless it is published again in time. */
  @OnEvent('job.taken_down')
  async onTakenDown({ id, reason }: EventPayload<'job.taken_down'>, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    await withdraw(manager, { subject: `job:${id}`, kinds: ['job_taken_down'], reason: 'a reason was given' });
    await intend(manager, [
      {
        kind: 'job_taken_down',
        dedupeKey: `job_taken_down.${id}.${now.toISOString()}`,
        subject: `job:${id}`,
        data: { jobId: id, reason: reason ?? '' },
        dueAt: this.dueAt(now, reason),
      },
    ]);
  }

  /** After the time for Undo; without a reason (null) also after the time to write one. */
  private dueAt(now: Date, reason: string | null): Date {
    return new Date(now.getTime() + (reason === null ? awaitReasonMs : this.env.DECISION_HOLD_MS));
  }

  /** Every super admin hears of it, as they are when the mails are written. */
  @OnEvent('company.renamed')
  async onRenamed(
    renamed: EventPayload<'company.renamed'>,
    manager: EntityManager,
    superAdmins: readonly Contact[],
  ): Promise<void> {
    const now = this.clock.now();
    const { id, from, to, underReview } = renamed;
    await intend(
      manager,
      superAdmins.map((admin) => ({
        kind: 'company_renamed' as const,
        dedupeKey: `company_renamed.${id}.${admin.id}.${now.toISOString()}`,
        userId: admin.id,
        subject: `company:${id}`,
        data: { companyId: id, from, to, underReview: String(underReview) },
        dueAt: now,
      })),
    );
  }
}
