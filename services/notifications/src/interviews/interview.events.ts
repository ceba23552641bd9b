import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend, type Intent, withdraw } from '../deliveries/intents.js';
import type { Kind } from '../deliveries/kinds.js';
import { wantsTexts } from '../status-alerts/wants-texts.js';

const interviewSubject = (id: number): string => `interview:${id}`;

type InterviewFact = EventPayload<'interview.scheduled'> & Partial<EventPayload<'interview.cancelled'>>;

/** Facts about interviews (decision P11). What was not sent yet is replaced by what is true now. */
@Injectable()
export class InterviewEvents {
  constructor(private readonly clock: Clock) {}

  @OnEvent('interview.scheduled')
  async onScheduled(fact: EventPayload<'interview.scheduled'>, manager: EntityManager): Promise<void> {
    await this.tell({ kind: 'interview_scheduled', dedupeKey: `interview_scheduled.${fact.id}`, fact, manager });
  }

  @OnEvent('interview.changed')
  async onChanged(fact: EventPayload<'interview.changed'>, manager: EntityManager): Promise<void> {
    const subject = interviewSubject(fact.id);
    await withdraw(manager, { subject, kinds: ['interview_changed'], reason: 'changed again' });
    const invitations: unknown[] = await manager.query(
      `SELECT id FROM deliveries WHERE subject = $1 AND kind = 'interview_scheduled' AND state = 'queued'`,
      [subject],
    );
    // An invitation that still waits says what is true when it is written.
    if (invitations.length === 0) {
      const dedupeKey = `interview_changed.${fact.id}.${randomUUID()}`;
      await this.tell({ kind: 'interview_changed', dedupeKey, fact, manager });
    }
  }

  /** By mail and, where texts are on, by text: somebody may be about to travel (decision P19). */
  @OnEvent('interview.cancelled')
  async onCancelled(fact: EventPayload<'interview.cancelled'>, manager: EntityManager): Promise<void> {
    await withdraw(manager, { subject: interviewSubject(fact.id), reason: 'the interview was cancelled' });
    await this.tell({
      kind: 'interview_cancelled',
      dedupeKey: `interview_cancelled.${fact.id}.${randomUUID()}`,
      fact,
      manager,
    });
  }

  private async tell(news: { kind: Kind; dedupeKey: string; fact: InterviewFact; manager: EntityManager }) {
    const { kind, dedupeKey, fact, manager } = news;
    const { id, applicationId, userId, reason } = fact;
    const mail: Intent = {
      kind,
      dedupeKey,
      userId,
      subject: interviewSubject(id),
      data: { interviewId: id, applicationId, ...(reason && { reason }) },
      dueAt: this.clock.now(),
    };
    const text: Intent = { ...mail, channel: 'sms', dedupeKey: `sms.${dedupeKey}` };
    const isTexted = kind === 'interview_cancelled' && (await wantsTexts(manager, userId));
    await intend(manager, isTexted ? [mail, text] : [mail]);
  }
}
