import { Injectable } from '@nestjs/common';
import { AccountMails } from '../accounts/account-mails.js';
import { ApplicationMails } from '../applications/application-mails.js';
import { ApplicationsDigest } from '../applications/applications-digest.js';
import { CompanyMails } from '../companies/company-mails.js';
import { MessageMails } from '../applications/message-mails.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { HostMails } from '../interviews/host-mails.js';
import { InterviewMails } from '../interviews/interview-mails.js';
import { TimesMails } from '../interview-times/times-mails.js';
import { AlertMessages } from '../job-alerts/alert-messages.js';
import { ClosingMails } from '../closing/closing-mails.js';
import { MentionMails } from '../mentions/mention-mails.js';
import { ReviewMails } from '../reviews/review-mails.js';
import { SmsCodeTexts } from '../sms/sms-code-texts.js';
import { TeamRoleMails } from '../team-roles/team-role-mails.js';
import type { ComposedMail, ComposedSms, Composer, ComposeMail, ComposeSms } from './composed.js';

/** Finds who writes a message of some kind. */
@Injectable()
export class Composers {
  private readonly mails: ReadonlyMap<string, ComposeMail>;
  private readonly texts: ReadonlyMap<string, ComposeSms>;

  constructor(
    accounts: AccountMails,
    applications: ApplicationMails,
    applicationsDigest: ApplicationsDigest,
    messages: MessageMails,
    interviews: InterviewMails,
    hosts: HostMails,
    times: TimesMails,
    companies: CompanyMails,
    alerts: AlertMessages,
    closing: ClosingMails,
    reviews: ReviewMails,
    mentions: MentionMails,
    teamRoles: TeamRoleMails,
    codes: SmsCodeTexts,
  ) {
    const all: Composer[] = [
      accounts,
      applications,
      applicationsDigest,
      messages,
      interviews,
      hosts,
      times,
      companies,
      alerts,
      closing,
      reviews,
      mentions,
      teamRoles,
      codes,
    ];
    this.mails = new Map(all.flatMap(({ mails }) => Object.entries(mails)));
    this.texts = new Map(all.flatMap(({ texts }) => Object.entries(texts ?? {})));
  }

  mail(delivery: Delivery): Promise<ComposedMail> {
    return this.writer(this.mails, delivery)(delivery);
  }

  sms(delivery: Delivery): Promise<ComposedSms> {
    return this.writer(this.texts, delivery)(delivery);
  }

  private writer<W>(writers: ReadonlyMap<string, W>, { kind, channel }: Delivery): W {
    const write = writers.get(kind);
    if (!write) {
      throw new Error(`Nobody writes ${channel} of kind ${kind}`);
    }
    return write;
  }
}
