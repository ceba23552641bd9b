import { Inject, Injectable } from '@nestjs/common';
import type { Job } from '@workboard/contracts';
import { ENV } from '@workboard/service-kit';
import { type Composer, type ComposedMail, type ComposeMail, recipientOf } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop, nullIfDropped } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { applicationMessage } from '../mails/templates/messages.js';
import { StatusRecipients } from '../status-alerts/status-recipients.js';

/** Mails with what an employer wrote to an applicant (decision P43). */
@Injectable()
export class MessageMails implements Composer {
  readonly mails = {
    application_message: (delivery) => this.message(delivery),
  } satisfies Record<string, ComposeMail>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lookups: Lookups,
    private readonly recipients: StatusRecipients,
  ) {}

  /** The employer's words of a message; throws `Drop` when it is gone. */
  async words(messageId: number): Promise<{ subject: string | null; text: string }> {
    const message = await this.lookups.message(messageId);
    return { subject: message.subject, text: message.text };
  }

  /** Who reads answers: the address that the ad names, else the company's, else whoever looks after the job, else the site. */
  async replyTo(job: Job): Promise<{ name: string; address: string }> {
    const { name } = job.company;
    return { name, address: job.hrEmail ?? (await this.companyAddress(job)) ?? this.env.SITE_EMAIL };
  }

  private async companyAddress(job: Job): Promise<string | null> {
    return nullIfDropped(async () => {
      return (await this.lookups.company(job.companyId)).email ?? (await this.lookups.caretaker(job)).email;
    });
  }

  /** It comes even with status alerts off, as invitations do: somebody waits for the person's answer. */
  private async message({ data }: Delivery): Promise<ComposedMail> {
    const application = await this.lookups.application(Number(data['applicationId']));
    if (application.withdrawnAt) {
      throw new Drop('withdrawn');
    }
    const { subject, text } = await this.words(Number(data['messageId']));
    const [job, seeker] = await Promise.all([
      application.deletedJob ?? this.lookups.job(application.jobId),
      this.lookups.staying(application.userId),
    ]);
    return {
      to: recipientOf(seeker, (await this.recipients.address(seeker)) ?? undefined),
      mail: applicationMessage({
        site: siteOf(this.env),
        applicationId: application.id,
        jobTitle: job.title,
        companyName: job.company.name,
        subject,
        words: text,
        replyTo: await this.replyTo(job),
      }),
    };
  }
}
