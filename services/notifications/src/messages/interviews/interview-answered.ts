import { answerWords, fullName, type InterviewAnswer } from '@workboard/contracts';
import { z } from 'zod';
import { Drop } from '../../deliveries/outcome.js';
import { button, type Mail, quiet, text } from '../../layout/mail.js';
import { defineMessage, id } from '../kit/message.js';
import { mailboxOf } from './host.js';
import { subjectOf, wordsOf } from './interview-tools.js';
import type { Planned } from './interviews.words.js';
import { sampleInterview } from './sample.js';

interface Answered extends Planned {
  seekerName: string;
  answer: InterviewAnswer;
  message: string | null;
}

/** To the contact, when the seeker answered. */
const words = (interview: Answered): Mail => {
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

export const interviewAnswered = defineMessage({
  kind: 'interview_answered',
  priority: 4,
  data: z.object({ interviewId: id }),
  on: {
    'interview.answered': ({ id, answeredAt }) => [
      {
        dedupeKey: `interview_answered.${id}.${answeredAt}`,
        subject: subjectOf(id),
        data: { interviewId: id },
        replaces: 'answered again',
      },
    ],
  },
  mail: async ({ data }, tools) => {
    const details = await tools.interviews.get(data.interviewId);
    const { interview, seeker, organizer, hosts } = details;
    if (!interview.answer || interview.status !== 'scheduled') {
      throw new Drop('the interview was changed since');
    }
    if (hosts.length === 0) {
      throw new Drop('nobody looks after the job');
    }
    return {
      to: { userId: null, ...organizer },
      mail: words({
        ...wordsOf(details, tools),
        replyTo: mailboxOf(seeker),
        seekerName: fullName(seeker),
        answer: interview.answer,
        message: interview.answerText,
      }),
    };
  },
  examples: (samples) => ({
    'interview-answered': words({
      ...sampleInterview(samples),
      seekerName: samples.seekerName,
      replyTo: { name: samples.seekerName, address: 'meri@mail.example' },
      answer: 'other_time',
      message: 'There is no boat on Thursday. Could I come on Friday morning?',
    }),
  }),
});
