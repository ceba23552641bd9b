import { answerWords, type InterviewAnswer, interviewAnswers, type InterviewType } from '@workboard/contracts';
import { type Block, button, rows, link, type Mail, quiet, type Site, text } from '../../layout/mail.js';
import { sayType } from '../../layout/wording.js';

/** What every mail about an interview says; `when` is a sentence in Port Moresby time. */
export interface InterviewAbout {
  site: Site;
  firstName: string;
  jobTitle: string;
  companyName: string;
  when: string;
  /** The application in the app, as the reader finds it there. */
  applicationUrl: string;
  replyTo?: Mail['replyTo'];
}
export interface Planned extends InterviewAbout {
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

/** Why seekers get mails about a plan. */
export const reason = 'You get this mail because you applied for this job and are invited to an interview.';

/** When, where and whom to ask, as both sides read it. */
export const planRows = (interview: Planned): Block =>
  rows([
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

/** The plan with what the seeker can do about it. */
export const planned = (interview: Invited): Block[] => [
  planRows(interview),
  ...(interview.meetingLink ? [button('Open the meeting link', interview.meetingLink, { isSecond: true })] : []),
  ...answerBlocks(interview),
  quiet(`Questions? Answer this mail: it goes to ${interview.replyTo?.name ?? interview.contactName}.`),
  quiet('Nobody may ask you for money for an interview.'),
  link('See my application', interview.applicationUrl),
];
