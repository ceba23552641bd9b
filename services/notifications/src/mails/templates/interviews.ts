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

/** To the seeker; the entry leaves their calendar with it. */
export const interviewCancelled = (interview: InterviewFacts): Mail => ({
  subject: `Cancelled: interview for ${interview.jobTitle}`,
  preheader: `The interview on ${interview.when} will not take place.`,
  title: 'Your interview was cancelled',
  blocks: [
    text(`Hello ${interview.firstName},`),
    text(`${interview.companyName} cancelled the interview on ${interview.when} for the job ${interview.jobTitle}.`),
    button('See my application', `${interview.site.publicUrl}/applications`),
  ],
  reason,
  calendar: { method: 'CANCEL', content: interview.calendar },
});
