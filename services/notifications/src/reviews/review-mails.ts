import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '@workboard/service-kit';
import { type Composer, type ComposedMail, type ComposeMail, recipientOf } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { reviewsWaiting } from '../mails/templates/reviews.js';

/** What waits for the super admins, as it is when the mail is written. */
@Injectable()
export class ReviewMails implements Composer {
  readonly mails = { reviews_waiting: ({ userId }) => this.waiting(Number(userId)) } satisfies Record<
    string,
    ComposeMail
  >;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lookups: Lookups,
  ) {}

  private async waiting(adminId: number): Promise<ComposedMail> {
    const [admin, counts] = await Promise.all([this.lookups.contact(adminId), this.lookups.reviewCounts()]);
    if (admin.role !== 'super_admin') {
      throw new Drop('the recipient is no super admin any more');
    }
    if (counts.waiting + counts.reported + counts.noticed === 0) {
      throw new Drop('everything is decided already');
    }
    return {
      to: recipientOf(admin),
      mail: reviewsWaiting({ site: siteOf(this.env), firstName: admin.firstName, counts }),
    };
  }
}
