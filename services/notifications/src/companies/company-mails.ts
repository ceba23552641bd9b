import { Inject, Injectable } from '@nestjs/common';
import type { Company, Contact } from '@workboard/contracts';
import { ENV } from '@workboard/service-kit';
import { type Composer, type ComposedMail, type ComposeMail, recipientOf } from '../compose/composed.js';
import { Lookups } from '../compose/lookups.js';
import { siteOf } from '../compose/site.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { unlinked } from '../mails/unlinked.js';
import {
  companyArrived,
  companyAuthorised,
  companyRefused,
  companyRenamed,
  jobTakenDown,
} from '../mails/templates/decisions.js';

const reasonIn = ({ reason }: Delivery['data']): string => (typeof reason === 'string' ? reason : '');

/** Mails about what becomes of companies and their jobs. */
@Injectable()
export class CompanyMails implements Composer {
  readonly mails = {
    company_authorised: ({ data }) => this.authorised(Number(data['companyId'])),
    company_refused: ({ data }) => this.refused(data),
    company_arrived: ({ data }) => this.arrived(data),
    job_taken_down: ({ data }) => this.takenDown(data),
    company_renamed: ({ data, userId }) => this.renamed(Number(userId), data),
  } satisfies Record<string, ComposeMail>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly lookups: Lookups,
  ) {}

  private async renamed(adminId: number, data: Record<string, unknown>): Promise<ComposedMail> {
    const admin = await this.lookups.contact(adminId);
    const mail = companyRenamed({
      site: siteOf(this.env),
      firstName: admin.firstName,
      companyId: Number(data['companyId']),
      from: unlinked(String(data['from'])),
      to: unlinked(String(data['to'])),
      underReview: data['underReview'] === 'true',
    });
    return { to: recipientOf(admin), mail };
  }

  private async authorised(companyId: number): Promise<ComposedMail> {
    const company = await this.lookups.company(companyId);
    if (company.status !== 'authorised') {
      throw new Drop('the authorisation was revoked');
    }
    const owner = await this.ownerOf(company);
    return {
      to: recipientOf(owner),
      mail: companyAuthorised({ site: siteOf(this.env), firstName: owner.firstName, companyName: company.name }),
    };
  }

  private async refused(data: Delivery['data']): Promise<ComposedMail> {
    const company = await this.lookups.company(Number(data['companyId']));
    if (company.status === 'authorised') {
      throw new Drop('the company is authorised again');
    }
    const owner = await this.ownerOf(company);
    return {
      to: recipientOf(owner),
      mail: companyRefused({
        site: siteOf(this.env),
        firstName: owner.firstName,
        companyId: company.id,
        companyName: company.name,
        wasAuthorised: data['wasAuthorised'] === 'true',
        reason: reasonIn(data),
      }),
    };
  }

  private async arrived(data: Delivery['data']): Promise<ComposedMail> {
    const company = await this.lookups.company(Number(data['companyId']));
    if (company.status === 'authorised') {
      throw new Drop('the company is authorised already');
    }
    const admin = await this.lookups.contact(Number(data['userId']));
    if (admin.role !== 'super_admin') {
      throw new Drop('the recipient is no super admin any more');
    }
    const owner = company.ownerId === null ? null : await this.lookups.contact(company.ownerId);
    return {
      to: recipientOf(admin),
      mail: companyArrived({ site: siteOf(this.env), firstName: admin.firstName, company, owner }),
    };
  }

  private async takenDown(data: Delivery['data']): Promise<ComposedMail> {
    const job = await this.lookups.job(Number(data['jobId']));
    if (job.published) {
      throw new Drop('the job is published again');
    }
    if (job.heldAt !== null) {
      throw new Drop('the job waits for another decision');
    }
    const caretaker = await this.lookups.caretaker(job);
    return {
      to: recipientOf(caretaker),
      mail: jobTakenDown({
        site: siteOf(this.env),
        firstName: caretaker.firstName,
        jobId: job.id,
        jobTitle: job.title,
        reason: reasonIn(data),
      }),
    };
  }

  private async ownerOf({ ownerId }: Company): Promise<Contact> {
    if (ownerId === null) {
      throw new Drop('the company has no owner');
    }
    return this.lookups.contact(ownerId);
  }
}
