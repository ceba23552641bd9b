import { Inject, Injectable } from '@nestjs/common';
import { formatInstant, formatInstantInFull, interviewTimesPath, referenceOf } from '@workboard/contracts';
import { ENV } from '@workboard/service-kit';
import {
  type ComposedMail,
  type ComposedSms,
  type ComposeMail,
  type Composer,
  type ComposeSms,
  recipientOf,
} from '../compose/composed.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import * as template from '../mails/templates/interview-times.js';
import { StatusRecipients } from '../status-alerts/status-recipients.js';
import { type TimesDetails, TimesLookups } from './times-lookups.js';
import { timesToken } from './times-token.js';

const inviteeIdOf = ({ data }: Delivery): number => Number(data['inviteeId']);

/** Mails and texts to the seeker about times to choose from (decision P53). */
@Injectable()
export class TimesMails implements Composer {
  readonly mails = {
    interview_times: (delivery) => this.offered(delivery, template.interviewTimes),
    interview_times_reminder: (delivery) => this.offered(delivery, template.interviewTimesReminder),
    interview_times_withdrawn: (delivery) => this.withdrawn(delivery),
  } satisfies Record<string, ComposeMail>;
  readonly texts = {
    interview_times: (delivery) => this.text(delivery),
  } satisfies Record<string, ComposeSms>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lookups: TimesLookups,
    private readonly recipients: StatusRecipients,
  ) {}

  private async offered(delivery: Delivery, write: typeof template.interviewTimes): Promise<ComposedMail> {
    const details = await this.lookups.waiting(inviteeIdOf(delivery));
    const times = this.lookups.freeOf(details);
    if (times.length === 0) {
      throw new Drop('no time is left');
    }
    const { seeker, invitee } = details;
    const token = timesToken({ inviteeId: invitee.id, userId: seeker.id }, this.env.TOKEN_SECRET);
    return {
      to: await this.toSeeker(details),
      mail: write({
        ...this.facts(details),
        times: times.map(({ startsAt }) => formatInstantInFull(startsAt, details.times.place)),
        chooseUrl: `${this.env.PUBLIC_URL}${interviewTimesPath(token)}`,
      }),
    };
  }

  private async withdrawn(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.lookups.get(inviteeIdOf(delivery));
    if (details.application.withdrawnAt || details.invitee.state !== 'waiting') {
      throw new Drop('something else was arranged');
    }
    return { to: await this.toSeeker(details), mail: template.interviewTimesWithdrawn(this.facts(details)) };
  }

  private async text(delivery: Delivery): Promise<ComposedSms> {
    const details = await this.lookups.waiting(inviteeIdOf(delivery));
    const phone = await this.recipients.phone(delivery.userId ?? 0);
    const last = this.lookups.freeOf(details).at(-1);
    if (!phone || !last) {
      throw new Drop(phone ? 'no time is left' : 'no phone for status alerts');
    }
    const { job } = details;
    const news = `Choose a time for your interview, the last is ${formatInstant(last.startsAt)}`;
    return {
      phone,
      text: `${[news, job.company.name, job.title].join(', ')}. ${this.env.PUBLIC_URL}/applications`,
    };
  }

  /** Invitations come even with status alerts off: somebody is waiting for the person. */
  private async toSeeker({ seeker }: TimesDetails) {
    return recipientOf(seeker, (await this.recipients.address(seeker)) ?? undefined);
  }

  private facts({ times, application, job, seeker, organizer }: TimesDetails) {
    return {
      site: siteOf(this.env),
      firstName: seeker.firstName,
      jobTitle: job.title,
      companyName: job.company.name,
      minutes: times.duration,
      type: times.type,
      place: times.place,
      contactName: times.contactName ?? organizer.name,
      contactWays: [times.contactPhone, times.contactEmail].filter(Boolean).join('\n'),
      notes: times.notes,
      applicationUrl: `${this.env.PUBLIC_URL}/applications?search=${referenceOf(application.id)}`,
      replyTo: organizer,
    };
  }
}
