import { Injectable } from '@nestjs/common';
import { dayOf, type EventPayload } from '@workboard/contracts';
import { Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend } from '../deliveries/intents.js';

/** Facts about companies, as mails to their owners. */
@Injectable()
export class CompanyEvents {
  constructor(private readonly clock: Clock) {}

  /** Once a day and company at most, however often it is authorised and revoked. */
  @OnEvent('company.authorised')
  async onAuthorised({ id }: EventPayload<'company.authorised'>, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    await intend(manager, [
      {
        kind: 'company_authorised',
        dedupeKey: `company_authorised.${id}.${dayOf(now)}`,
        subject: `company:${id}`,
        data: { companyId: id },
        dueAt: now,
      },
    ]);
  }
}
