import { Inject, Injectable } from '@nestjs/common';
import { authService, type CancelReason, formatInstant, formatInstantInFull } from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import {
  type Composer,
  type ComposedMail,
  type ComposedSms,
  type ComposeMail,
  type ComposeSms,
  type Recipient,
  recipientOf,
} from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop, Postpone } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { parseMailbox } from '../mail/mail-headers.js';
import * as hostTemplate from '../mails/templates/interview-hosts.js';
import * as template from '../mails/templates/interviews.js';
import { fullName } from '../mails/wording.js';
import { StatusRecipients } from '../status-alerts/status-recipients.js';
import { interviewCalendar } from './calendar.js';
import { type InterviewDetails, InterviewLookups, placeOf } from './interview-lookups.js';
import { InterviewNotices, type Notice } from './interview-notices.js';

const waitMs = 5000;
const hourMs = 3_600_000;
/** A message this close to the interview is texted at night too. */
const urgentMs = 12 * hourMs;

const reasonOf = ({ data }: Delivery): CancelReason => (data['reason'] as CancelReason | undefined) ?? 'employer';
const idOf = ({ data }: Delivery): number => Number(data['interviewId']);
/** For somebody whose address is all that is known. */
const hostOf = ({ data }: Delivery): Recipient => {
  const address = typeof data['host'] === 'string' ? data['host'] : '';
  return { userId: null, name: address, address };
};

/** Mails and texts about interviews; those about a plan carry its calendar entry. */
@Injectable()
export class InterviewMails implements Composer {
  readonly mails = {
    interview_scheduled: (delivery) => this.planned(delivery),
    interview_changed: (delivery) => this.planned(delivery),
    interview_reminder: (delivery) => this.reminder(delivery),
    interview_cancelled: (delivery) => this.cancelled(delivery),
    interview_host: (delivery) => this.host(delivery),
    interview_host_cancelled: (delivery) => this.hostCancelled(delivery),
    interview_answered: (delivery) => this.answered(delivery),
  } satisfies Record<string, ComposeMail>;
  readonly texts = {
    interview_scheduled: (delivery) => this.plannedText(delivery, 'Interview'),
    interview_changed: (delivery) => this.plannedText(delivery, 'Interview changed: now'),
    interview_reminder: (delivery) => this.plannedText(delivery, 'Reminder: interview'),
    interview_cancelled: (delivery) => this.cancelledText(delivery),
  } satisfies Record<string, ComposeSms>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly dataSource: DataSource,
    private readonly lookups: Lookups,
    private readonly interviews: InterviewLookups,
    private readonly notices: InterviewNotices,
    private readonly recipients: StatusRecipients,
    private readonly clock: Clock,
  ) {}

  /** The plan that a message was made for, if it still stands and is still to come. */
  private async plan(delivery: Delivery): Promise<InterviewDetails> {
    const details = await this.interviews.get(idOf(delivery));
    const { status, sequence, scheduledAt } = details.interview;
    if (status !== 'scheduled') {
      throw new Drop('the interview is not planned any more');
    }
    if (sequence !== (delivery.data['sequence'] ?? sequence)) {
      throw new Drop('changed again');
    }
    const left = new Date(scheduledAt).getTime() - this.clock.now().getTime();
    if (left <= 0) {
      throw new Drop('the interview is over');
    }
    if (delivery.data['hours'] === 24 && left <= 2 * hourMs) {
      throw new Drop('the next reminder says it');
    }
    return details;
  }

  private facts({ interview, job, seeker, organizer }: InterviewDetails): template.Planned {
    return {
      site: siteOf(this.env),
      interviewId: interview.id,
      firstName: seeker.firstName,
      jobTitle: job.title,
      companyName: job.company.name,
      when: formatInstantInFull(new Date(interview.scheduledAt)),
      minutes: interview.duration,
      type: interview.type,
      meetingLink: interview.meetingLink,
      place: interview.place,
      phone: interview.type === 'phone' ? interview.phone : null,
      contact: [interview.contactName ?? organizer.name, interview.contactPhone, interview.contactEmail]
        .filter(Boolean)
        .join(', '),
      notes: interview.notes,
      answer: interview.answer,
      replyTo: organizer,
    };
  }

  /** Invitations come even with status alerts off: somebody is waiting for the person. */
  private async toSeeker({ seeker }: Pick<InterviewDetails, 'seeker'>): Promise<Recipient> {
    return recipientOf(seeker, (await this.recipients.address(seeker)) ?? undefined);
  }

  private async planned(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.plan(delivery);
    const isKnown = (await this.notices.find(details.interview.id)) !== null;
    const write = isKnown ? template.interviewChanged : template.interviewInvitation;
    return {
      to: await this.toSeeker(details),
      mail: write(this.facts(details), this.interviews.calendar(details)),
      onSent: (manager) => this.notices.save(manager, details),
    };
  }

  private async reminder(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.plan(delivery);
    return { to: await this.toSeeker(details), mail: template.interviewReminder(this.facts(details)) };
  }

  private async cancelled(delivery: Delivery): Promise<ComposedMail> {
    const notice = await this.toldOf(delivery);
    const seeker = await this.lookups.contact(delivery.userId ?? 0);
    const to = await this.toSeeker({ seeker });
    return {
      to,
      mail: template.interviewCancelled({
        site: siteOf(this.env),
        firstName: seeker.firstName,
        ...this.ended(notice),
        reason: reasonOf(delivery),
        calendar: this.cancelEntry(notice, to),
      }),
    };
  }

  private ended({ jobTitle, companyName, scheduledAt, organizerName, organizerAddress }: Notice) {
    const when = formatInstantInFull(scheduledAt);
    const replyTo = organizerAddress ? { name: organizerName, address: organizerAddress } : undefined;
    return { jobTitle, companyName, when, replyTo };
  }

  private cancelEntry(notice: Notice, attendee: Recipient): string {
    const { interviewId, sequence, scheduledAt, duration, jobTitle, companyName } = notice;
    return interviewCalendar({
      interviewId,
      sequence: sequence + 1,
      method: 'CANCEL',
      start: scheduledAt,
      minutes: duration,
      summary: `Interview: ${jobTitle}, ${companyName}`,
      description: null,
      link: null,
      location: null,
      organizer: {
        name: notice.organizerName || companyName,
        address: notice.organizerAddress || parseMailbox(this.env.MAIL_FROM).address,
      },
      attendees: [attendee],
      host: new URL(this.env.PUBLIC_URL).hostname,
      now: this.clock.now(),
    });
  }

  private async phone(delivery: Delivery): Promise<string> {
    return (await this.recipients.phone(delivery.userId ?? 0)) ?? this.drop('no phone for status alerts');
  }

  private drop(reason: string): never {
    throw new Drop(reason);
  }

  private isUrgent(start: Date): boolean {
    return start.getTime() - this.clock.now().getTime() < urgentMs;
  }

  private async plannedText(delivery: Delivery, news: string): Promise<ComposedSms> {
    const { interview, job } = await this.plan(delivery);
    const start = new Date(interview.scheduledAt);
    const where = placeOf(interview);
    const text = [`${news} ${formatInstant(start)}`, job.title, job.company.name, interview.place ? where : null]
      .filter(Boolean)
      .join(', ');
    return {
      phone: await this.phone(delivery),
      text: `${text}. ${this.env.PUBLIC_URL}/applications`,
      isUrgent: this.isUrgent(start),
    };
  }

  private async cancelledText(delivery: Delivery): Promise<ComposedSms> {
    const { scheduledAt, jobTitle, companyName } = await this.toldOf(delivery);
    const text = `Cancelled - do not travel: interview on ${formatInstant(scheduledAt)}, ${jobTitle}, ${companyName}`;
    return {
      phone: await this.phone(delivery),
      text: `${text}. ${this.env.PUBLIC_URL}/applications`,
      isUrgent: this.isUrgent(scheduledAt),
    };
  }

  private async host(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.plan(delivery);
    const to = hostOf(delivery);
    const isKnown = (await this.notices.find(details.interview.id, to.address)) !== null;
    return {
      to,
      mail: hostTemplate.interviewForHost({
        ...this.facts(details),
        seekerName: fullName(details.seeker),
        isChange: isKnown,
        calendar: this.interviews.calendar(details, to.address),
      }),
      onSent: (manager) => this.notices.save(manager, details, to.address),
    };
  }

  private async hostCancelled(delivery: Delivery): Promise<ComposedMail> {
    const to = hostOf(delivery);
    const notice = await this.notices.find(idOf(delivery), to.address);
    if (!notice || notice.scheduledAt <= this.clock.now()) {
      throw new Drop('the interview is over, or was never announced');
    }
    const [seeker] = await this.auth.contacts({ ids: [Number(delivery.data['seekerId'])] });
    return {
      to,
      mail: hostTemplate.interviewOffForHost({
        site: siteOf(this.env),
        ...this.ended(notice),
        seekerName: seeker ? fullName(seeker) : 'the applicant',
        reason: reasonOf(delivery),
        calendar: this.cancelEntry(notice, to),
      }),
      onSent: (manager) => this.notices.remove(manager, notice.interviewId, to.address),
    };
  }

  private async answered(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.interviews.get(idOf(delivery));
    const { interview, seeker, organizer } = details;
    if (!interview.answer || interview.status !== 'scheduled') {
      throw new Drop('the interview was changed since');
    }
    return {
      to: { userId: null, ...organizer },
      mail: hostTemplate.interviewAnswered({
        ...this.facts(details),
        seekerName: fullName(seeker),
        answer: interview.answer,
        message: interview.answerText,
      }),
    };
  }

  /** What the seeker knows of an interview that is still to come; drops the message when they know nothing. */
  private async toldOf(delivery: Delivery): Promise<Notice> {
    const notice = await this.notices.find(idOf(delivery));
    if (!notice) {
      await this.waitForInvitation(delivery);
      throw new Drop('the interview was never announced');
    }
    if (notice.scheduledAt <= this.clock.now()) {
      throw new Drop('the interview is over');
    }
    return notice;
  }

  /** An invitation that is going out this moment is told of first. */
  private async waitForInvitation({ subject }: Delivery): Promise<void> {
    const going: unknown[] = await this.dataSource.query(
      `SELECT id FROM deliveries
       WHERE subject = $1 AND kind IN ('interview_scheduled', 'interview_changed') AND state = 'sending'`,
      [subject],
    );
    if (going.length > 0) {
      throw new Postpone(new Date(this.clock.now().getTime() + waitMs), 'its invitation is going out');
    }
  }
}
