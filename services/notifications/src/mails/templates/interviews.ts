import type { CancelReason, InterviewAnswer } from '@workboard/contracts';
import { type Block, button, facts, type Mail, quiet, type Site, text } from '../mail.js';
import { sayType } from '../wording.js';

/** What every mail about an interview says; `when` is a sentence in Port Moresby time. */
export interface InterviewFacts {
  site: Site;
  firstName: string;
  jobTitle: string;
  companyName: string;
  when: string;
  replyTo?: Mail['replyTo'];
}
export interface Planned extends InterviewFacts {
  interviewId: number;
  minutes: number;
  type: string;
  meetingLink: string | null;
  place: string | null;
  /** The number that is called. */
  phone: string | null;
  contact: string;
  notes: string | null;
  answer: InterviewAnswer | null;
}

const reason = 'You get this mail because of your application; it carries a calendar entry.';

/** When, where and whom to ask, as both sides read it. */
export const planFacts = (interview: Planned): Block =>
  facts([
    ['When', interview.when],
    ['Where', interview.place],
    ['How', sayType(interview.type)],
    ['How long', `${interview.minutes} minutes`],
    ['Number that is called', interview.phone],
    ['Contact', interview.contact],
    ['Job', interview.jobTitle],
    ['Company', interview.companyName],
    ['Notes', interview.notes],
  ]);

/** Links to a page that asks once more: opening one answers nothing, so mail scanners do no harm. */
const answerLinks = ({ site, interviewId }: Planned): Block[] => {
  const to = (answer: InterviewAnswer) => `${site.publicUrl}/applications?interview=${interviewId}&answer=${answer}`;
  return [
    button('I will come', to('coming')),
    button('I cannot come', to('not_coming')),
    button('Ask for another time', to('other_time')),
  ];
};

const planned = (interview: Planned): Block[] => [
  planFacts(interview),
  ...(interview.meetingLink ? [button('Open the meeting link', interview.meetingLink)] : []),
  ...(interview.answer ? [] : [text('Will you come?'), ...answerLinks(interview)]),
  quiet(
    `Questions? Answer this mail: ${interview.contact} reads it. Nobody may ask you for money for an interview. All your interviews: ${interview.site.publicUrl}/applications`,
  ),
];

/** To the seeker, when it is planned (decision P11). */
export const interviewInvitation = (interview: Planned, calendar: string): Mail => ({
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
export const interviewChanged = (interview: Planned, calendar: string): Mail => ({
  subject: `Changed: interview for ${interview.jobTitle}`,
  preheader: `Now ${interview.when}.`,
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

/** To the seeker, a day and two hours before. */
export const interviewReminder = (interview: Planned): Mail => ({
  subject: `Reminder: interview for ${interview.jobTitle}`,
  preheader: `${interview.when}, ${interview.companyName}.`,
  title: 'Your interview is coming up',
  blocks: [
    text(`Hello ${interview.firstName},`),
    text(`${interview.companyName} expects you on ${interview.when}.`),
    ...planned(interview),
  ],
  reason: 'You get this mail because you have an interview.',
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
    `${companyName} withdrew the job ${jobTitle}, so the interview on ${when} will not take place.`,
};

/** To the seeker, at once; the entry leaves their calendar with it (decision P19). */
export const interviewCancelled = (interview: InterviewFacts & { reason: CancelReason; calendar: string }): Mail => ({
  subject: `Cancelled – do not travel: interview for ${interview.jobTitle}`,
  preheader: `The interview on ${interview.when} will not take place.`,
  title: 'Cancelled – do not travel',
  blocks: [
    text(`Hello ${interview.firstName},`),
    text(cancelledBy[interview.reason](interview)),
    text('Please do not travel to it.'),
    button('See my applications', `${interview.site.publicUrl}/applications`),
  ],
  reason,
  replyTo: interview.replyTo,
  calendar: { method: 'CANCEL', content: interview.calendar },
});
