import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  applicationsService,
  type Contact,
  type InterviewTimesRecord,
  type Job,
} from '@workboard/contracts';
import { type Client, Clock, InjectClient } from '@workboard/service-kit';
import { Lookups } from '../lookups.js';
import { Drop } from '../deliveries/outcome.js';
import { InterviewLookups, type Mailbox } from '../interviews/interview-lookups.js';

/** Times to choose from with all that their mails and pages say. */
export interface TimesDetails {
  times: InterviewTimesRecord;
  invitee: InterviewTimesRecord['invitees'][number];
  application: ApplicationRecord;
  job: Job;
  seeker: Contact;
  /** Who answers questions. */
  organizer: Mailbox;
}

/** What mails and pages about times need of the other services, as it is now (decision P53). */
@Injectable()
export class TimesLookups {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly lookups: Lookups,
    private readonly interviews: InterviewLookups,
    private readonly clock: Clock,
  ) {}

  /** Throws `Drop` when the times, their job or the person is gone. */
  async get(inviteeId: number): Promise<TimesDetails> {
    const found = await this.applications.timesDetails({ inviteeId });
    const invitee = found?.times.invitees.find(({ id }) => id === inviteeId);
    if (!found || !invitee) {
      throw new Drop('the times are gone');
    }
    const { times, application } = found;
    const [job, seeker] = await Promise.all([
      this.lookups.job(application.jobId),
      this.lookups.contact(application.userId),
    ]);
    const { organizer } = await this.interviews.hostsOf(job, { ...times, panel: [] });
    return { times, invitee, application, job, seeker, organizer };
  }

  /** The same while the person may still choose; throws `Drop` otherwise. */
  async waiting(inviteeId: number): Promise<TimesDetails> {
    const details = await this.get(inviteeId);
    if (!this.isOpen(details)) {
      throw new Drop('chosen, or not offered any more');
    }
    return details;
  }

  isOpen({ times, invitee, application }: TimesDetails): boolean {
    const mayChoose = invitee.state === 'waiting' && (times.state === 'open' || times.state === 'full');
    return mayChoose && !application.withdrawnAt && !application.jobWithdrawnAt;
  }

  /** Those that may still be chosen. */
  freeOf({ times }: Pick<TimesDetails, 'times'>): { id: number; startsAt: Date }[] {
    const now = this.clock.now();
    return times.times
      .filter(({ free }) => free > 0)
      .map(({ id, startsAt }) => ({ id, startsAt: new Date(startsAt) }))
      .filter(({ startsAt }) => startsAt > now);
  }
}
