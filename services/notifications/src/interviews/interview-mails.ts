import { Inject, Injectable } from '@nestjs/common';
import { formatInstant, otherClock } from '@workboard/contracts';
import { Clock, ENV } from '@workboard/service-kit';
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
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop, Postpone } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import * as template from '../mails/templates/interviews.js';
import { excerptOf, sayType } from '../mails/wording.js';
import { StatusRecipients } from '../status-alerts/status-recipients.js';
import { type InterviewDetails, InterviewLookups } from './interview-lookups.js';
import { InterviewNotices, type Notice } from './interview-notices.js';
import { interviewIdOf, InterviewWriting, reasonOf } from './interview-writing.js';

const waitMs = 5000;
/** A message this close to the interview is texted at night too. */
const urgentMs = 12 * 3_600_000;
/** Longer places are cut, so that a text has room for the job. */
const placeLength = 60;

/** Mails and texts about interviews to the seeker; those about a plan carry its calendar entry. */
@Injectable()
export class InterviewMails implements Composer {
  readonly mails = {
    interview_scheduled: (delivery) => this.planned(delivery),
    interview_changed: (delivery) => this.planned(delivery),
    interview_reminder: (delivery) => this.reminder(delivery),
    interview_cancelled: (delivery) => this.cancelled(delivery),
  } satisfies Record<string, ComposeMail>;
  readonly texts = {
    interview_scheduled: (delivery) => this.plannedText(delivery, 'Interview'),
    interview_changed: (delivery) =>
      this.plannedText(
        delivery,
        delivery.data['restored'] ? 'Interview takes place after all:' : 'Interview changed: now',
      ),
    interview_reminder: (delivery) => this.reminderText(delivery),
    interview_cancelled: (delivery) => this.cancelledText(delivery),
  } satisfies Record<string, ComposeSms>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly lookups: Lookups,
    private readonly interviews: InterviewLookups,
    private readonly writing: InterviewWriting,
    private readonly notices: InterviewNotices,
    private readonly recipients: StatusRecipients,
    private readonly clock: Clock,
  ) {}

  /** Invitations come even with status alerts off: somebody is waiting for the person. */
  private async toSeeker({ seeker }: Pick<InterviewDetails, 'seeker'>): Promise<Recipient> {
    return recipientOf(seeker, (await this.recipients.address(seeker)) ?? undefined);
  }

  private async planned(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.writing.plan(delivery);
    const write = await this.templateFor(delivery, details);
    return {
      to: await this.toSeeker(details),
      mail: write(this.writing.forSeeker(details), this.interviews.calendar(details)),
      onSent: (manager) => this.notices.save(manager, details),
    };
  }

  private async templateFor({ data }: Delivery, { interview }: InterviewDetails) {
    if (data['restored']) {
      return template.interviewOnAgain;
    }
    return (await this.notices.find(interview.id)) ? template.interviewChanged : template.interviewInvitation;
  }

  /** The plan to remind of, unless the seeker said that they cannot come. */
  private async planToRemind(delivery: Delivery): Promise<InterviewDetails> {
    const details = await this.writing.plan(delivery);
    if (details.interview.answer === 'not_coming') {
      throw new Drop('the seeker said that they cannot come');
    }
    return details;
  }

  private async reminder(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.planToRemind(delivery);
    return {
      to: await this.toSeeker(details),
      mail: template.interviewReminder(this.writing.forSeeker(details)),
    };
  }

  private async cancelled(delivery: Delivery): Promise<ComposedMail> {
    const notice = await this.toldOf(delivery);
    const seeker = await this.lookups.contact(delivery.userId ?? 0);
    const to = await this.toSeeker({ seeker });
    return {
      to,
      mail: template.interviewCancelled({
        ...this.writing.ended(notice),
        firstName: seeker.firstName,
        applicationUrl: this.writing.applicationUrl(Number(delivery.data['applicationId'])),
        reason: reasonOf(delivery),
        calendar: this.writing.cancelEntry(notice, to),
      }),
      onSent: (manager) => this.notices.markCancelled(manager, notice.interviewId),
    };
  }

  private async phone(delivery: Delivery): Promise<string> {
    const phone = await this.recipients.phone(delivery.userId ?? 0);
    if (!phone) {
      throw new Drop('no phone for status alerts');
    }
    return phone;
  }

  private isUrgent(start: Date): boolean {
    return start.getTime() - this.clock.now().getTime() < urgentMs;
  }

  private async reminderText(delivery: Delivery): Promise<ComposedSms> {
    await this.planToRemind(delivery);
    return this.plannedText(delivery, 'Reminder: interview');
  }

  /** When and where first: what does not fit is cut at the end. */
  private async plannedText(delivery: Delivery, news: string): Promise<ComposedSms> {
    const { interview, job } = await this.writing.plan(delivery);
    const start = new Date(interview.scheduledAt);
    const clock = otherClock(start, interview.place);
    const where = interview.place ? excerptOf(interview.place, placeLength) : sayType(interview.type).toLowerCase();
    const when = `${news} ${formatInstant(start)}${clock ? ` (${clock})` : ''}`;
    return {
      phone: await this.phone(delivery),
      text: `${[when, where, job.company.name, job.title].join(', ')}. ${this.env.PUBLIC_URL}/applications`,
      isUrgent: this.isUrgent(start),
    };
  }

  private async cancelledText(delivery: Delivery): Promise<ComposedSms> {
    const { scheduledAt, jobTitle, companyName } = await this.toldOf(delivery);
    const text = `Cancelled - do not travel: interview on ${formatInstant(scheduledAt)}, ${companyName}, ${jobTitle}`;
    return {
      phone: await this.phone(delivery),
      text: `${text}. ${this.env.PUBLIC_URL}/applications`,
      isUrgent: this.isUrgent(scheduledAt),
    };
  }

  /** What the seeker knows of an interview that is still to come; drops the message when they know nothing. */
  private async toldOf(delivery: Delivery): Promise<Notice> {
    const notice = await this.notices.find(interviewIdOf(delivery));
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
