import { Inject, Injectable } from '@nestjs/common';
import { dayOf, type EventPayload, startOfDay } from '@workboard/contracts';
import { Clock, ENV, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend, withdraw } from '../../deliveries/intents.js';
import type { Env } from '../../env.js';
import { flagOf } from '../kit/message.js';
import { companyAuthorised } from './company-authorised.js';
import { companyRefused } from './company-refused.js';
import { dueAfter, subjectOf } from './decision.js';

/** What super admins decide about companies, as mails to their owners. */
@Injectable()
export class CompaniesEvents {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Once a day and company at most, however often it is authorised and revoked. */
  @OnEvent('company.authorised')
  async onAuthorised({ id }: EventPayload<'company.authorised'>, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    await withdraw(manager, { subject: subjectOf(id), kinds: [companyRefused], reason: 'authorised meanwhile' });
    const sent: unknown[] = await manager.query(
      `SELECT FROM deliveries WHERE subject = $1 AND kind = $2 AND state <> 'cancelled' AND created_at >= $3`,
      [subjectOf(id), companyAuthorised.kind, startOfDay(dayOf(now))],
    );
    if (sent.length > 0) {
      return;
    }
    await intend(manager, [
      companyAuthorised.intent({
        dedupeKey: `company_authorised.${id}.${now.toISOString()}`,
        subject: subjectOf(id),
        data: { companyId: id },
        dueAt: dueAfter(now, '', this.env),
      }),
    ]);
  }

  /** What was not sent yet about the authorisation is taken back; if it was sent, or never came, the owner reads why not. */
  @OnEvent('company.refused')
  async onRefused(
    { id, wasAuthorised, reason }: EventPayload<'company.refused'>,
    manager: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const subject = subjectOf(id);
    await withdraw(manager, { subject, kinds: [companyRefused], reason: 'a reason was given' });
    const unsent = await withdraw(manager, { subject, kinds: [companyAuthorised], reason: 'decided otherwise' });
    if (unsent > 0 && reason === null) {
      return;
    }
    await intend(manager, [
      companyRefused.intent({
        dedupeKey: `company_refused.${id}.${now.toISOString()}`,
        subject,
        data: { companyId: id, wasAuthorised: flagOf(wasAuthorised), reason: reason ?? '' },
        dueAt: dueAfter(now, reason, this.env),
      }),
    ]);
  }
}
