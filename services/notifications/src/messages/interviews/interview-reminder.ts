import { z } from 'zod';
import { Drop } from '../../deliveries/outcome.js';
import type { InterviewDetails } from '../../interviews/interview-lookups.js';
import { type Mail, text } from '../../layout/mail.js';
import { defineMessage, type Due } from '../kit/message.js';
import type { MessageTools } from '../kit/tools.js';
import { findPlan, planData, toSeeker, wordsForSeeker } from './interview-tools.js';
import { type Invited, planned, reason } from './interviews.words.js';
import { planText } from './plan-text.js';
import { sampleInterview } from './sample.js';

const hourMs = 3_600_000;

const lead = ({ answer, companyName, when }: Invited): string =>
  answer === 'other_time'
    ? `You asked ${companyName} for another time, and it has not been changed. As it stands, the interview is on ${when}.`
    : `${companyName} expects you on ${when}.`;

/** To the seeker, a day and two hours before. */
const words = (interview: Invited): Mail => ({
  subject: `Reminder: interview for ${interview.jobTitle}`,
  preheader: `${interview.when}, ${interview.companyName}.`,
  title: 'Your interview is coming up',
  blocks: [text(`Hello ${interview.firstName},`), text(lead(interview)), ...planned(interview)],
  reason,
  replyTo: interview.replyTo,
});

/** `hours`: how long before the interview it was to be sent. */
const data = planData.extend({ hours: z.coerce.number().optional() });
type DueReminder = Due<z.output<typeof data>>;

/** The plan to remind of, unless the seeker said that they cannot come, or the next reminder is due as well. */
const findToRemind = async ({ data }: DueReminder, tools: MessageTools): Promise<InterviewDetails> => {
  const details = await findPlan(data, tools);
  const left = new Date(details.interview.scheduledAt).getTime() - tools.clock.now().getTime();
  if (data.hours === 24 && left <= 2 * hourMs) {
    throw new Drop('the next reminder says it');
  }
  if (details.interview.answer === 'not_coming') {
    throw new Drop('the seeker said that they cannot come');
  }
  return details;
};

export const interviewReminder = defineMessage({
  kind: 'interview_reminder',
  priority: 2,
  data,
  mail: async (due, tools) => {
    const details = await findToRemind(due, tools);
    return { to: await toSeeker(details, tools), mail: words(wordsForSeeker(details, tools)) };
  },
  text: async (due, tools) =>
    planText(await findToRemind(due, tools), { news: 'Reminder: interview', userId: due.userId }, tools),
  examples: (samples) => ({
    'interview-reminder': words({ ...sampleInterview(samples), answer: 'coming' }),
    'interview-reminder-other-time': words({ ...sampleInterview(samples), answer: 'other_time' }),
  }),
});
