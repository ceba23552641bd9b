import { Inject, Injectable } from '@nestjs/common';
import {
  applicationsService,
  type CancelReason,
  formatInstant,
  formatInstantInFull,
  type Interview,
} from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import {
  type Composer,
  type ComposedMail,
  type ComposedSms,
  type ComposeMail,
  type ComposeSms,
  recipientOf,
} from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop, Postpone } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { parseMailbox } from '../mail/mail-headers.js';
import * as template from '../mails/templates/interviews.js';
import { StatusRecipients } from '../status-alerts/status-recipients.js';
import { interviewCalendar } from './calendar.js';

/** What the seeker was told last about an interview. */
interface Notice {
  sequence: number;
  scheduledAt: Date;
  duration: number;
  jobTitle: string;
  companyName: string;
}
/** What an interview is for. Kept with the notice, because a cancellation may come after the job is gone. */
type About = Pick<Notice, 'jobTitle' | 'companyName'> & { userId: number };
type Times = Pick<Interview, 'id' | 'duration' | 'meetingLink' | 'notes'> & { start: Date };

const waitMs = 5000;
/** A cancellation this close to the interview is texted at night too. */
const urgentMs = 12 * 3_600_000;

const reasonOf = ({ data }: Delivery): CancelReason => (data['reason'] as CancelReason | undefined) ?? 'employer';

/** Mails about interviews, each with its calendar entry. */
@Injectable()
export class InterviewMails implements Composer {
  readonly mails = {
    interview_scheduled: (delivery) => this.planned(delivery, template.interviewInvitation),
    interview_changed: (delivery) => this.planned(delivery, template.interviewChanged),
    interview_cancelled: (delivery) => this.cancelled(delivery),
  } satisfies Record<string, ComposeMail>;
  readonly texts = {
    interview_cancelled: (delivery) => this.cancelledText(delivery),
  } satisfies Record<string, ComposeSms>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly dataSource: DataSource,
    private readonly lookups: Lookups,
    private readonly recipients: StatusRecipients,
    private readonly clock: Clock,
  ) {}

  private async planned(delivery: Delivery, write: typeof template.interviewInvitation): Promise<ComposedMail> {
    const found = await this.applications.interviewDetails({ id: Number(delivery.data['interviewId']) });
    if (!found || found.interview.status !== 'scheduled') {
      throw new Drop('the interview is not planned any more');
    }
    const { interview } = found;
    const start = new Date(interview.scheduledAt);
    if (start <= this.clock.now()) {
      throw new Drop('the interview is over');
    }
    const notice = await this.notice(interview.id);
    const sequence = notice ? notice.sequence + 1 : 0;
    const times = { ...interview, start };
    const about = await this.about(interview.applicationId);
    const { base, to, calendar } = await this.common({ about, times, sequence, method: 'REQUEST' });
    return {
      to,
      mail: write({
        ...base,
        type: interview.type,
        meetingLink: interview.meetingLink,
        notes: interview.notes,
        calendar,
      }),
      onSent: async (manager) => {
        await manager.query(
          `INSERT INTO interview_notices (interview_id, application_id, sequence, scheduled_at, duration, job_title, company_name)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (interview_id) DO UPDATE SET sequence = excluded.sequence,
             scheduled_at = excluded.scheduled_at, duration = excluded.duration, job_title = excluded.job_title,
             company_name = excluded.company_name`,
          [
            interview.id,
            interview.applicationId,
            sequence,
            start,
            interview.duration,
            about.jobTitle,
            about.companyName,
          ],
        );
      },
    };
  }

  private async cancelled(delivery: Delivery): Promise<ComposedMail> {
    const id = Number(delivery.data['interviewId']);
    const notice = await this.toldOf(delivery);
    const times = { id, start: notice.scheduledAt, duration: notice.duration, meetingLink: null, notes: null };
    const { base, to, calendar } = await this.common({
      about: { ...notice, userId: delivery.userId ?? 0 },
      times,
      sequence: notice.sequence + 1,
      method: 'CANCEL',
    });
    return { to, mail: template.interviewCancelled({ ...base, reason: reasonOf(delivery), calendar }) };
  }

  private async cancelledText(delivery: Delivery): Promise<ComposedSms> {
    const { scheduledAt, jobTitle, companyName } = await this.toldOf(delivery);
    const phone = await this.recipients.phone(delivery.userId ?? 0);
    if (!phone) {
      throw new Drop('no phone for status alerts');
    }
    return {
      phone,
      text: `Cancelled - do not travel: interview on ${formatInstant(scheduledAt)}, ${jobTitle}, ${companyName}. ${this.env.PUBLIC_URL}/applications`,
      isUrgent: scheduledAt.getTime() - this.clock.now().getTime() < urgentMs,
    };
  }

  /** What the seeker knows of an interview that is still to come; drops the message when they know nothing. */
  private async toldOf(delivery: Delivery): Promise<Notice> {
    const notice = await this.notice(Number(delivery.data['interviewId']));
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

  private async about(applicationId: number): Promise<About> {
    const { jobId, userId } = await this.lookups.application(applicationId);
    const { title, company } = await this.lookups.job(jobId);
    return { jobTitle: title, companyName: company.name, userId };
  }

  private async common(options: { about: About; times: Times; sequence: number; method: 'REQUEST' | 'CANCEL' }) {
    const { about, times, sequence, method } = options;
    const { jobTitle, companyName } = about;
    const seeker = await this.lookups.contact(about.userId);
    // Invitations come even with status alerts off: somebody is waiting for the person.
    const to = recipientOf(seeker, (await this.recipients.address(seeker)) ?? undefined);
    const site = siteOf(this.env);
    const base = {
      site,
      firstName: seeker.firstName,
      jobTitle,
      companyName,
      when: formatInstantInFull(times.start),
      minutes: times.duration,
    };
    const calendar = interviewCalendar({
      interviewId: times.id,
      sequence,
      method,
      start: times.start,
      minutes: times.duration,
      summary: `Interview: ${jobTitle}, ${companyName}`,
      description: times.notes,
      link: times.meetingLink,
      organizer: { name: companyName, address: parseMailbox(this.env.MAIL_FROM).address },
      attendee: to,
      host: new URL(site.publicUrl).hostname,
      now: this.clock.now(),
    });
    return { base, to, calendar };
  }

  private async notice(id: number): Promise<Notice | null> {
    const rows: Notice[] = await this.dataSource.query(
      `SELECT sequence, scheduled_at AS "scheduledAt", duration, job_title AS "jobTitle", company_name AS "companyName"
       FROM interview_notices WHERE interview_id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
