import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend } from '../deliveries/intents.js';

/** Changed rights in a company, as mails. */
@Injectable()
export class TeamRoleEvents {
  constructor(private readonly clock: Clock) {}

  @OnEvent('user.team_role_changed')
  async onChanged(fact: EventPayload<'user.team_role_changed'>, manager: EntityManager): Promise<void> {
    const { userId, companyId, teamRole, changedAt } = fact;
    await intend(manager, [
      {
        kind: 'team_role_changed',
        dedupeKey: `team_role_changed.${userId}.${changedAt}`,
        userId,
        subject: `company:${companyId}`,
        data: { companyId, teamRole },
        dueAt: this.clock.now(),
      },
    ]);
  }
}
