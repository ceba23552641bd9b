import { type CancelReason, fullName } from '@workboard/contracts';
import { z } from 'zod';
import { Drop } from '../../deliveries/outcome.js';
import { type Mail, text } from '../../layout/mail.js';
import { defineMessage, flag, id } from '../kit/message.js';
import { hostAt } from './host.js';
import { cancelEntry, cancelReason, wordsOfEnded } from './interview-tools.js';
import type { InterviewAbout } from './interviews.words.js';
import { sampleInterview } from './sample.js';

interface OffForHost extends Omit<InterviewAbout, 'firstName' | 'applicationUrl'> {
  seekerName: string;
  reason: CancelReason;
  /** The interview goes on without the reader. */
  hasLeft: boolean;
  calendar: string;
}

const whyOff: Record<CancelReason, (about: OffForHost) => string> = {
  employer: ({ companyName, seekerName }) => `${companyName} cancelled it. ${seekerName} is told not to travel.`,
  rejected: ({ companyName, seekerName }) => `${companyName} cancelled it. ${seekerName} is told not to travel.`,
  hired: ({ companyName, seekerName }) => `${companyName} cancelled it. ${seekerName} is told not to travel.`,
  withdrawn: ({ seekerName }) =>
    `${seekerName} withdrew the application. It stays in your list under All, marked as withdrawn.`,
  user_deleted: () => 'The applicant closed their account.',
  job_deleted: ({ seekerName }) => `The job was withdrawn. ${seekerName} is told not to travel.`,
};

/** For somebody who was to take part it is the only mail of a withdrawal. */
const subjectOff = ({ seekerName, jobTitle, hasLeft, reason }: OffForHost): string => {
  if (hasLeft) {
    return `You are not needed: interview with ${seekerName}: ${jobTitle}`;
  }
  return reason === 'withdrawn'
    ? `${seekerName} withdrew the application for ${jobTitle}: interview cancelled`
    : `Cancelled: interview with ${seekerName}: ${jobTitle}`;
};

/** To the employer's side, at once; also to somebody who is not on the panel any more, while the others meet. */
const words = (interview: OffForHost): Mail => {
  const { seekerName, jobTitle, companyName, when, hasLeft, calendar } = interview;
  const what = `the interview with ${seekerName} on ${when} for the job ${jobTitle} at ${companyName}`;
  return {
    subject: subjectOff(interview),
    preheader: hasLeft ? `It goes on without you: ${when}.` : `The interview on ${when} will not take place.`,
    title: hasLeft ? 'You are not needed any more' : `Cancelled: interview with ${seekerName}`,
    blocks: hasLeft
      ? [text(`You were to take part in ${what}. You are not on its panel any more.`)]
      : [text(`T${what.slice(1)} will not take place.`), text(whyOff[interview.reason](interview))],
    reason: 'You get this mail because you were to take part in this interview.',
    replyTo: interview.replyTo,
    calendar: { method: 'CANCEL', content: calendar },
  };
};

export const interviewHostCancelled = defineMessage({
  kind: 'interview_host_cancelled',
  priority: 2,
  data: z.object({
    interviewId: id,
    seekerId: id,
    reason: cancelReason,
    host: z.string().default(''),
    /** The interview goes on without them. */
    hasLeft: flag.optional(),
  }),
  mail: async ({ data }, tools) => {
    const to = hostAt(data.host);
    const notice = await tools.notices.find(data.interviewId, { address: to.address });
    if (!notice || notice.scheduledAt <= tools.clock.now()) {
      throw new Drop('the interview is over, or was never announced');
    }
    const [seeker] = await tools.auth.contacts({ ids: [data.seekerId] });
    return {
      to,
      mail: words({
        ...wordsOfEnded(notice, tools),
        seekerName: seeker ? fullName(seeker) : 'the applicant',
        reason: data.reason,
        hasLeft: data.hasLeft === 'true',
        calendar: cancelEntry(notice, to, tools),
      }),
      onSent: (manager) => tools.notices.remove(manager, notice.interviewId, to.address),
    };
  },
  examples: (samples) => {
    const off = { ...sampleInterview(samples), seekerName: samples.seekerName, calendar: '' };
    return {
      'interview-off-for-host': words({ ...off, reason: 'withdrawn', hasLeft: false }),
      'interview-left-for-host': words({ ...off, reason: 'employer', hasLeft: true }),
    };
  },
});
