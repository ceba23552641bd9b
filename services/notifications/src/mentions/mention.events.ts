import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend } from '../deliveries/intents.js';

/** Notes that mention somebody, as mails. */
@Injectable()
export class MentionEvents {
  constructor(private readonly clock: Clock) {}

  @OnEvent('application.mentioned')
  async onMentioned(fact: EventPayload<'application.mentioned'>, manager: EntityManager): Promise<void> {
    const { applicationId, noteId, userId } = fact;
    await intend(manager, [
      {
        kind: 'application_mention',
        dedupeKey: `application_mention.${noteId}.${userId}`,
        userId,
        subject: `application:${applicationId}`,
        data: { applicationId, noteId },
        dueAt: this.clock.now(),
      },
    ]);
  }
}
