import { Inject, Injectable } from '@nestjs/common';
import {
  answerInterviewBody,
  AppError,
  applicationsService,
  formatInstantInFull,
  interviewAnswerPath,
  interviewAnswers,
  type MailPage,
  say,
} from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { siteOf } from '../layout/site.js';
import { nullIfDropped } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { sayType } from '../layout/wording.js';
import { answeredPage, noInterviewPage, questionPage } from './answer-page.js';
import { readAnswerToken } from './answer-token.js';
import { type InterviewDetails, InterviewLookups } from './interview-lookups.js';

interface AnswerForm {
  token: string;
  answer: string;
  message: string;
  sequence: string;
}

const minuteMs = 60_000;
const toAnswer = (value: string | undefined) => interviewAnswers.find((answer) => answer === value);

/** Answers to invitations by a mailed link, without a session (decision P11, ADR 11). */
@Injectable()
export class InterviewAnswers {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly interviews: InterviewLookups,
    private readonly clock: Clock,
  ) {}

  /** The question, with the answer ticked that the link proposes. Opening it answers nothing. */
  async page({ token, answer }: { token: string; answer?: string }): Promise<MailPage> {
    const details = await this.find(token);
    return details ? this.ask(details, { answer }) : noInterviewPage(siteOf(this.env));
  }

  /** Takes an answer to the plan that was shown; asks again when the plan is another one by now, or words are missing. */
  async answer({ token, answer, message, sequence }: AnswerForm): Promise<MailPage> {
    const details = await this.find(token);
    if (!details) {
      return noInterviewPage(siteOf(this.env));
    }
    if (String(details.interview.sequence) !== sequence) {
      return this.ask(details, { answer, message, problem: say.interviewPlanChanged });
    }
    const given = answerInterviewBody.safeParse({ answer, message });
    if (!given.success) {
      return this.ask(details, { answer, message, problem: given.error.issues[0]?.message });
    }
    const { id } = details.interview;
    try {
      await this.applications.answerInvitation({ id, sequence: Number(sequence), answer: given.data });
    } catch (error) {
      if (error instanceof AppError && (error.code === 'conflict' || error.code === 'interview_over')) {
        return this.askAgain({ token, answer, message });
      }
      throw error;
    }
    return answeredPage({
      ...this.asked(details),
      answer: given.data.answer,
      again: `${this.env.PUBLIC_URL}${interviewAnswerPath(token)}`,
    });
  }

  /** The plan was changed, or ended, in the moment of the press. */
  private async askAgain({ token, ...typed }: Omit<AnswerForm, 'sequence'>): Promise<MailPage> {
    const details = await this.find(token);
    return details
      ? this.ask(details, { ...typed, problem: say.interviewPlanChanged })
      : noInterviewPage(siteOf(this.env));
  }

  private ask(
    details: InterviewDetails,
    { answer, message = '', problem }: { answer?: string; message?: string; problem?: string },
  ): MailPage {
    const { interview } = details;
    return questionPage({
      ...this.asked(details),
      chosen: toAnswer(answer) ?? interview.answer ?? 'coming',
      message: message || (interview.answerText ?? ''),
      sequence: interview.sequence,
      given: interview.answer,
      problem,
    });
  }

  private asked({ interview, job }: InterviewDetails) {
    return {
      site: siteOf(this.env),
      when: formatInstantInFull(new Date(interview.scheduledAt), interview.place),
      where: interview.place ?? sayType(interview.type),
      jobTitle: job.title,
      companyName: job.company.name,
    };
  }

  /** The interview that a token stands for, while there is something to answer. */
  private async find(token: string): Promise<InterviewDetails | null> {
    const invitation = readAnswerToken(token, this.env.TOKEN_SECRET);
    if (!invitation) {
      return null;
    }
    return nullIfDropped(async () => {
      const details = await this.interviews.get(invitation.interviewId);
      return details.seeker.id === invitation.userId && this.isToCome(details) ? details : null;
    });
  }

  private isToCome({ interview, application }: InterviewDetails): boolean {
    const end = new Date(interview.scheduledAt).getTime() + interview.duration * minuteMs;
    return interview.status === 'scheduled' && !application.withdrawnAt && end > this.clock.now().getTime();
  }
}
