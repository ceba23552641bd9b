import { type CancelReason, formatInstant } from '@workboard/contracts';
import { z } from 'zod';
import { Drop, Postpone } from '../../deliveries/outcome.js';
import type { Notice } from '../../interviews/interview-notices.js';
import { button, type Mail, quiet, text } from '../../layout/mail.js';
import { defineMessage, type Due, id } from '../kit/message.js';
import type { MessageTools } from '../kit/tools.js';
import {
  applicationUrl,
  cancelEntry,
  cancelReason,
  isUrgent,
  phoneOf,
  toSeeker,
  wordsOfEnded,
} from './interview-tools.js';
import { interviewChanged, interviewScheduled } from './interview-plan.js';
import type { InterviewAbout } from './interviews.words.js';
import { sampleInterview } from './sample.js';

const waitMs = 5000;

type About = Pick<InterviewAbout, 'companyName' | 'jobTitle' | 'when'>;

const byEmployer = ({ companyName, jobTitle, when }: About): string =>
  `${companyName} cancelled the interview on ${when} for the job ${jobTitle}.`;

/** A rejection is told later and by itself: this mail must be true without it (decisions P17, P19). */
const cancelledBy: Record<CancelReason, (about: About) => string> = {
  employer: byEmployer,
  rejected: byEmployer,
  hired: byEmployer,
  user_deleted: byEmployer,
  withdrawn: ({ companyName, jobTitle, when }) =>
    `You withdrew your application for the job ${jobTitle}, so the interview with ${companyName} on ${when} will not take place.`,
  job_deleted: ({ companyName, jobTitle, when }) =>
    `${companyName} withdrew the job ${jobTitle}, so the interview on ${when} will not take place and your application is closed.`,
};

/** To the seeker, at once; the entry leaves their calendar with it (decision P19). */
const words = (interview: InterviewAbout & { reason: CancelReason; calendar: string }): Mail => {
  const { jobTitle, firstName, replyTo, site } = interview;
  const isOwnWish = interview.reason === 'withdrawn';
  return {
    subject: `Cancelled – do not travel: interview for ${jobTitle}`,
    preheader: `The interview on ${interview.when} will not take place.`,
    title: 'Cancelled – do not travel',
    blocks: [
      text(`Hello ${firstName},`),
      text(cancelledBy[interview.reason](interview)),
      text('Please do not travel to it.'),
      isOwnWish
        ? button('See my applications', `${site.publicUrl}/applications`)
        : button('See my application', interview.applicationUrl),
      ...(replyTo && !isOwnWish ? [quiet(`Questions? Answer this mail: it goes to ${replyTo.name}.`)] : []),
    ],
    reason: 'You get this mail because you were invited to this interview.',
    replyTo,
    calendar: { method: 'CANCEL', content: interview.calendar },
  };
};

const data = z.object({ interviewId: id, applicationId: id, reason: cancelReason });
type DueNow = Due<z.output<typeof data>>;

/** An invitation that is going out this moment comes first. */
const waitForInvitation = async ({ subject }: DueNow, { dataSource, clock }: MessageTools): Promise<void> => {
  const going: unknown[] = await dataSource.query(
    `SELECT id FROM deliveries WHERE subject = $1 AND kind = ANY ($2) AND state = 'sending'`,
    [subject, [interviewScheduled.kind, interviewChanged.kind]],
  );
  if (going.length > 0) {
    throw new Postpone(new Date(clock.now().getTime() + waitMs), 'its invitation is going out');
  }
};

/** What the seeker knows of an interview that is still to come; drops the message when they know nothing. */
const findNotice = async (due: DueNow, tools: MessageTools): Promise<Notice> => {
  const notice = await tools.notices.find(due.data.interviewId);
  if (!notice) {
    await waitForInvitation(due, tools);
    throw new Drop('the interview was never announced');
  }
  if (notice.scheduledAt <= tools.clock.now()) {
    throw new Drop('the interview is over');
  }
  return notice;
};

export const interviewCancelled = defineMessage({
  kind: 'interview_cancelled',
  priority: 2,
  data,
  mail: async (due, tools) => {
    const notice = await findNotice(due, tools);
    const { applicationId, reason } = due.data;
    const seeker = await tools.lookups.contact(due.userId ?? 0);
    const to = await toSeeker({ seeker }, tools);
    return {
      to,
      mail: words({
        ...wordsOfEnded(notice, tools),
        firstName: seeker.firstName,
        applicationUrl: applicationUrl(applicationId, tools),
        reason,
        calendar: cancelEntry(notice, to, tools),
      }),
      onSent: (manager) => tools.notices.markCancelled(manager, notice.interviewId),
    };
  },
  text: async (due, tools) => {
    const { scheduledAt, jobTitle, companyName } = await findNotice(due, tools);
    const news = `Cancelled - do not travel: interview on ${formatInstant(scheduledAt)}, ${companyName}, ${jobTitle}`;
    return {
      phone: await phoneOf(due.userId, tools),
      text: `${news}. ${tools.env.PUBLIC_URL}/applications`,
      isUrgent: isUrgent(scheduledAt, tools),
    };
  },
  examples: (samples) => ({
    'interview-cancelled': words({ ...sampleInterview(samples), reason: 'rejected', calendar: '' }),
  }),
});
