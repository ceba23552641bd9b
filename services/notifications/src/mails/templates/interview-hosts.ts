import type { CancelReason, InterviewAnswer } from '@workboard/contracts';
import { button, type Mail, quiet, type Site, text } from '../mail.js';
import { type Planned, planFacts } from './interviews.js';

interface ForHost extends Planned {
  seekerName: string;
  isChange: boolean;
  calendar: string;
}

const reason =
  'You get this mail because you take part in this interview for the employer; it carries a calendar entry.';

/** To whoever looks after the job, the contact and the panel; outside addresses read no more than they need. */
export const interviewForHost = (interview: ForHost): Mail => {
  const { seekerName, companyName, jobTitle, when, isChange, calendar } = interview;
  return {
    subject: `${isChange ? 'Changed: interview' : 'Interview'} with ${seekerName}: ${jobTitle}`,
    preheader: `${when}.`,
    title: isChange ? `The interview with ${seekerName} was changed` : `Interview with ${seekerName}`,
    blocks: [
      text(
        isChange
          ? 'This is how it stands now.'
          : `${companyName} has invited ${seekerName} to an interview for the job ${jobTitle}. The applicant was told, too.`,
      ),
      planFacts(interview),
      ...(interview.meetingLink ? [button('Open the meeting link', interview.meetingLink)] : []),
      quiet(`To change or cancel it, sign in: ${interview.site.publicUrl}/applications`),
    ],
    reason,
    replyTo: interview.replyTo,
    calendar: { method: 'REQUEST', content: calendar },
  };
};

interface OffForHost {
  site: Site;
  seekerName: string;
  jobTitle: string;
  companyName: string;
  when: string;
  reason: CancelReason;
  replyTo?: Mail['replyTo'];
  calendar: string;
}

const whyOff: Partial<Record<CancelReason, (seekerName: string) => string>> = {
  withdrawn: (seekerName) => `${seekerName} withdrew the application.`,
  user_deleted: () => 'The applicant closed their account.',
  job_deleted: () => 'The job was withdrawn.',
};

/** To the employer's side, at once; also to somebody who is not on the panel any more. */
export const interviewOffForHost = (interview: OffForHost): Mail => {
  const { seekerName, jobTitle, companyName, when, calendar } = interview;
  const why = whyOff[interview.reason]?.(seekerName);
  return {
    subject: `Cancelled: interview with ${seekerName}: ${jobTitle}`,
    preheader: `The interview on ${when} will not take place.`,
    title: `Cancelled: interview with ${seekerName}`,
    blocks: [
      text(`You are not needed for the interview on ${when} for the job ${jobTitle} at ${companyName}.`),
      ...(why ? [text(why)] : []),
    ],
    reason,
    replyTo: interview.replyTo,
    calendar: { method: 'CANCEL', content: calendar },
  };
};

const says: Record<InterviewAnswer, string> = {
  coming: 'will come',
  not_coming: 'cannot come',
  other_time: 'asks for another time',
};

/** To the contact, when the seeker answered. */
export const interviewAnswered = (
  interview: Planned & { seekerName: string; answer: InterviewAnswer; message: string | null },
): Mail => {
  const { seekerName, jobTitle, when, answer, message, site } = interview;
  return {
    subject: `${seekerName} ${says[answer]}: interview for ${jobTitle}`,
    preheader: `${when}.`,
    title: `${seekerName} ${says[answer]}`,
    blocks: [
      text(`${seekerName} answered the invitation to the interview on ${when} for the job ${jobTitle}.`),
      ...(message ? [{ kind: 'quote' as const, text: message }] : []),
      button('See the application', `${site.publicUrl}/applications`),
    ],
    reason: 'You get this mail because you are the contact for this interview.',
  };
};
