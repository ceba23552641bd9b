import { Inject, Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  type ApplicationStatus,
  type Contact,
  type Job,
  stageOf,
  statusForSeeker,
  statusNews,
  fullName,
} from '@workboard/contracts';
import { ENV } from '@workboard/service-kit';
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
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { InterviewNotices } from '../interviews/interview-notices.js';
import * as template from '../mails/templates/applications.js';
import { excerptOf } from '../mails/wording.js';
import { StatusRecipients } from '../status-alerts/status-recipients.js';
import { listLinks } from '../unsubscribe/list-links.js';
import { EmployerChoices } from './employer-choices.js';
import { MessageMails } from './message-mails.js';

const excerptLength = 240;

/** Ids as they stand in a delivery's data, with commas between them. */
const idsOf = (joined: unknown): number[] =>
  typeof joined === 'string' ? joined.split(',').filter(Boolean).map(Number) : [];

/** Mails about one application. */
@Injectable()
export class ApplicationMails implements Composer {
  readonly mails = {
    application_sent: (delivery) => this.sent(delivery),
    application_received: (delivery) => this.received(delivery),
    application_withdrawn: (delivery) => this.withdrawn(delivery),
    application_status: (delivery) => this.status(delivery),
    job_withdrawn: (delivery) => this.jobWithdrawn(delivery),
  } satisfies Record<string, ComposeMail>;
  readonly texts = {
    application_status: (delivery) => this.statusText(delivery),
  } satisfies Record<string, ComposeSms>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lookups: Lookups,
    private readonly recipients: StatusRecipients,
    private readonly choices: EmployerChoices,
    private readonly notices: InterviewNotices,
    private readonly messages: MessageMails,
  ) {}

  private async about({ data }: Delivery): Promise<{ application: ApplicationRecord; job: Job; seeker: Contact }> {
    const application = await this.lookups.application(Number(data['applicationId']));
    const [job, seeker] = await Promise.all([
      application.deletedJob ?? this.lookups.job(application.jobId),
      this.lookups.contact(application.userId),
    ]);
    return { application, job, seeker };
  }

  private async sent(delivery: Delivery): Promise<ComposedMail> {
    const { application, job, seeker } = await this.about(delivery);
    return {
      to: recipientOf(seeker),
      mail: template.applicationSent({
        site: siteOf(this.env),
        firstName: seeker.firstName,
        applicationId: application.id,
        jobTitle: job.title,
        companyName: job.company.name,
      }),
    };
  }

  private async received(delivery: Delivery): Promise<ComposedMail> {
    const { application, job, seeker } = await this.about(delivery);
    const employer =
      delivery.userId === null ? await this.lookups.caretaker(job) : await this.lookups.mate(delivery.userId, job);
    await this.choices.mustBeImmediate({ userId: employer.id, applicationId: application.id });
    return {
      to: recipientOf(employer),
      mail: template.applicationReceived({
        site: siteOf(this.env),
        firstName: employer.firstName,
        applicationId: application.id,
        jobTitle: job.title,
        companyName: job.company.name,
        seekerName: fullName(seeker),
        seekerAddress: seeker.email,
        excerpt: excerptOf(application.coverLetter, excerptLength),
        list: listLinks({ kind: 'employer', id: employer.id }, this.env),
      }),
    };
  }

  private async withdrawn(delivery: Delivery): Promise<ComposedMail> {
    const { application, job, seeker } = await this.about(delivery);
    const employer = await this.lookups.caretaker(job);
    const interviewIds = idsOf(delivery.data['interviewIds']);
    if (await this.notices.isHostToldOff({ interviewIds, address: employer.email })) {
      throw new Drop('told by the mail about the interview');
    }
    if ((await this.choices.get(employer.id)) === 'off') {
      throw new Drop('the employer wants no mails about applications');
    }
    return {
      to: recipientOf(employer),
      mail: template.applicationWithdrawn({
        site: siteOf(this.env),
        firstName: employer.firstName,
        applicationId: application.id,
        jobTitle: job.title,
        companyName: job.company.name,
        seekerName: fullName(seeker),
        list: listLinks({ kind: 'employer', id: employer.id }, this.env),
      }),
    };
  }

  /** Whose application had ended before, by a decision or by withdrawing, is told nothing more (decision P19). */
  private async jobWithdrawn(delivery: Delivery): Promise<ComposedMail> {
    const { application, job, seeker } = await this.about(delivery);
    if (stageOf(application) !== 'job_withdrawn') {
      throw new Drop('the application had ended before');
    }
    return {
      to: recipientOf(seeker, (await this.recipients.address(seeker)) ?? undefined),
      mail: template.jobWithdrawn({
        site: siteOf(this.env),
        firstName: seeker.firstName,
        applicationId: application.id,
        jobTitle: job.title,
        companyName: job.company.name,
      }),
    };
  }

  /** The status as the seeker reads it, if the one that the mail was made for still stands and no interview says it. */
  private statusNow(delivery: Delivery, application: ApplicationRecord): ApplicationStatus {
    if (stageOf(application) !== delivery.data['status']) {
      throw new Drop('changed again');
    }
    const read = statusForSeeker(application);
    if (read === 'interviewing' && application.nextInterview) {
      throw new Drop('told by the mail about the interview');
    }
    return read;
  }

  private async status(delivery: Delivery): Promise<ComposedMail> {
    const { application, job, seeker } = await this.about(delivery);
    const read = this.statusNow(delivery, application);
    const address = await this.recipients.address(seeker);
    if (!address) {
      throw new Drop('status alerts are off');
    }
    return {
      to: recipientOf(seeker, address),
      mail: template.statusChanged({
        site: siteOf(this.env),
        firstName: seeker.firstName,
        applicationId: application.id,
        jobTitle: job.title,
        companyName: job.company.name,
        read,
        own: await this.ownWords(delivery, job),
        list: listLinks({ kind: 'status', id: seeker.id }, this.env),
      }),
    };
  }

  /** What the employer wrote instead of the usual words (decision P44). */
  private async ownWords({ data }: Delivery, job: Job): Promise<template.OwnWords | null> {
    if (!data['messageId']) {
      return null;
    }
    const { text } = await this.messages.words(Number(data['messageId']));
    return { text, replyTo: await this.messages.replyTo(job) };
  }

  private async statusText(delivery: Delivery): Promise<ComposedSms> {
    const phone = await this.recipients.phone(delivery.userId ?? 0);
    if (!phone) {
      throw new Drop('no phone for status alerts');
    }
    const { application, job } = await this.about(delivery);
    const { subject } = statusNews(this.statusNow(delivery, application), job.title);
    return { phone, text: `${subject}. ${this.env.PUBLIC_URL}/applications` };
  }
}
