import { Injectable } from '@nestjs/common';
import { type EventPayload, interviewTimesLimits } from '@workboard/contracts';
import { BeforeEvent, Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend, withdraw } from '../../deliveries/intents.js';
import { nullIfDropped } from '../../deliveries/outcome.js';
import { wantsTexts } from '../../status-alerts/wants-texts.js';
import { type TimesDetails, TimesLookups } from '../../interview-times/times-lookups.js';
import { interviewTimes, interviewTimesReminder, interviewTimesWithdrawn } from './interview-times.js';

const hourMs = 3_600_000;
const subjectOf = (inviteeId: number): string => `interview-times:${inviteeId}`;

/** What happens to times to choose from (decision P53), as messages to the seeker. */
@Injectable()
export class InterviewTimesEvents {
  constructor(
    private readonly clock: Clock,
    private readonly lookups: TimesLookups,
  ) {}

  /** The times as they stand; null when they are gone or chosen from. */
  @BeforeEvent('interview.times_offered')
  async details({ id }: { id: number }): Promise<TimesDetails | null> {
    return nullIfDropped(() => this.lookups.waiting(id));
  }

  @OnEvent('interview.times_offered')
  async onOffered(
    { id, applicationId, userId }: EventPayload<'interview.times_offered'>,
    manager: EntityManager,
    details: TimesDetails | null,
  ): Promise<void> {
    if (!details) {
      return;
    }
    const now = this.clock.now();
    const wish = { userId, subject: subjectOf(id), data: { inviteeId: id, applicationId } };
    const mail = interviewTimes.intent({ ...wish, dedupeKey: `interview_times.${id}`, dueAt: now });
    const last = Math.max(...details.times.times.map(({ startsAt }) => Date.parse(startsAt)));
    const remindAt = new Date(last - interviewTimesLimits.reminderHours * hourMs);
    const reminder = interviewTimesReminder.intent({
      ...wish,
      dedupeKey: `interview_times_reminder.${id}`,
      dueAt: remindAt,
    });
    await intend(manager, [
      mail,
      ...((await wantsTexts(manager, userId))
        ? [{ ...mail, channel: 'sms' as const, dedupeKey: `sms.${mail.dedupeKey}` }]
        : []),
      ...(remindAt > now ? [reminder] : []),
    ]);
  }

  /** Whoever got no mail about them needs none that they are off. */
  @OnEvent('interview.times_withdrawn')
  async onWithdrawn(
    { id, applicationId, userId }: EventPayload<'interview.times_withdrawn'>,
    manager: EntityManager,
  ): Promise<void> {
    const subject = subjectOf(id);
    await withdraw(manager, { subject, reason: 'the times were withdrawn' });
    const sent: unknown[] = await manager.query(
      `SELECT FROM deliveries WHERE subject = $1 AND kind = $2 AND state IN ('sent', 'sending') LIMIT 1`,
      [subject, interviewTimes.kind],
    );
    if (sent.length > 0) {
      await intend(manager, [
        interviewTimesWithdrawn.intent({
          dedupeKey: `interview_times_withdrawn.${id}`,
          userId,
          subject,
          data: { inviteeId: id, applicationId },
          dueAt: this.clock.now(),
        }),
      ]);
    }
  }
}
