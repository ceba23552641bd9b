import { fullName } from '@workboard/contracts';
import { Drop } from '../../deliveries/outcome.js';
import { button, link, type Mail, quiet, text } from '../../layout/mail.js';
import { defineMessage } from '../kit/message.js';
import { planData, wordsOf } from './interview-tools.js';
import type { Planned } from './interviews.words.js';
import { sampleInterview } from './sample.js';

/** To the contact, the morning after, when nobody said how it went (decision P54). */
const words = (interview: Planned & { seekerName: string; askUrl: string }): Mail => {
  const { seekerName, jobTitle, when, askUrl, applicationUrl } = interview;
  return {
    subject: `How did it go? Interview with ${seekerName}: ${jobTitle}`,
    preheader: 'Note it for your team, so that the application goes on.',
    title: 'How did the interview go?',
    blocks: [
      text(`The interview with ${seekerName} for the job ${jobTitle} was planned for ${when}.`),
      text('Please note how it went, so that your team knows and the applicant hears what comes next.'),
      button('Say how it went', askUrl),
      quiet('Only your team sees it. We ask this once.'),
      link('See the application', applicationUrl),
    ],
    reason: 'You get this mail because you are the contact for this interview.',
  };
};

/** Unless somebody said so already (decision P54). */
export const interviewOutcome = defineMessage({
  kind: 'interview_outcome',
  priority: 4,
  data: planData,
  mail: async ({ data }, tools) => {
    const details = await tools.interviews.get(data.interviewId);
    const { interview, seeker, organizer, hosts, application } = details;
    if (interview.status === 'cancelled' || interview.outcome || interview.sequence !== data.sequence) {
      throw new Drop('changed, cancelled, or its outcome is noted');
    }
    if (application.withdrawnAt || hosts.length === 0) {
      throw new Drop('nobody is left to ask');
    }
    return {
      to: { userId: null, ...organizer },
      mail: words({
        ...wordsOf(details, tools),
        seekerName: fullName(seeker),
        askUrl: `${tools.env.PUBLIC_URL}/interviews?ask=${interview.id}`,
      }),
    };
  },
  examples: (samples) => ({
    'interview-outcome': words({
      ...sampleInterview(samples),
      seekerName: samples.seekerName,
      askUrl: `${samples.site.publicUrl}/interviews?ask=7`,
    }),
  }),
});
