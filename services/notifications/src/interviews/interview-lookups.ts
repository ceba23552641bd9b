import { Inject, Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  applicationsService,
  type Contact,
  type Interview,
  type Job,
  fullName,
} from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { Lookups } from '../lookups.js';
import { Drop, nullIfDropped } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { interviewCalendar } from './calendar.js';

export interface Mailbox {
  name: string;
  address: string;
}

/** An interview with all that its mails and its calendar entry say. */
export interface InterviewDetails {
  interview: Interview;
  application: ApplicationRecord;
  job: Job;
  seeker: Contact;
  /** Who answers questions: the contact that the employer named, else whoever looks after the job, else the site. */
  organizer: Mailbox;
  /** Everybody on the employer's side, each once: the organizer first, then the panel. */
  hosts: readonly string[];
}

/** Where an interview takes place: the address, the link, or the number that is called. */
export const placeOf = ({ type, place, meetingLink, phone }: Interview): string | null =>
  place ?? (type === 'phone' && phone ? `Phone ${phone}` : meetingLink);

/** What mails about interviews need of the other services, as it is now. */
@Injectable()
export class InterviewLookups {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /** Throws `Drop` when the interview, its job or its seeker is gone. */
  async get(id: number): Promise<InterviewDetails> {
    const found = await this.applications.interviewDetails({ id });
    if (!found) {
      throw new Drop('the interview is gone');
    }
    const { interview, application } = found;
    const [job, seeker] = await Promise.all([
      this.lookups.job(application.jobId),
      this.lookups.contact(application.userId),
    ]);
    return { interview, application, job, seeker, ...(await this.hostsOf(job, interview)) };
  }

  /** Who answers questions for the employer, and everybody on that side. */
  async hostsOf(
    job: Job,
    { contactName, contactEmail, panel }: Pick<Interview, 'contactName' | 'contactEmail' | 'panel'>,
  ): Promise<Pick<InterviewDetails, 'organizer' | 'hosts'>> {
    const caretaker = await this.caretaker(job);
    const name = contactName ?? (caretaker ? fullName(caretaker) : job.company.name);
    const address = contactEmail ?? caretaker?.email;
    const hosts = [address, caretaker?.email, ...panel].filter((host): host is string => Boolean(host));
    return {
      organizer: { name, address: address ?? this.env.SITE_EMAIL },
      hosts: [...new Set(hosts)],
    };
  }

  private async caretaker(job: Job): Promise<Contact | null> {
    return nullIfDropped(() => this.lookups.caretaker(job));
  }

  /** The calendar entry of a plan, the same in mails and for download. */
  calendar({ interview, job, seeker, organizer }: InterviewDetails, host?: string): string {
    const attendee = { name: fullName(seeker), address: seeker.email };
    return interviewCalendar({
      interviewId: interview.id,
      sequence: interview.sequence,
      method: 'REQUEST',
      start: new Date(interview.scheduledAt),
      minutes: interview.duration,
      summary: `Interview: ${host ? `${attendee.name}, ` : ''}${job.title}, ${job.company.name}`,
      description: interview.notes,
      link: interview.meetingLink,
      location: placeOf(interview),
      organizer,
      attendees: host ? [attendee, { name: host, address: host }] : [attendee],
      host: new URL(this.env.PUBLIC_URL).hostname,
      now: this.clock.now(),
    });
  }
}
