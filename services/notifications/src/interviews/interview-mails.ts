import { Inject, Injectable } from '@nestjs/common';
import { applicationsService, type Contact, type Interview } from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Composer, ComposedMail, ComposeMail } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop, Postpone } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { parseMailbox } from '../mail/mail-headers.js';
import * as template from '../mails/templates/interviews.js';
import { sayDateTime } from '../mails/wording.js';
import { StatusRecipients } from '../status-alerts/status-recipients.js';
import { interviewCalendar } from './calendar.js';

/** What the seeker was told last about an interview. */
interface Notice {
  sequence: number;
  scheduledAt: Date;
  duration: number;
}
type Times = Pick<Interview, 'id' | 'duration' | 'meetingLink' | 'notes'> & { start: Date };

const waitMs = 5000;

/** Mails about interviews, each with its calendar entry. */
@Injectable()
export class InterviewMails implements Composer {
  readonly mails = {
    interview_scheduled: (delivery) => this.planned(delivery, template.interviewInvitation),
    interview_changed: (delivery) => this.planned(delivery, template.interviewChanged),
    interview_cancelled: (delivery) => this.cancelled(delivery),
  } satisfies Record<string, ComposeMail>;

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
    const { base, to, calendar } = await this.common({ delivery, times, sequence, method: 'REQUEST' });
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
          `INSERT INTO interview_notices (interview_id, application_id, sequence, scheduled_at, duration)
           VALUES ($1, $2, $3, $4, $5) ON CONFLICT (interview_id) DO UPDATE SET sequence = excluded.sequence,
             scheduled_at = excluded.scheduled_at, duration = excluded.duration`,
          [interview.id, interview.applicationId, sequence, start, interview.duration],
        );
      },
    };
  }

  private async cancelled(delivery: Delivery): Promise<ComposedMail> {
    const id = Number(delivery.data['interviewId']);
    const notice = await this.notice(id);
    if (!notice) {
      await this.waitForInvitation(delivery);
      throw new Drop('the interview was never announced');
    }
    const times = { id, start: notice.scheduledAt, duration: notice.duration, meetingLink: null, notes: null };
    if (times.start <= this.clock.now()) {
      throw new Drop('the interview is over');
    }
    const { base, to, calendar } = await this.common({
      delivery,
      times,
      sequence: notice.sequence + 1,
      method: 'CANCEL',
    });
    return { to, mail: template.interviewCancelled({ ...base, calendar }) };
  }

  /** An invitation that is going out this moment is told of first. */
  private async waitForInvitation({ subject, id }: Delivery): Promise<void> {
    const going: unknown[] = await this.dataSource.query(
      `SELECT id FROM deliveries WHERE subject = $1 AND id <> $2 AND state = 'sending'`,
      [subject, id],
    );
    if (going.length > 0) {
      throw new Postpone(new Date(this.clock.now().getTime() + waitMs), 'its invitation is going out');
    }
  }

  private async common(options: { delivery: Delivery; times: Times; sequence: number; method: 'REQUEST' | 'CANCEL' }) {
    const { delivery, times, sequence, method } = options;
    const application = await this.lookups.application(Number(delivery.data['applicationId']));
    const [job, seeker] = await Promise.all([
      this.lookups.job(application.jobId),
      this.lookups.contact(application.userId),
    ]);
    const to = await this.recipient(seeker);
    const site = siteOf(this.env);
    const base = {
      site,
      firstName: seeker.firstName,
      jobTitle: job.title,
      companyName: job.company.name,
      when: sayDateTime(times.start),
      minutes: times.duration,
    };
    const calendar = interviewCalendar({
      interviewId: times.id,
      sequence,
      method,
      start: times.start,
      minutes: times.duration,
      summary: `Interview: ${job.title}, ${job.company.name}`,
      description: times.notes,
      link: times.meetingLink,
      organizer: { name: job.company.name, address: parseMailbox(this.env.MAIL_FROM).address },
      attendee: to,
      host: new URL(site.publicUrl).hostname,
      now: this.clock.now(),
    });
    return { base, to, calendar };
  }

  /** Invitations come even with status alerts off: somebody is waiting for the person. */
  private async recipient(seeker: Contact): Promise<ComposedMail['to']> {
    const address = (await this.recipients.address(seeker)) ?? seeker.email;
    return { userId: seeker.id, name: `${seeker.firstName} ${seeker.lastName}`, address };
  }

  private async notice(id: number): Promise<Notice | null> {
    const rows: Notice[] = await this.dataSource.query(
      `SELECT sequence, scheduled_at AS "scheduledAt", duration FROM interview_notices WHERE interview_id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
