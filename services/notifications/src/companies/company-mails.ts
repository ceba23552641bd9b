import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '@workboard/service-kit';
import { type Composer, type ComposedMail, type ComposeMail, recipientOf } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { companyAuthorised } from '../mails/templates/employers.js';

/** Mails to a company's owner. */
@Injectable()
export class CompanyMails implements Composer {
  readonly mails = {
    company_authorised: ({ data }) => this.authorised(Number(data['companyId'])),
  } satisfies Record<string, ComposeMail>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lookups: Lookups,
  ) {}

  private async authorised(companyId: number): Promise<ComposedMail> {
    const company = await this.lookups.company(companyId);
    if (company.status !== 'authorised') {
      throw new Drop('the authorisation was revoked');
    }
    if (company.ownerId === null) {
      throw new Drop('the company has no owner');
    }
    const owner = await this.lookups.contact(company.ownerId);
    return {
      to: recipientOf(owner),
      mail: companyAuthorised({ site: siteOf(this.env), firstName: owner.firstName, companyName: company.name }),
    };
  }
}
