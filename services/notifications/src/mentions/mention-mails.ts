import { fullName } from '@workboard/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '@workboard/service-kit';
import { type Composer, type ComposedMail, type ComposeMail, recipientOf } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { Env } from '../env.js';
import { mentioned } from '../mails/templates/mentions.js';
import { excerptOf } from '../mails/wording.js';

const excerptLength = 500;

/** To colleagues who are mentioned in a note, while it is there and they are in the team (decision P45). */
@Injectable()
export class MentionMails implements Composer {
  readonly mails = { application_mention: (delivery) => this.mention(delivery) } satisfies Record<string, ComposeMail>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lookups: Lookups,
  ) {}

  private async mention({ userId, data }: Delivery): Promise<ComposedMail> {
    const { text, authorId, application } = await this.lookups.note(Number(data['noteId']));
    const [job, colleague, seeker, authors] = await Promise.all([
      this.lookups.job(application.jobId),
      this.lookups.staying(Number(userId)),
      this.lookups.contact(application.userId),
      this.lookups.contacts(authorId === null ? [] : [authorId]),
    ]);
    await this.lookups.mate(colleague.id, job);
    const [author] = authors;
    return {
      to: recipientOf(colleague),
      mail: mentioned({
        site: siteOf(this.env),
        firstName: colleague.firstName,
        authorName: author ? fullName(author) : null,
        applicationId: application.id,
        jobId: job.id,
        jobTitle: job.title,
        seekerName: fullName(seeker),
        excerpt: excerptOf(text, excerptLength),
      }),
    };
  }
}
