import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type CancelReason,
  dayOf,
  type EventPayload,
  type Interview,
  interviewReminderHours,
  startOfDay,
} from '@workboard/contracts';
import { BeforeEvent, Clock, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { intend, type Intent, withdraw } from '../../deliveries/intents.js';
import { nullIfDropped } from '../../deliveries/outcome.js';
import { wantsTexts } from '../../status-alerts/wants-texts.js';
import { type InterviewDetails, InterviewLookups } from '../../interviews/interview-lookups.js';
import { InterviewNotices } from '../../interviews/interview-notices.js';
import { interviewCancelled } from './interview-cancelled.js';
import { interviewHostCancelled } from './interview-host-cancelled.js';
import { interviewHost } from './interview-host.js';
import { interviewOutcome } from './interview-outcome.js';
import { interviewChanged, interviewScheduled } from './interview-plan.js';
import { interviewReminder } from './interview-reminder.js';
import { subjectOf } from './interview-tools.js';

const hourMs = 3_600_000;
/** When offices open. */
const morningHour = 8;
/** The morning after an interview, in Port Moresby. */
const morningAfter = ({ scheduledAt, duration }: Interview): Date => {
  const end = new Date(new Date(scheduledAt).getTime() + duration * 60_000);
  return new Date(startOfDay(dayOf(end)).getTime() + (24 + morningHour) * hourMs);
};
/** Messages that say that it is off. */
const cancellations = [interviewCancelled.kind, interviewHostCancelled.kind];
interface Plan {
  subject: string;
  data: { interviewId: number; applicationId: number; sequence: number };
}
/** Asked once, the morning after, of whoever is the contact (decision P54). */
const question = (interview: Interview, plan: Plan): Intent =>
  interviewOutcome.intent({
    ...plan,
    dedupeKey: `interview_outcome.${interview.id}.${interview.sequence}`,
    dueAt: morningAfter(interview),
  });
const asText = (mail: Intent): Intent => ({ ...mail, channel: 'sms', dedupeKey: `sms.${mail.dedupeKey}` });

/** What happens to interviews (decisions P11, P19), as messages to the seeker and to everybody on the employer's side. */
@Injectable()
export class InterviewsEvents {
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
    await this.sendPlan({ id, details }, manager);
  }

  @OnEvent('interview.changed')
  async onChanged(
    { id }: EventPayload<'interview.changed'>,
    manager: EntityManager,
    details: InterviewDetails | null,
  ): Promise<void> {
    await this.sendPlan({ id, details }, manager);
  }

  /** Whoever knows of the cancellation is invited anew; for all others nothing has happened. */
  @OnEvent('interview.restored')
  async onRestored(
    { id }: EventPayload<'interview.restored'>,
    manager: EntityManager,
    details: InterviewDetails | null,
  ): Promise<void> {
    await this.sendPlan({ id, details, isRestored: true }, manager);
  }

  /** By mail and, where texts are on, by text: somebody may be about to travel (decision P19). */
  @OnEvent('interview.cancelled')
  async onCancelled(event: EventPayload<'interview.cancelled'>, manager: EntityManager): Promise<void> {
    const { id, applicationId, userId, reason } = event;
    const subject = subjectOf(id);
    await withdraw(manager, { subject, reason: 'the interview was cancelled' });
    const mail = interviewCancelled.intent({
      dedupeKey: `interview_cancelled.${id}.${randomUUID()}`,
      userId,
      subject,
      data: { interviewId: id, applicationId, reason },
      dueAt: this.clock.now(),
    });
    const hosts = await this.notices.hosts(manager, id);
    await intend(manager, [
      mail,
      ...((await wantsTexts(manager, userId)) ? [asText(mail)] : []),
      ...hosts.map((host) => this.cancelFor({ interviewId: id, seekerId: userId, reason, host })),
    ]);
  }

  /**
   * Sends the plan as it stands, whichever event came first: messages are counted by the interview's own sequence, so that
   * one plan is sent once and what was not sent of an older one is replaced.
   */
  private async sendPlan(
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
          ...[interviewScheduled, interviewChanged, interviewReminder, interviewHost, interviewOutcome].map(
            ({ kind }) => kind,
          ),
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
    // A cancellation that is going out this moment counts as sent.
    const isGoingOut = isRestored && (await this.isGoingOut(manager, id));
    const wasOff = isRestored && (isGoingOut || known?.isCancelled);
    const toApplicant = { ...common, userId: application.userId };
    const invitation = (known ? interviewChanged : interviewScheduled).intent({
      ...toApplicant,
      data: { ...data, ...(wasOff && { restored: 'yes' }) },
      dedupeKey: `interview.${id}.${interview.sequence}`,
    });
    const isKnownAlready = isRestored && known !== null && !wasOff;
    const toSeeker = [...(isKnownAlready ? [] : [invitation]), ...this.reminders(details, toApplicant)];
    const knownHosts = await this.notices.hosts(manager, id);
    const left = knownHosts.filter((host) => !hosts.includes(host));
    const newHosts = isRestored && !isGoingOut ? hosts.filter((host) => !knownHosts.includes(host)) : hosts;
    await intend(manager, [
      ...toSeeker,
      ...((await wantsTexts(manager, application.userId)) ? toSeeker.map(asText) : []),
      ...newHosts.map((host) =>
        interviewHost.intent({
          ...common,
          dedupeKey: `interview_host.${id}.${interview.sequence}.${host}`,
          data: { ...data, host },
        }),
      ),
      ...(hosts.length > 0 ? [question(interview, common)] : []),
      ...left.map((host) =>
        this.cancelFor({ interviewId: id, seekerId: application.userId, reason: 'employer', hasLeft: 'true', host }),
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
  private reminders({ interview }: InterviewDetails, plan: Plan & { userId: number }): Intent[] {
    const now = this.clock.now();
    return interviewReminderHours
      .map((hours) => ({ hours, dueAt: new Date(new Date(interview.scheduledAt).getTime() - hours * hourMs) }))
      .filter(({ dueAt }) => dueAt > now)
      .map(({ hours, dueAt }) =>
        interviewReminder.intent({
          ...plan,
          dedupeKey: `interview_reminder.${interview.id}.${interview.sequence}.${hours}`,
          data: { ...plan.data, hours },
          dueAt,
        }),
      );
  }

  /** `hasLeft`: the interview goes on without them. */
  private cancelFor(
    data: { interviewId: number; seekerId: number; reason: CancelReason; host: string } & { hasLeft?: 'true' },
  ): Intent {
    return interviewHostCancelled.intent({
      dedupeKey: `interview_host_cancelled.${data.interviewId}.${randomUUID()}`,
      subject: subjectOf(data.interviewId),
      data,
      dueAt: this.clock.now(),
    });
  }
}
