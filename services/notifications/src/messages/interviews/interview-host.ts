import { answerWords, fullName } from '@workboard/contracts';
import { z } from 'zod';
import { button, link, type Mail, quiet, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';
import { hostAt, mailboxOf } from './host.js';
import { findPlan, planData, wordsOf } from './interview-tools.js';
import { planRows, type Planned } from './interviews.words.js';
import { sampleInterview } from './sample.js';

interface ForHost extends Planned {
  seekerName: string;
  isChange: boolean;
  calendar: string;
}

/** To whoever looks after the job, the contact and the panel; outside addresses read no more than they need. */
const words = (interview: ForHost): Mail => {
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
      planRows(interview),
      ...(interview.meetingLink ? [button('Open the meeting link', interview.meetingLink, { isSecond: true })] : []),
      quiet(`Whoever is in the team of ${companyName} can change or cancel it after signing in.`),
      link('Change or cancel it', interview.applicationUrl),
    ],
    reason: 'You get this mail because you take part in this interview for the employer.',
    replyTo: interview.replyTo,
    calendar: { method: 'REQUEST', content: calendar },
  };
};

export const interviewHost = defineMessage({
  kind: 'interview_host',
  priority: 2,
  data: planData.extend({ host: z.string().default('') }),
  mail: async ({ data }, tools) => {
    const { notices, interviews } = tools;
    const details = await findPlan(data, tools);
    const { interview, organizer, seeker } = details;
    const to = hostAt(data.host);
    const isChange = (await notices.find(interview.id, { address: to.address })) !== null;
    return {
      to,
      mail: words({
        ...wordsOf(details, tools),
        // The contact answers the applicant, everybody else the contact.
        replyTo: to.address === organizer.address ? mailboxOf(seeker) : organizer,
        seekerName: fullName(seeker),
        isChange,
        calendar: interviews.calendar(details, to.address),
      }),
      onSent: (manager) => notices.save(manager, details, to.address),
    };
  },
  examples: (samples) => ({
    'interview-for-host': words({
      ...sampleInterview(samples),
      seekerName: samples.seekerName,
      isChange: false,
      calendar: '',
    }),
  }),
});
