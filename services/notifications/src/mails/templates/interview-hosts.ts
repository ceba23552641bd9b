import { answerWords, type CancelReason, type InterviewAnswer } from '@workboard/contracts';
import { button, link, type Mail, quiet, text } from '../mail.js';
import { type InterviewFacts, type Planned, planFacts } from './interviews.js';

interface ForHost extends Planned {
  seekerName: string;
  isChange: boolean;
  calendar: string;
}

const reason = 'You get this mail because you take part in this interview for the employer.';

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
          ? 'This is how it stands now. The applicant is told, too.'
          : `${companyName} has invited ${seekerName} to an interview for the job ${jobTitle}. The applicant is told, too.`,
      ),
      ...(interview.answer ? [text(`${seekerName} ${answerWords[interview.answer].employer}.`)] : []),
      planFacts(interview),
      ...(interview.meetingLink ? [button('Open the meeting link', interview.meetingLink, { isSecond: true })] : []),
      quiet(`Whoever is in the team of ${companyName} can change or cancel it after signing in.`),
      link('Change or cancel it', interview.applicationUrl),
    ],
    reason,
    replyTo: interview.replyTo,
    calendar: { method: 'REQUEST', content: calendar },
  };
};

interface OffForHost extends Omit<InterviewFacts, 'firstName' | 'applicationUrl'> {
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
export const interviewOffForHost = (interview: OffForHost): Mail => {
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

interface Answered extends Planned {
  seekerName: string;
  answer: InterviewAnswer;
  message: string | null;
}

/** To the contact, when the seeker answered. */
export const interviewAnswered = (interview: Answered): Mail => {
  const { seekerName, jobTitle, when, answer, message, applicationUrl, replyTo } = interview;
  const news = `${seekerName} ${answerWords[answer].employer}`;
  return {
    subject: `${news}: interview for ${jobTitle}`,
    preheader: `${when}.`,
    title: news,
    blocks: [
      text(`${seekerName} answered the invitation to the interview on ${when} for the job ${jobTitle}.`),
      ...(message ? [{ kind: 'quote' as const, text: message }] : []),
      button(answer === 'coming' ? 'See the application' : 'Change or cancel it', applicationUrl),
      ...(replyTo ? [quiet(`Answer this mail to write to ${replyTo.name}.`)] : []),
    ],
    reason: 'You get this mail because you are the contact for this interview.',
    replyTo,
  };
};

/** To the contact, the morning after, when nobody said how it went (decision P54). */
export const interviewOutcome = (interview: Planned & { seekerName: string; askUrl: string }): Mail => {
  const { seekerName, jobTitle, when, askUrl, applicationUrl } = interview;
  return {
    subject: `How did it go? Interview with ${seekerName}: ${jobTitle}`,
    preheader: 'Note it for your team, so that the application goes on.',
    title: 'How did the interview go?',
    blocks: [
      text(`The interview with ${seekerName} for the job ${jobTitle} was planned for ${when}.`),
      text('Please note how it went, so that your team knows and the applicant hears what comes next.'),
      button('Say how it went', askUrl),
      quiet('Only your team sees it. We ask this once.'),
      link('See the application', applicationUrl),
    ],
    reason: 'You get this mail because you are the contact for this interview.',
  };
};
