import type { CancelReason } from '@workboard/contracts';
import { button, facts, type Mail, quiet, type Site, text } from '../mail.js';
import { sayType } from '../wording.js';

/** What the three interview mails say; `when` is a sentence in Port Moresby time. */
interface InterviewFacts {
  site: Site;
  firstName: string;
  jobTitle: string;
  companyName: string;
  when: string;
  minutes: number;
  calendar: string;
}
interface Planned extends InterviewFacts {
  type: string;
  meetingLink: string | null;
  notes: string | null;
}

const reason = 'You get this mail because of your application; it carries a calendar entry.';

const planned = (interview: Planned) => [
  facts([
    ['When', interview.when],
    ['How long', `${interview.minutes} minutes`],
    ['How', sayType(interview.type)],
    ['Job', interview.jobTitle],
    ['Company', interview.companyName],
    ['Notes', interview.notes],
  ]),
  ...(interview.meetingLink ? [button('Open the meeting link', interview.meetingLink)] : []),
  quiet(`All your interviews: ${interview.site.publicUrl}/applications`),
];

/** To the seeker, when it is planned (decision P11). */
export const interviewInvitation = (interview: Planned): Mail => ({
  subject: `Interview for ${interview.jobTitle}`,
  preheader: `${interview.companyName} invites you: ${interview.when}.`,
  title: 'You are invited to an interview',
  blocks: [
    text(`Hello ${interview.firstName},`),
    text(`${interview.companyName} would like to talk with you about the job ${interview.jobTitle}.`),
    ...planned(interview),
  ],
  reason,
  calendar: { method: 'REQUEST', content: interview.calendar },
});

/** To the seeker, with the plan as it stands now. */
export const interviewChanged = (interview: Planned): Mail => ({
  subject: `Changed: interview for ${interview.jobTitle}`,
  preheader: `Now ${interview.when}.`,
  title: 'Your interview was changed',
  blocks: [
    text(`Hello ${interview.firstName},`),
    text(`${interview.companyName} changed your interview. This is how it stands now.`),
    ...planned(interview),
  ],
  reason,
  calendar: { method: 'REQUEST', content: interview.calendar },
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
export const interviewCancelled = (interview: InterviewFacts & { reason: CancelReason }): Mail => ({
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
  calendar: { method: 'CANCEL', content: interview.calendar },
});
