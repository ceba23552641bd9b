import type { InterviewType } from '@workboard/contracts';
import { button, rows, link, type Mail, quiet, type Site, text } from '../../layout/mail.js';
import { sayType } from '../../layout/wording.js';

/** Times to choose from, as mails say them. */
export interface Offered {
  site: Site;
  firstName: string;
  jobTitle: string;
  companyName: string;
  /** Each as a sentence in Port Moresby time. */
  times: readonly string[];
  minutes: number;
  type: InterviewType;
  place: string | null;
  contactName: string;
  contactWays: string;
  notes: string | null;
  /** Leads to a page that asks once more, signed in or not. */
  chooseUrl: string;
  applicationUrl: string;
  replyTo: NonNullable<Mail['replyTo']>;
}

const reason = 'You get this mail because you applied for this job and were offered times for an interview.';

/** What each of many times would say again; one at a place with another clock says both. */
const usualClock = ' (Port Moresby time)';

const body = (offer: Offered): Mail['blocks'] => [
  rows([
    ['Times', offer.times.map((time) => `• ${time.replace(usualClock, '')}`).join('\n')],
    ['Clock', offer.times.some((time) => time.endsWith(usualClock)) ? 'Port Moresby time' : null],
    ['Where', offer.place],
    ['How', sayType(offer.type)],
    ['How long', `${offer.minutes} minutes`],
    ['Contact', [offer.contactName, offer.contactWays].filter(Boolean).join('\n')],
    ['Job', offer.jobTitle],
    ['Company', offer.companyName],
    ['Notes', offer.notes],
  ]),
  button('Choose a time', offer.chooseUrl, { isSecret: true }),
  quiet('You need not sign in. Others may be offered the same times: the first to choose one has it.'),
  quiet(`None of them suits you? Answer this mail: it goes to ${offer.replyTo.name}.`),
  quiet('Nobody may ask you for money for an interview.'),
  link('See my application', offer.applicationUrl),
];

/** To the seeker, when times are offered (decision P53). */
export const offeredMail = (offer: Offered): Mail => ({
  subject: `Choose a time: interview for ${offer.jobTitle}`,
  preheader: `${offer.companyName} invites you. Choose one of ${offer.times.length} times.`,
  title: 'Choose a time for your interview',
  blocks: [
    text(`Hello ${offer.firstName},`),
    text(`${offer.companyName} would like to talk with you about the job ${offer.jobTitle}. Please choose a time.`),
    ...body(offer),
  ],
  reason,
  replyTo: offer.replyTo,
});

/** To the seeker who has not chosen, a day before the last. */
export const reminderMail = (offer: Offered): Mail => ({
  subject: `Reminder: choose a time for your interview for ${offer.jobTitle}`,
  preheader: `${offer.companyName} waits for your choice.`,
  title: 'You have not chosen a time yet',
  blocks: [
    text(`Hello ${offer.firstName},`),
    text(`${offer.companyName} offered you times for an interview. These are still free.`),
    ...body(offer),
  ],
  reason,
  replyTo: offer.replyTo,
});

/** To the seeker who was offered times and has not chosen, when they are withdrawn. */
export const withdrawnMail = (offer: Omit<Offered, 'times' | 'chooseUrl'>): Mail => ({
  subject: `Times withdrawn: interview for ${offer.jobTitle}`,
  preheader: `${offer.companyName} does not offer these times any more.`,
  title: 'The times are not offered any more',
  blocks: [
    text(`Hello ${offer.firstName},`),
    text(
      `${offer.companyName} withdrew the times that it offered you for an interview for the job ${offer.jobTitle}. You need not choose one. Your application stands as before.`,
    ),
    button('See my application', offer.applicationUrl),
    quiet(`Questions? Answer this mail: it goes to ${offer.replyTo.name}.`),
  ],
  reason,
  replyTo: offer.replyTo,
});
