import {
  answerWords,
  type CancelReason,
  type InterviewAnswer,
  interviewAnswers,
  type InterviewType,
} from '@workboard/contracts';
import { type Block, button, facts, link, type Mail, quiet, type Site, text } from '../mail.js';
import { sayType } from '../wording.js';

/** What every mail about an interview says; `when` is a sentence in Port Moresby time. */
export interface InterviewFacts {
  site: Site;
  firstName: string;
  jobTitle: string;
  companyName: string;
  when: string;
  /** The application in the app, as the reader finds it there. */
  applicationUrl: string;
  replyTo?: Mail['replyTo'];
}
export interface Planned extends InterviewFacts {
  minutes: number;
  type: InterviewType;
  meetingLink: string | null;
  place: string | null;
  /** The number that is called. */
  phone: string | null;
  contactName: string;
  /** Their number and address, each a line; may be empty. */
  contactWays: string;
  notes: string | null;
  answer: InterviewAnswer | null;
}
/** `answerUrl` leads to a page that asks once more, signed in or not. */
export type Invited = Planned & { answerUrl: string };

const reason = 'You get this mail because you applied for this job and are invited to an interview.';

/** When, where and whom to ask, as both sides read it. */
export const planFacts = (interview: Planned): Block =>
  facts([
    ['When', interview.when],
    ['Where', interview.place],
    ['How', sayType(interview.type)],
    ['How long', `${interview.minutes} minutes`],
    ['Number that is called', interview.phone],
    ['Contact', [interview.contactName, interview.contactWays].filter(Boolean).join('\n')],
    ['Job', interview.jobTitle],
    ['Company', interview.companyName],
    ['Notes', interview.notes],
  ]);

/** Opening one of these links answers nothing, so mail scanners do no harm (ADR 11). */
const answerBlocks = ({ answer, answerUrl }: Invited): Block[] => {
  if (answer) {
    return [
      text(`Your answer: ${answerWords[answer].own}.`),
      button('Change your answer', answerUrl, { isSecond: true, isSecret: true }),
    ];
  }
  const links = interviewAnswers.map((value, index) =>
    button(answerWords[value].choice, `${answerUrl}?answer=${value}`, { isSecond: index > 0, isSecret: true }),
  );
  return [text('Will you come? You need not sign in to answer.'), ...links];
};

const planned = (interview: Invited): Block[] => [
  planFacts(interview),
  ...(interview.meetingLink ? [button('Open the meeting link', interview.meetingLink, { isSecond: true })] : []),
  ...answerBlocks(interview),
  quiet(`Questions? Answer this mail: it goes to ${interview.replyTo?.name ?? interview.contactName}.`),
  quiet('Nobody may ask you for money for an interview.'),
  link('See my application', interview.applicationUrl),
];

/** To the seeker, when it is planned (decision P11). */
export const interviewInvitation = (interview: Invited, calendar: string): Mail => ({
  subject: `Interview for ${interview.jobTitle}`,
  preheader: `${interview.companyName} invites you: ${interview.when}.`,
  title: 'You are invited to an interview',
  blocks: [
    text(`Hello ${interview.firstName},`),
    text(`${interview.companyName} would like to talk with you about the job ${interview.jobTitle}.`),
    ...planned(interview),
  ],
  reason,
  replyTo: interview.replyTo,
  calendar: { method: 'REQUEST', content: calendar },
});

/** To the seeker, with the plan as it stands now. */
export const interviewChanged = (interview: Invited, calendar: string): Mail => ({
  subject: `Changed: interview for ${interview.jobTitle}`,
  preheader: `${interview.companyName}: now ${interview.when}.`,
  title: 'Your interview was changed',
  blocks: [
    text(`Hello ${interview.firstName},`),
    text(`${interview.companyName} changed your interview. This is how it stands now.`),
    ...planned(interview),
  ],
  reason,
  replyTo: interview.replyTo,
  calendar: { method: 'REQUEST', content: calendar },
});

const reminder = ({ answer, companyName, when }: Invited): string =>
  answer === 'other_time'
    ? `You asked ${companyName} for another time, and it has not been changed. As it stands, the interview is on ${when}.`
    : `${companyName} expects you on ${when}.`;

/** To the seeker, who was told that it is off (decision P19). */
export const interviewOnAgain = (interview: Invited, calendar: string): Mail => ({
  subject: `Takes place after all: interview for ${interview.jobTitle}`,
  preheader: `${interview.companyName} expects you: ${interview.when}.`,
  title: 'Your interview takes place after all',
  blocks: [
    text(`Hello ${interview.firstName},`),
    text(
      `We told you that your interview with ${interview.companyName} was cancelled. The cancellation was taken back: it takes place as planned.`,
    ),
    ...planned(interview),
  ],
  reason,
  replyTo: interview.replyTo,
  calendar: { method: 'REQUEST', content: calendar },
});

/** To the seeker, a day and two hours before. */
export const interviewReminder = (interview: Invited): Mail => ({
  subject: `Reminder: interview for ${interview.jobTitle}`,
  preheader: `${interview.when}, ${interview.companyName}.`,
  title: 'Your interview is coming up',
  blocks: [text(`Hello ${interview.firstName},`), text(reminder(interview)), ...planned(interview)],
  reason,
  replyTo: interview.replyTo,
});

type About = Pick<InterviewFacts, 'companyName' | 'jobTitle' | 'when'>;

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
export const interviewCancelled = (interview: InterviewFacts & { reason: CancelReason; calendar: string }): Mail => {
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
