import { z } from 'zod';
import type { ComposedMail, ComposedSms } from '../../deliveries/composer.js';
import { type Mail, text } from '../../layout/mail.js';
import { defineMessage, type Due } from '../kit/message.js';
import type { MessageTools } from '../kit/tools.js';
import { findPlan, planData, toSeeker, wordsForSeeker } from './interview-tools.js';
import { type Invited, planned, reason } from './interviews.words.js';
import { planText } from './plan-text.js';
import { sampleInterview } from './sample.js';

/** To the seeker, when it is planned (decision P11). */
const invitation = (interview: Invited, calendar: string): Mail => ({
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
const changed = (interview: Invited, calendar: string): Mail => ({
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

/** To the seeker, who was told that it is off (decision P19). */
const onAgain = (interview: Invited, calendar: string): Mail => ({
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

const data = planData.extend({
  /** The seeker was told that it is off, and it takes place after all. */
  restored: z.string().optional(),
});
type DuePlan = Due<z.output<typeof data>>;

/** With the plan's entry for calendars. */
const mail = async ({ data }: DuePlan, tools: MessageTools): Promise<ComposedMail> => {
  const { interviews, notices } = tools;
  const details = await findPlan(data, tools);
  const isKnown = (await notices.find(details.interview.id)) !== null;
  const news = isKnown ? changed : invitation;
  const words = data.restored ? onAgain : news;
  return {
    to: await toSeeker(details, tools),
    mail: words(wordsForSeeker(details, tools), interviews.calendar(details)),
    onSent: (manager) => notices.save(manager, details),
  };
};

const smsWith =
  (newsOf: (data: DuePlan['data']) => string) =>
  async ({ userId, data }: DuePlan, tools: MessageTools): Promise<ComposedSms> =>
    planText(await findPlan(data, tools), { news: newsOf(data), userId }, tools);

/** The first that the seeker reads of it (decision P11). */
export const interviewScheduled = defineMessage({
  kind: 'interview_scheduled',
  priority: 2,
  data,
  mail,
  text: smsWith(() => 'Interview'),
  examples: (samples) => ({ 'interview-invitation': invitation(sampleInterview(samples), '') }),
});

/** With the plan as it stands now. */
export const interviewChanged = defineMessage({
  kind: 'interview_changed',
  priority: 2,
  data,
  mail,
  text: smsWith(({ restored }) => (restored ? 'Interview takes place after all:' : 'Interview changed: now')),
  examples: (samples) => ({
    'interview-changed': changed({ ...sampleInterview(samples), type: 'phone', place: null, phone: '7234 5678' }, ''),
  }),
});
