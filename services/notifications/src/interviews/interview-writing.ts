import { Inject, Injectable } from '@nestjs/common';
import { type CancelReason, formatInstantInFull, interviewAnswerPath, referenceOf } from '@workboard/contracts';
import { Clock, ENV } from '@workboard/service-kit';
import { siteOf } from '../compose/site.js';
import type { Recipient } from '../compose/composed.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import type { Invited, Planned } from '../mails/templates/interviews.js';
import { answerToken } from './answer-token.js';
import { interviewCalendar } from './calendar.js';
import { type InterviewDetails, InterviewLookups } from './interview-lookups.js';
import type { Notice } from './interview-notices.js';

const hourMs = 3_600_000;

/** The interview that a message is about. */
export const interviewIdOf = ({ data }: Delivery): number => Number(data['interviewId']);
/** Why it was cancelled. */
export const reasonOf = ({ data }: Delivery): CancelReason =>
  (data['reason'] as CancelReason | undefined) ?? 'employer';

/** What the mails about interviews have in common, whoever reads them. */
@Injectable()
export class InterviewWriting {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly interviews: InterviewLookups,
    private readonly clock: Clock,
  ) {}

  /** The plan that a message was made for, if it still stands and is still to come; throws `Drop` otherwise. */
  async plan(delivery: Delivery): Promise<InterviewDetails> {
    const details = await this.interviews.get(interviewIdOf(delivery));
    const { status, sequence, scheduledAt } = details.interview;
    if (status !== 'scheduled' || details.application.withdrawnAt) {
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

  /** The plan as mails say it. */
  facts({ interview, application, job, seeker, organizer }: InterviewDetails): Planned {
    const closed = job.status === 'active' ? '' : '&closed=on';
    return {
      site: siteOf(this.env),
      firstName: seeker.firstName,
      jobTitle: job.title,
      companyName: job.company.name,
      when: formatInstantInFull(new Date(interview.scheduledAt), interview.place),
      applicationUrl: `${this.applicationUrl(application.id)}${closed}`,
      minutes: interview.duration,
      type: interview.type,
      meetingLink: interview.meetingLink,
      place: interview.place,
      phone: interview.type === 'phone' ? interview.phone : null,
      contactName: interview.contactName ?? organizer.name,
      contactWays: [interview.contactPhone, interview.contactEmail].filter(Boolean).join('\n'),
      notes: interview.notes,
      answer: interview.answer,
      replyTo: organizer,
    };
  }

  /** The same for the seeker, who may answer by a link (decision P11). */
  forSeeker(details: InterviewDetails): Invited {
    const token = answerToken({ interviewId: details.interview.id, userId: details.seeker.id }, this.env.TOKEN_SECRET);
    return { ...this.facts(details), answerUrl: `${this.env.PUBLIC_URL}${interviewAnswerPath(token)}` };
  }

  /** What was told of an interview that is off. */
  ended({ jobTitle, companyName, scheduledAt, organizerName, organizerAddress }: Notice) {
    const when = formatInstantInFull(scheduledAt);
    const replyTo = organizerAddress ? { name: organizerName, address: organizerAddress } : undefined;
    return { site: siteOf(this.env), jobTitle, companyName, when, replyTo };
  }

  /** The list in the app, narrowed to the one application. */
  applicationUrl(applicationId: number): string {
    return `${this.env.PUBLIC_URL}/applications?search=${referenceOf(applicationId)}`;
  }

  /** Where the employer says how an interview went. */
  askUrl(interviewId: number): string {
    return `${this.env.PUBLIC_URL}/interviews?ask=${interviewId}`;
  }

  /** The entry that takes an interview out of a calendar. */
  cancelEntry(notice: Notice, attendee: Recipient): string {
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
        address: notice.organizerAddress || this.env.SITE_EMAIL,
      },
      attendees: [attendee],
      host: new URL(this.env.PUBLIC_URL).hostname,
      now: this.clock.now(),
    });
  }
}
