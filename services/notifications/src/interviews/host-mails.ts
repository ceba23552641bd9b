import { Injectable } from '@nestjs/common';
import { authService, fullName } from '@workboard/contracts';
import { type Client, Clock, InjectClient } from '@workboard/service-kit';
import { type Composer, type ComposedMail, type ComposeMail, type Recipient } from '../compose/composed.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { Drop } from '../deliveries/outcome.js';
import * as template from '../mails/templates/interview-hosts.js';
import { InterviewLookups, type Mailbox } from './interview-lookups.js';
import { InterviewNotices } from './interview-notices.js';
import { interviewIdOf, InterviewWriting, reasonOf } from './interview-writing.js';

/** For somebody whose address is all that is known. */
const hostOf = ({ data }: Delivery): Recipient => {
  const address = typeof data['host'] === 'string' ? data['host'] : '';
  return { userId: null, name: address, address };
};
const mailboxOf = (person: Parameters<typeof fullName>[0] & { email: string }): Mailbox => ({
  name: fullName(person),
  address: person.email,
});

/** Mails about interviews to everybody on the employer's side. */
@Injectable()
export class HostMails implements Composer {
  readonly mails = {
    interview_host: (delivery) => this.planned(delivery),
    interview_host_cancelled: (delivery) => this.cancelled(delivery),
    interview_answered: (delivery) => this.answered(delivery),
    interview_outcome: (delivery) => this.question(delivery),
  } satisfies Record<string, ComposeMail>;

  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly interviews: InterviewLookups,
    private readonly writing: InterviewWriting,
    private readonly notices: InterviewNotices,
    private readonly clock: Clock,
  ) {}

  /** The contact answers the applicant, everybody else the contact. */
  private async planned(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.writing.plan(delivery);
    const { interview, organizer, seeker } = details;
    const to = hostOf(delivery);
    const isKnown = (await this.notices.find(interview.id, { address: to.address })) !== null;
    return {
      to,
      mail: template.interviewForHost({
        ...this.writing.facts(details),
        replyTo: to.address === organizer.address ? mailboxOf(seeker) : organizer,
        seekerName: fullName(seeker),
        isChange: isKnown,
        calendar: this.interviews.calendar(details, to.address),
      }),
      onSent: (manager) => this.notices.save(manager, details, to.address),
    };
  }

  private async cancelled(delivery: Delivery): Promise<ComposedMail> {
    const to = hostOf(delivery);
    const notice = await this.notices.find(interviewIdOf(delivery), { address: to.address });
    if (!notice || notice.scheduledAt <= this.clock.now()) {
      throw new Drop('the interview is over, or was never announced');
    }
    const [seeker] = await this.auth.contacts({ ids: [Number(delivery.data['seekerId'])] });
    return {
      to,
      mail: template.interviewOffForHost({
        ...this.writing.ended(notice),
        seekerName: seeker ? fullName(seeker) : 'the applicant',
        reason: reasonOf(delivery),
        hasLeft: delivery.data['hasLeft'] === 'true',
        calendar: this.writing.cancelEntry(notice, to),
      }),
      onSent: (manager) => this.notices.remove(manager, notice.interviewId, to.address),
    };
  }

  private async answered(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.interviews.get(interviewIdOf(delivery));
    const { interview, seeker, organizer, hosts } = details;
    if (!interview.answer || interview.status !== 'scheduled') {
      throw new Drop('the interview was changed since');
    }
    if (hosts.length === 0) {
      throw new Drop('nobody looks after the job');
    }
    return {
      to: { userId: null, ...organizer },
      mail: template.interviewAnswered({
        ...this.writing.facts(details),
        replyTo: mailboxOf(seeker),
        seekerName: fullName(seeker),
        answer: interview.answer,
        message: interview.answerText,
      }),
    };
  }

  /** Asks how it went, unless somebody said so already (decision P54). */
  private async question(delivery: Delivery): Promise<ComposedMail> {
    const details = await this.interviews.get(interviewIdOf(delivery));
    const { interview, seeker, organizer, hosts, application } = details;
    if (interview.status === 'cancelled' || interview.outcome || interview.sequence !== delivery.data['sequence']) {
      throw new Drop('changed, cancelled, or its outcome is noted');
    }
    if (application.withdrawnAt || hosts.length === 0) {
      throw new Drop('nobody is left to ask');
    }
    return {
      to: { userId: null, ...organizer },
      mail: template.interviewOutcome({
        ...this.writing.facts(details),
        seekerName: fullName(seeker),
        askUrl: this.writing.askUrl(interview.id),
      }),
    };
  }
}
