import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayOf, type EventPayload, type Interview, interviewReminderHours, startOfDay } from '@workboard/contracts';
import { BeforeEvent, Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend, type Intent, withdraw } from '../deliveries/intents.js';
import { nullIfDropped } from '../deliveries/outcome.js';
import { wantsTexts } from '../status-alerts/wants-texts.js';
import { type InterviewDetails, InterviewLookups } from './interview-lookups.js';
import { InterviewNotices } from './interview-notices.js';

const hourMs = 3_600_000;
const subjectOf = (id: number): string => `interview:${id}`;
/** When offices open. */
const morningHour = 8;
/** The morning after an interview, in Port Moresby. */
const morningAfter = ({ scheduledAt, duration }: Interview): Date => {
  const end = new Date(new Date(scheduledAt).getTime() + duration * 60_000);
  return new Date(startOfDay(dayOf(end)).getTime() + (24 + morningHour) * hourMs);
};
/** Messages that say that it is off. */
const cancellations = ['interview_cancelled', 'interview_host_cancelled'];
const asText = (mail: Intent): Intent => ({ ...mail, channel: 'sms', dedupeKey: `sms.${mail.dedupeKey}` });

/** Facts about interviews (decisions P11, P19), as messages to the seeker and to everybody on the employer's side. */
@Injectable()
export class InterviewEvents {
  constructor(
    private readonly clock: Clock,
    private readonly lookups: InterviewLookups,
    private readonly notices: InterviewNotices,
  ) {}

  /** The plan as it stands now; null when the interview, its job or its seeker is gone. */
  @BeforeEvent('interview.scheduled', 'interview.changed', 'interview.restored')
  async plan({ id }: { id: number }): Promise<InterviewDetails | null> {
    return nullIfDropped(() => this.lookups.get(id));
  }

  @OnEvent('interview.scheduled')
  async onScheduled(
    { id }: EventPayload<'interview.scheduled'>,
    manager: EntityManager,
    details: InterviewDetails | null,
  ): Promise<void> {
    await this.tellPlan({ id, details }, manager);
  }

  @OnEvent('interview.changed')
  async onChanged(
    { id }: EventPayload<'interview.changed'>,
    manager: EntityManager,
    details: InterviewDetails | null,
  ): Promise<void> {
    await this.tellPlan({ id, details }, manager);
  }

  /** Whoever knows of the cancellation is invited anew; for all others nothing has happened. */
  @OnEvent('interview.restored')
  async onRestored(
    { id }: EventPayload<'interview.restored'>,
    manager: EntityManager,
    details: InterviewDetails | null,
  ): Promise<void> {
    await this.tellPlan({ id, details, isRestored: true }, manager);
  }

  /** By mail and, where texts are on, by text: somebody may be about to travel (decision P19). */
  @OnEvent('interview.cancelled')
  async onCancelled(fact: EventPayload<'interview.cancelled'>, manager: EntityManager): Promise<void> {
    const { id, applicationId, userId, reason } = fact;
    const subject = subjectOf(id);
    await withdraw(manager, { subject, reason: 'the interview was cancelled' });
    const mail: Intent = {
      kind: 'interview_cancelled',
      dedupeKey: `interview_cancelled.${id}.${randomUUID()}`,
      userId,
      subject,
      data: { interviewId: id, applicationId, reason },
      dueAt: this.clock.now(),
    };
    const hosts = await this.notices.hosts(manager, id);
    await intend(manager, [
      mail,
      ...((await wantsTexts(manager, userId)) ? [asText(mail)] : []),
      ...hosts.map((host) => this.toldOff({ interviewId: id, seekerId: userId, reason, host })),
    ]);
  }

  @OnEvent('interview.answered')
  async onAnswered({ id, answeredAt }: EventPayload<'interview.answered'>, manager: EntityManager): Promise<void> {
    const subject = subjectOf(id);
    await withdraw(manager, { subject, kinds: ['interview_answered'], reason: 'answered again' });
    await intend(manager, [
      {
        kind: 'interview_answered',
        dedupeKey: `interview_answered.${id}.${answeredAt}`,
        subject,
        data: { interviewId: id },
        dueAt: this.clock.now(),
      },
    ]);
  }

  /**
   * Tells of the plan as it stands, whichever fact came first: messages are counted by the interview's own sequence, so that
   * one plan is told once and what was not sent of an older one is replaced.
   */
  private async tellPlan(
    { id, details, isRestored = false }: { id: number; details: InterviewDetails | null; isRestored?: boolean },
    manager: EntityManager,
  ): Promise<void> {
    const isPlanned = details?.interview.status === 'scheduled';
    await manager.query(
      `UPDATE deliveries SET state = 'cancelled', last_error = 'changed again'
       WHERE subject = $1 AND state = 'queued' AND kind = ANY($2) AND data->>'sequence' IS DISTINCT FROM $3`,
      [
        subjectOf(id),
        [
          'interview_scheduled',
          'interview_changed',
          'interview_reminder',
          'interview_host',
          'interview_outcome',
          ...(isRestored ? cancellations : []),
        ],
        isPlanned ? String(details.interview.sequence) : null,
      ],
    );
    if (!isPlanned) {
      return;
    }
    const { interview, application, hosts } = details;
    const data = { interviewId: id, applicationId: application.id, sequence: interview.sequence };
    const common = { subject: subjectOf(id), data, dueAt: this.clock.now() };
    const known = await this.notices.find(id, { manager });
    // A cancellation that is going out this moment counts as told.
    const isGoingOut = isRestored && (await this.isGoingOut(manager, id));
    const wasOff = isRestored && (isGoingOut || known?.isCancelled);
    const invitation: Intent = {
      ...common,
      data: { ...data, ...(wasOff && { restored: 'yes' }) },
      kind: known ? 'interview_changed' : 'interview_scheduled',
      dedupeKey: `interview.${id}.${interview.sequence}`,
      userId: application.userId,
    };
    const isKnownAlready = isRestored && known !== null && !wasOff;
    const toSeeker = [...(isKnownAlready ? [] : [invitation]), ...this.reminders(details, { ...invitation, data })];
    const toldHosts = await this.notices.hosts(manager, id);
    const left = toldHosts.filter((host) => !hosts.includes(host));
    const newHosts = isRestored && !isGoingOut ? hosts.filter((host) => !toldHosts.includes(host)) : hosts;
    await intend(manager, [
      ...toSeeker,
      ...((await wantsTexts(manager, application.userId)) ? toSeeker.map(asText) : []),
      ...newHosts.map((host): Intent => ({
        ...common,
        kind: 'interview_host',
        dedupeKey: `interview_host.${id}.${interview.sequence}.${host}`,
        data: { ...data, host },
      })),
      ...(hosts.length > 0 ? [this.question(interview, common)] : []),
      ...left.map((host) =>
        this.toldOff({ interviewId: id, seekerId: application.userId, reason: 'employer', hasLeft: 'true', host }),
      ),
    ]);
  }

  private async isGoingOut(manager: EntityManager, id: number): Promise<boolean> {
    const going: unknown[] = await manager.query(
      `SELECT FROM deliveries WHERE subject = $1 AND kind = ANY ($2) AND state = 'sending' LIMIT 1`,
      [subjectOf(id), cancellations],
    );
    return going.length > 0;
  }

  /** Those that are still to come; a time that was chosen shortly before has fewer. */
  private reminders({ interview }: InterviewDetails, invitation: Intent): Intent[] {
    const now = this.clock.now();
    return interviewReminderHours
      .map((hours) => ({ hours, dueAt: new Date(new Date(interview.scheduledAt).getTime() - hours * hourMs) }))
      .filter(({ dueAt }) => dueAt > now)
      .map(({ hours, dueAt }) => ({
        ...invitation,
        kind: 'interview_reminder',
        dedupeKey: `interview_reminder.${interview.id}.${interview.sequence}.${hours}`,
        data: { ...invitation.data, hours },
        dueAt,
      }));
  }

  /** Asked once, the morning after, of whoever is the contact (decision P54). */
  private question(interview: Interview, common: Pick<Intent, 'subject' | 'data'>): Intent {
    const dueAt = morningAfter(interview);
    return {
      ...common,
      kind: 'interview_outcome',
      dedupeKey: `interview_outcome.${interview.id}.${interview.sequence}`,
      dueAt,
    };
  }

  /** `hasLeft`: the interview goes on without them. */
  private toldOff(
    data: { interviewId: number; seekerId: number; reason: string; host: string } & { hasLeft?: 'true' },
  ): Intent {
    return {
      kind: 'interview_host_cancelled',
      dedupeKey: `interview_host_cancelled.${data.interviewId}.${randomUUID()}`,
      subject: subjectOf(data.interviewId),
      data,
      dueAt: this.clock.now(),
    };
  }
}
