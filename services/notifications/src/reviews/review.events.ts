import { Injectable } from '@nestjs/common';
import type { Contact, EventPayload } from '@workboard/contracts';
import { BeforeEvent, Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { Lookups } from '../compose/lookups.js';
import { intend } from '../deliveries/intents.js';

const hourMs = 60 * 60_000;

/** Cases that came to review, as one mail an hour to each super admin. */
@Injectable()
export class ReviewEvents {
  constructor(
    private readonly clock: Clock,
    private readonly lookups: Lookups,
  ) {}

  @BeforeEvent('review.opened')
  superAdmins(): Promise<readonly Contact[]> {
    return this.lookups.superAdmins();
  }

  @OnEvent('review.opened')
  async onOpened(
    _opened: EventPayload<'review.opened'>,
    manager: EntityManager,
    superAdmins: readonly Contact[],
  ): Promise<void> {
    const endOfHour = new Date((Math.floor(this.clock.now().getTime() / hourMs) + 1) * hourMs);
    await intend(
      manager,
      superAdmins.map(({ id }) => ({
        kind: 'reviews_waiting' as const,
        dedupeKey: `reviews_waiting.${id}.${endOfHour.toISOString()}`,
        userId: id,
        dueAt: endOfHour,
      })),
    );
  }
}
